package tercio.projections;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.game.Event;
import tercio.domain.game.Ruleset;
import tercio.domain.game.Scenario;

/**
 * Attributes the dice of a game to parties.
 *
 * @param known false for a ruleset that does not attribute dice; its dice count for the seats that sent the commands
 */
public record DiceAttribution<S, E extends Event, N extends Scenario>(Ruleset<S, ?, E, N> rules, DieOwner<S, E> owner, boolean known) {

    /** Attribution by a ruleset. A die of no party then belongs to no seat. */
    public DiceAttribution(Ruleset<S, ?, E, N> rules, DieOwner<S, E> owner) {
        this(rules, owner, true);
    }

    /** Attribution for a ruleset that has none. */
    static <S, E extends Event, N extends Scenario> DiceAttribution<S, E, N> unknown(Ruleset<S, ?, E, N> rules) {
        return new DiceAttribution<>(rules, (before, event, roll) -> Optional.empty(), false);
    }

    DiceProjection<S, E> projection() {
        return new DiceProjection<>(owner);
    }

    /** The dice up to a position, those of undone events included. */
    List<DiceProjection.Thrown> diceUpTo(GameHistory history, int position) {
        return history.entriesUpTo(projection(), position);
    }

    /** The statistics of the dice in effect at a position. The other dice up to there count as undone. */
    DiceStatistics statistics(GameHistory history, int position) {
        var dice = history.at(rules, position).entries(projection());
        return DiceStatistics.of(dice, history.openingEvent().seats(),
                history.entriesUpTo(projection(), position).size() - dice.size(), known);
    }

    /** The parties whose dice were thrown at each position, in the order of the dice; empty for a die of no party. */
    Map<Integer, List<String>> parties(GameHistory history) {
        return history.entriesUpTo(projection(), history.position()).stream()
                .collect(Collectors.groupingBy(DiceProjection.Thrown::position, Collectors.mapping(DiceProjection.Thrown::party, Collectors.toList())));
    }
}
