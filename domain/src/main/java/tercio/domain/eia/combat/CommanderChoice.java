package tercio.domain.eia.combat;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;

/** The leader who commands a force (EIA-10.6.1.1.1, EIA-10.6.1.1.3). */
public final class CommanderChoice {

    /**
     * A leader who is with the force.
     *
     * @param leader his id
     * @param seniority the letter on his counter; A is the most senior
     */
    public record Candidate(EiaLeaderId leader, Power power, char seniority) {}

    private CommanderChoice() {}

    /**
     * The leaders who may command: the most senior of the power with most corps among the powers that have a leader here. Where
     * powers have equally many corps each of them has one, and the allies choose; equal letters of one power are a choice too.
     *
     * @param corps the corps of each power that are present; a power that is missing has none
     */
    public static List<Candidate> of(Collection<Candidate> leaders, Map<Power, Integer> corps) {
        int most = leaders.stream().mapToInt(leader -> corps.getOrDefault(leader.power(), 0)).max().orElse(0);
        var best = leaders.stream().filter(leader -> corps.getOrDefault(leader.power(), 0) == most).toList();
        return best.stream().filter(leader -> leader.seniority() == senior(best, leader.power()))
                .sorted(Comparator.comparing(Candidate::power).thenComparing(Candidate::leader)).toList();
    }

    private static char senior(List<Candidate> leaders, Power power) {
        return (char) leaders.stream().filter(leader -> leader.power() == power).mapToInt(Candidate::seniority).min().orElse('Z');
    }

    /**
     * Whether a leader who reinforces takes command: of the power of the commander and senior to him, or where nobody commands.
     *
     * @param commander the present commander, or {@code null}
     */
    public static boolean takesOver(Candidate arriving, Candidate commander) {
        return commander == null || arriving.power() == commander.power() && arriving.seniority() < commander.seniority();
    }
}
