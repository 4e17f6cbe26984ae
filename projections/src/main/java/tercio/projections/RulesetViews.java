package tercio.projections;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.Ruleset;

/** What only a ruleset's own games show: a map, record sheets, a round track, the board as it is printed. */
public interface RulesetViews {

    /** The views for games of this ruleset; none where it is another's. */
    List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset);

    /** The names of its fields in the public interface; empty where the ruleset is another's. */
    default Optional<FieldNames> fieldNames(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** The printed board; empty where the ruleset is another's or has none. */
    default Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** How its games are told; empty where the ruleset is another's. */
    default Optional<Narrator<?, ?, ?>> narrator(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** Whose the dice of its games are; empty where the ruleset is another's. */
    default Optional<DiceAttribution<?, ?, ?>> diceAttribution(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** What its views gather from the events; nothing where the ruleset is another's. */
    default List<EventProjection<?, ?>> projections(Ruleset<?, ?, ?, ?> ruleset) {
        return List.of();
    }

    /** The moments worth going to; empty where the ruleset is another's. */
    default Optional<Moments<?>> moments(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** The printed tables that explanations under this ruleset or edition cite; none where it is another's. */
    default List<PrintedTable> tables(String ruleset) {
        return List.of();
    }
}
