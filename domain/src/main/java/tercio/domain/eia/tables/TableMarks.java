package tercio.domain.eia.tables;

import tercio.domain.table.CsvTable;

/** Marks of a table line whose figure is lost and was reconstructed. */
final class TableMarks {

    private static final String FLAG = "reconstructed";
    private static final String CONFIDENCE = "confidence";

    private TableMarks() {}

    /** A user's table without such a column holds the user's own figures. */
    static boolean reconstructed(CsvTable.Row row) {
        return row.knows(FLAG) ? row.flag(FLAG) : row.knows(CONFIDENCE) && row.text(CONFIDENCE).equals(FLAG);
    }
}
