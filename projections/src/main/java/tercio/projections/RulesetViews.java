package tercio.projections;

import java.util.List;
import java.util.Optional;
import tercio.domain.game.Ruleset;
import tercio.domain.table.EnteredTables;

/** A rulebook's part in the read side: its views, printed board, tables and names. */
public interface RulesetViews {

    /** The views for games of a ruleset; none for another rulebook's ruleset. */
    List<View<?>> of(Ruleset<?, ?, ?, ?> ruleset);

    /** The names of its fields in the public interface; empty for another rulebook's ruleset. */
    default Optional<FieldNames> fieldNames(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** The printed board; empty for another rulebook's ruleset, or where there is none. */
    default Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /**
     * The part of the printed board on one of its sheets; empty for another rulebook's ruleset, or where its board has no such sheet. A
     * board of a single sheet is shown whole.
     */
    default Optional<PrintedBoard> board(Ruleset<?, ?, ?, ?> ruleset, String sheet) {
        return board(ruleset).filter(board -> board.sheet(sheet).isPresent());
    }

    /** The attribution of its dice to parties; empty for another rulebook's ruleset. */
    default Optional<DiceAttribution<?, ?, ?>> diceAttribution(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /**
     * The projection of statistics beside dice, one of {@link #projections}; empty for another rulebook's ruleset, or where there is none.
     */
    default Optional<EventProjection<?, TallyEntry>> tally(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** The projections from which its views are drawn; none for another rulebook's ruleset. */
    default List<EventProjection<?, ?>> projections(Ruleset<?, ?, ?, ?> ruleset) {
        return List.of();
    }

    /** The moments of its games; empty for another rulebook's ruleset. */
    default Optional<Moments<?>> moments(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** Its part in the report of a stretch of a game; empty for another rulebook's ruleset. */
    default Optional<ReportSource<?>> report(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** Its comparison of two boards; empty for another rulebook's ruleset. */
    default Optional<BoardComparison<?>> comparison(Ruleset<?, ?, ?, ?> ruleset) {
        return Optional.empty();
    }

    /** The printed tables that explanations under this ruleset or edition cite; none for another rulebook's. */
    default List<PrintedTable> tables(String ruleset) {
        return List.of();
    }

    /** The same tables with what an owner entered for a game in the place of the printed ones. */
    default List<PrintedTable> tables(String ruleset, EnteredTables entered) {
        return tables(ruleset);
    }
}
