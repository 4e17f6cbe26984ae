package tercio.domain.eia.combat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CommanderChoice.Candidate;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;

/**
 * The commander among several leaders with an equal claim (EIA-10.6.1.1.1): the one whom all powers of these leaders name, else the
 * one whom the power with the highest die names. Shared by all combats that have a commander.
 *
 * @param candidates the leaders with an equal claim, as {@link CommanderChoice} finds them
 * @param namings the leader whom each power has named so far
 */
public record CommanderAgreement(List<Candidate> candidates, Map<Power, EiaLeaderId> namings) {

    public CommanderAgreement {
        candidates = List.copyOf(candidates);
        namings = Map.copyOf(namings);
    }

    /** Whether there is anything to agree about. */
    public boolean isNeeded() {
        return candidates.size() > 1;
    }

    /** The powers that have a say: those of the leaders. */
    public List<Power> powers() {
        return candidates.stream().map(Candidate::power).distinct().sorted().toList();
    }

    /** The powers that have not named a leader; none where nothing is to agree about. */
    public List<Power> powersToAsk() {
        return isNeeded() ? powers().stream().filter(power -> !namings.containsKey(power)).toList() : List.of();
    }

    /** The leader whom all name; empty while a power is asked, and where they differ. */
    public Optional<EiaLeaderId> agreedLeader() {
        var named = powers().stream().map(namings::get).distinct().toList();
        return powersToAsk().isEmpty() && named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }

    /** The powers with the highest die among those that rolled; several roll again. */
    public static List<Power> highest(Map<Power, Integer> dice) {
        int best = dice.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return dice.entrySet().stream().filter(entry -> entry.getValue() == best).map(Map.Entry::getKey).sorted().toList();
    }
}
