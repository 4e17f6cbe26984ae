package tercio.projections;

import java.util.Optional;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/** How a ruleset tells whose a die is. */
public record Throwers<S, E extends Event, N extends Scenario>(Ruleset<S, ?, E, N> rules, Thrower<S, E> thrower) {

    /** Of a ruleset that does not tell. */
    static <S, E extends Event, N extends Scenario> Throwers<S, E, N> unknown(Ruleset<S, ?, E, N> rules) {
        return new Throwers<>(rules, (before, event, roll) -> Optional.empty());
    }

    DiceNotes<S, E> notes() {
        return new DiceNotes<>(thrower);
    }

    /** How the dice in effect at a position fell; the others up to there are counted as undone. */
    DiceStatistics statistics(Chronicle chronicle, int position) {
        var dice = chronicle.scene(rules, position).notes(notes());
        return DiceStatistics.of(dice, chronicle.opened().seats(), chronicle.noted(notes(), position) - dice.size());
    }
}
