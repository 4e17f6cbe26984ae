package tercio.domain.table;

import java.util.Arrays;

/**
 * Checks figures that stand in a row of cells, each for the next step of a roll or a size: every cell is there, none
 * stands twice, and none is less than the one before it.
 */
public final class AscendingFigures {

    private final String what;
    private final CsvTable table;
    private final CsvTable.Row[] rows;
    private final int[] values;

    /**
     * @param what whose figures they are, for faults: {@code column C}
     * @param cells how many there must be
     */
    public AscendingFigures(CsvTable table, String what, int cells) {
        this.table = table;
        this.what = what;
        rows = new CsvTable.Row[cells];
        values = new int[cells];
    }

    /** Notes the figure of a cell, counted from 0. */
    public void put(int cell, CsvTable.Row row, int value) {
        if (rows[cell] != null) {
            throw row.fault(what, "stands on line " + rows[cell].line() + " already");
        }
        rows[cell] = row;
        values[cell] = value;
    }

    /** Refuses a gap, and a figure less than the one before it. */
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
