package tercio.domain.eu.common.tables;

import tercio.domain.eu.common.forces.CombatColumn;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.AscendingFigures;
import tercio.domain.table.CsvTable;

/** The combat results table: losses and stars by column and modified roll (EU-BATTLE-CRT). */
public final class CombatResults {

    /** The name of the table in explanations. */
    public static final String NAME = "combat-results";

    private static final int LOWEST = 3;
    private static final int HIGHEST = 14;
    private static final int MOST_LOSSES = 99;
    private static final int MOST_STARS = 9;

    private final LossUnit unit;
    private final int[][] losses = new int[CombatColumn.values().length][HIGHEST + 1];
    private final int[][] stars = new int[CombatColumn.values().length][HIGHEST + 1];

    private CombatResults(LossUnit unit) {
        this.unit = unit;
    }

    static CombatResults read(CsvTable table, LossUnit unit) {
        var results = new CombatResults(unit);
        var rising = new AscendingFigures[CombatColumn.values().length];
        for (var column : CombatColumn.values()) {
            rising[column.ordinal()] = new AscendingFigures(table, Sentence.of("eu.table.series-column").with("column", new Text(column.toString())), HIGHEST - LOWEST + 1);
        }
        for (var row : table.rows()) {
            int column = row.choice("column", CombatColumn.class).ordinal();
            int roll = row.within("roll", LOWEST, HIGHEST);
            results.losses[column][roll] = unit.read(row, "loss", 0, MOST_LOSSES);
            results.stars[column][roll] = row.within("morale_stars", 0, MOST_STARS);
            rising[column].put(roll - LOWEST, row, results.losses[column][roll]);
        }
        for (var column : rising) {
            column.check();
        }
        return results;
    }

    /** The printed row for a modified roll, clamped to the table. */
    public int row(int modified) {
        return Math.clamp(modified, LOWEST, HIGHEST);
    }

    /** Losses in the unit of the edition. */
    public int losses(CombatColumn column, int modified) {
        return losses[column.ordinal()][row(modified)];
    }

    /** The text of a cell: {@code 1 2/3 **}. */
    public String cellText(CombatColumn column, int modified) {
        return format(unit, losses(column, modified), stars(column, modified));
    }

    /** Losses and stars in the notation of players. */
    public static String format(LossUnit unit, int losses, int stars) {
        return losses == 0 && stars == 0 ? "nothing" : ((losses == 0 ? "" : unit.format(losses)) + " " + "*".repeat(stars)).strip();
    }

    /** Stars: the morale that the enemy loses. */
    public int stars(CombatColumn column, int modified) {
        return stars[column.ordinal()][row(modified)];
    }
}
