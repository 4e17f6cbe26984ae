package tercio.domain.eia.common.tables;

import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The pursuit table: the percentage of the victor's cavalry by pursuit class and modified die (EIA-7.5.2.10.2). */
public final class PursuitTable {

    /** The name of the table in explanations. */
    public static final String NAME = "pursuit";

    /** The greatest pursuit class. */
    public static final int CLASSES = 5;

    private static final int LAST_DIE = 7;

    /** One cell. */
    public record Cell(int percentage, boolean reconstructed) {}

    private final Cell[][] cells = new Cell[CLASSES + 1][LAST_DIE + 1];

    private PursuitTable() {}

    static PursuitTable read(CsvTable table, CasualtyPercentages percentages) {
        var pursuit = new PursuitTable();
        for (var row : table.rows()) {
            int column = row.within("pursuit_class", 1, CLASSES);
            int die = row.within("die", 1, LAST_DIE);
            if (pursuit.cells[column][die] != null) {
                throw row.fault("die", Sentence.of("eia.table.twice").with("what", "cell"));
            }
            pursuit.cells[column][die] = new Cell(percentages.knownPercentage(row, "loss_pct"), TableMarks.isReconstructed(row));
        }
        if (table.rows().size() != CLASSES * LAST_DIE) {
            throw table.fault(1, Sentence.of("eia.table.cells").with("chart", false).with("count", table.rows().size()).with("most", CLASSES * LAST_DIE));
        }
        return pursuit;
    }

    /** The cell of a class, 1 to 5, and a modified die. */
    public Cell at(int pursuitClass, int modified) {
        return cells[pursuitClass][row(modified)];
    }

    /** The row of a modified die. */
    public int row(int modified) {
        return Math.clamp(modified, 1, LAST_DIE);
    }
}
