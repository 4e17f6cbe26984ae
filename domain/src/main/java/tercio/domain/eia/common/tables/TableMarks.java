package tercio.domain.eia.common.tables;

import tercio.domain.table.CsvTable;

/** Marks of a table line whose figure is lost and was reconstructed. */
final class TableMarks {

    private static final String FLAG = "reconstructed";
    private static final String CONFIDENCE = "confidence";

    private TableMarks() {}

    /** A user's table without such a column holds the user's own figures. */
    static boolean isReconstructed(CsvTable.Row row) {
        return row.hasColumn(FLAG) ? row.isSet(FLAG) : row.hasColumn(CONFIDENCE) && row.text(CONFIDENCE).equals(FLAG);
    }
}
