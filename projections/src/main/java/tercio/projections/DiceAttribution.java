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
public record DiceAttribution<S, E extends Event, N extends Scenario>(Ruleset<S, ?, E, N> rules, DieOwner<S, E> thrower, boolean known) {

    /** Of a ruleset that tells: what belongs to no party belongs to no seat either, whoever sent the command. */
    public DiceAttribution(Ruleset<S, ?, E, N> rules, DieOwner<S, E> thrower) {
        this(rules, thrower, true);
    }

    /** Of a ruleset that does not tell. */
    static <S, E extends Event, N extends Scenario> DiceAttribution<S, E, N> unknown(Ruleset<S, ?, E, N> rules) {
        return new DiceAttribution<>(rules, (before, event, roll) -> Optional.empty(), false);
    }

    DiceProjection<S, E> projection() {
        return new DiceProjection<>(thrower);
    }

    /** How the dice in effect at a position fell; the others up to there are counted as undone. */
    DiceStatistics statistics(GameHistory history, int position) {
        var dice = history.at(rules, position).entries(projection());
        return DiceStatistics.of(dice, history.opened().seats(),
                history.entriesUpTo(projection(), position).size() - dice.size(), known);
    }

    /** The parties whose dice were thrown at each position, in the order of the dice; empty for a die of nobody in particular. */
    Map<Integer, List<String>> parties(GameHistory history) {
        return history.entriesUpTo(projection(), history.position()).stream()
                .collect(Collectors.groupingBy(DiceProjection.Thrown::position, Collectors.mapping(DiceProjection.Thrown::party, Collectors.toList())));
    }
}
