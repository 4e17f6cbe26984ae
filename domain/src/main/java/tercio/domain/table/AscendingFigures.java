package tercio.domain.table;

import java.util.Arrays;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * Checks a series of cells, one for each step of a roll or a size: no cell is missing, none occurs twice, and no figure is
 * less than the one before it.
 */
public final class AscendingFigures {

    private final Sentence what;
    private final CsvTable table;
    private final CsvTable.Row[] rows;
    private final int[] values;

    /**
     * @param what the name of the series: {@code column C}
     * @param cells the number of cells
     */
    public AscendingFigures(CsvTable table, Sentence what, int cells) {
        this.table = table;
        this.what = what;
        rows = new CsvTable.Row[cells];
        values = new int[cells];
    }

    /** Enters the figure of a cell, counted from 0. */
    public void put(int cell, CsvTable.Row row, int value) {
        if (rows[cell] != null) {
            throw row.faultOf(what, Sentence.of("kernel.table.stands-already").with("line", rows[cell].line()));
        }
        rows[cell] = row;
        values[cell] = value;
    }

    /** Throws a fault if a cell is missing or a figure is less than the one before it. */
    public void check() {
        int missing = Arrays.asList(rows).indexOf(null);
        if (missing >= 0) {
            int present = (int) Arrays.stream(rows).filter(row -> row != null).count();
            throw table.fault(table.rows().isEmpty() ? 1 : table.rows().getLast().line(),
                    Sentence.of("kernel.table.figures").with("count", present).with("most", rows.length).with("what", Argument.of(what)));
        }
        for (int cell = 1; cell < rows.length; cell++) {
            if (values[cell] < values[cell - 1]) {
                throw rows[cell].faultOf(what, Sentence.of("kernel.table.out-of-order").with("value", values[cell]).with("rises", true)
                        .with("before", values[cell - 1]).with("line", rows[cell - 1].line()));
            }
        }
    }
}
