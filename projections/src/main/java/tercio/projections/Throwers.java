package tercio.projections;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/**
 * How a ruleset tells whose a die is.
 *
 * @param known false for a ruleset that does not tell: its dice count for the seats that sent the commands
 */
public record Throwers<S, E extends Event, N extends Scenario>(Ruleset<S, ?, E, N> rules, Thrower<S, E> thrower, boolean known) {

    /** Of a ruleset that tells: what belongs to no party belongs to no seat either, whoever sent the command. */
    public Throwers(Ruleset<S, ?, E, N> rules, Thrower<S, E> thrower) {
        this(rules, thrower, true);
    }

    /** Of a ruleset that does not tell. */
    static <S, E extends Event, N extends Scenario> Throwers<S, E, N> unknown(Ruleset<S, ?, E, N> rules) {
        return new Throwers<>(rules, (before, event, roll) -> Optional.empty(), false);
    }

    DiceNotes<S, E> notes() {
        return new DiceNotes<>(thrower);
    }

    /** How the dice in effect at a position fell; the others up to there are counted as undone. */
    DiceStatistics statistics(Chronicle chronicle, int position) {
        var dice = chronicle.scene(rules, position).notes(notes());
        return DiceStatistics.of(dice, chronicle.opened().seats(),
                chronicle.noted(notes(), position).size() - dice.size(), known);
    }

    /** The parties whose dice were thrown at each position, in the order of the dice; empty for a die of nobody in particular. */
    Map<Integer, List<String>> parties(Chronicle chronicle) {
        return chronicle.noted(notes(), chronicle.position()).stream()
                .collect(Collectors.groupingBy(DiceNotes.Thrown::position, Collectors.mapping(DiceNotes.Thrown::party, Collectors.toList())));
    }
}
