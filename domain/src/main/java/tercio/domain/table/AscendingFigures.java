package tercio.domain.table;

import java.util.Arrays;

/**
 * Checks a series of cells, one for each step of a roll or a size: no cell is missing, none occurs twice, and no figure is
 * less than the one before it.
 */
public final class AscendingFigures {

    private final String what;
    private final CsvTable table;
    private final CsvTable.Row[] rows;
    private final int[] values;

    /**
     * @param what the name of the series, for messages: {@code column C}
     * @param cells the number of cells
     */
    public AscendingFigures(CsvTable table, String what, int cells) {
        this.table = table;
        this.what = what;
        rows = new CsvTable.Row[cells];
        values = new int[cells];
    }

    /** Enters the figure of a cell, counted from 0. */
    public void put(int cell, CsvTable.Row row, int value) {
        if (rows[cell] != null) {
            throw row.fault(what, "stands on line " + rows[cell].line() + " already");
        }
        rows[cell] = row;
        values[cell] = value;
    }

    /** Throws a fault if a cell is missing or a figure is less than the one before it. */
    public void check() {
        int missing = Arrays.asList(rows).indexOf(null);
        if (missing >= 0) {
            throw table.fault(table.rows().isEmpty() ? 1 : table.rows().getLast().line(),
                    "the table has " + (rows.length - Arrays.stream(rows).filter(row -> row == null).count()) + " of "
                            + rows.length + " figures for " + what);
        }
        for (int cell = 1; cell < rows.length; cell++) {
            if (values[cell] < values[cell - 1]) {
                throw rows[cell].fault(what, values[cell] + " is less than the " + values[cell - 1] + " on line " + rows[cell - 1].line());
            }
        }
    }
}
