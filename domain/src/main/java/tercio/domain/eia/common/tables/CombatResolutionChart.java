package tercio.domain.eia.common.tables;

import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The combat resolution chart: percentage loss and morale loss by combat table and modified die (EIA-7.5.2.9). */
public final class CombatResolutionChart {

    /** The name of the table in explanations. */
    public static final String NAME = "combat-resolution";

    private static final int LAST_DIE = 7;
    private static final int MOST_MORALE = 99;

    /**
     * One cell.
     *
     * @param percentage of the factors of the side that rolled
     * @param morale morale loss of the enemy in tenths
     */
    public record Result(int percentage, int morale, boolean reconstructed) {}

    private final Result[][][] results = new Result[CombatTable.LEVELS + 1][CombatTable.LEVELS + 1][LAST_DIE + 1];

    private CombatResolutionChart() {}

    static CombatResolutionChart read(CsvTable table, CasualtyPercentages percentages) {
        var chart = new CombatResolutionChart();
        for (var row : table.rows()) {
            int casualty = row.within("casualty_level", 1, CombatTable.LEVELS);
            int morale = row.within("morale_level", 1, CombatTable.LEVELS);
            int die = row.within("die", 0, LAST_DIE);
            if (chart.results[casualty][morale][die] != null) {
                throw row.fault("die", Sentence.of("eia.table.twice").with("what", "cell"));
            }
            chart.results[casualty][morale][die] = new Result(percentages.knownPercentage(row, "loss_pct"),
                    row.within("morale_loss_tenths", 0, MOST_MORALE), TableMarks.isReconstructed(row));
        }
        chart.checkComplete(table);
        return chart;
    }

    private void checkComplete(CsvTable table) {
        for (int casualty = 1; casualty <= CombatTable.LEVELS; casualty++) {
            for (int morale = 1; morale <= CombatTable.LEVELS; morale++) {
                for (int die = 0; die <= LAST_DIE; die++) {
                    if (results[casualty][morale][die] == null) {
                        throw table.fault(1, Sentence.of("eia.table.lacks-die").with("table", new Text(casualty + "-" + morale)).with("die", die));
                    }
                }
            }
        }
    }

    /** The result of a modified die; dice beyond the chart are read at its end. */
    public Result at(CombatTable table, int modified) {
        return results[table.casualtyLevel()][table.moraleLevel()][row(modified)];
    }

    /** The row of a modified die. */
    public int row(int modified) {
        return Math.clamp(modified, 0, LAST_DIE);
    }
}
