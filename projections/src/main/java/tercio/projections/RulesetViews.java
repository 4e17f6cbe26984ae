package tercio.projections;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.Ruleset;

/** What a rulebook adds to the read side: its views, printed board, tables and names. */
public interface RulesetViews {

    /** The views for games of a ruleset; none for rulesets of others. */
    List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset);

    /** The names of its fields in the public interface; empty where the ruleset is another's. */
    default Optional<FieldNames> fieldNames(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** The printed board; empty where the ruleset is another's or has none. */
    default Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /**
     * The part of the printed board that one of its sheets shows; empty where the ruleset is another's, or its board has no such sheet. What
     * is printed on a single sheet is all of it.
     */
    default Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset, String sheet) {
        return board(ruleset).filter(board -> board.sheet(sheet).isPresent());
    }

    /** The attribution of its dice to parties; empty where the ruleset is another's. */
    default Optional<DiceAttribution<?, ?, ?>> diceAttribution(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /**
     * The projection of what statistics count beside dice, one of {@link #projections}; empty where the ruleset is another's or counts nothing
     * else.
     */
    default Optional<EventProjection<?, TallyEntry>> tally(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** The projections from which its views are drawn; none where the ruleset is another's. */
    default List<EventProjection<?, ?>> projections(Ruleset<?, ?, ?, ?> ruleset) {
        return List.of();
    }

    /** The moments of its games; empty where the ruleset is another's. */
    default Optional<Moments<?>> moments(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** What it tells of a stretch of its games; empty where the ruleset is another's. */
    default Optional<ReportSource<?>> report(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** How it says what differs between two boards; empty where the ruleset is another's. */
    default Optional<BoardComparison<?>> comparison(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** The printed tables that explanations under this ruleset or edition cite; none where it is another's. */
    default List<PrintedTable> tables(String ruleset) {
        return List.of();
    }
}
