package tercio.projections;

import java.util.Optional;
import tercio.domain.dice.Roll;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/** How a ruleset tells whose a die is. */
public record Throwers<S, E extends Event, N extends Scenario>(Ruleset<S, ?, E, N> rules, Thrower<S, E> thrower) {

    /** Of a ruleset that does not tell. */
    static <S, E extends Event, N extends Scenario> Throwers<S, E, N> unknown(Ruleset<S, ?, E, N> rules) {
        return new Throwers<>(rules, new Nobody<>());
    }

    /** Equal to each other, so that a fold with it is found again. */
    private record Nobody<S, E extends Event>() implements Thrower<S, E> {
        @Override
        public Optional<String> of(S before, E event, Roll roll) {
            return Optional.empty();
        }
    }

    /** How the dice in effect at a position fell; the others up to there are counted as undone. */
    DiceStatistics statistics(Chronicle chronicle, int position) {
        var dice = chronicle.at(new DiceFold<>(rules, thrower), position).dice();
        int all = chronicle.events().subList(0, position).stream().mapToInt(event -> event.envelope().rolls().size()).sum();
        return DiceStatistics.of(dice, chronicle.opened().seats(), all - dice.size());
    }
}
