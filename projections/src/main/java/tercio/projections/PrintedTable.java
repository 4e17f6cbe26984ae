package tercio.projections;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A printed table as a grid. Explanations name the same labels of rows and columns, so that readers find the cell that was
 * read.
 *
 * @param id as explanations name it
 * @param reconstructed whether some figures are not those of the edition
 */
public record PrintedTable(String id, String title, boolean reconstructed, List<String> columns, List<Row> rows) {

    /** @param cells one for each column; empty for an unprinted cell */
    public record Row(String label, List<String> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    public PrintedTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** A grid with a cell for each row and column. */
    public static <R, C> PrintedTable of(String id, String title, List<R> rows, Function<R, String> rowLabel, List<C> columns,
            Function<C, String> columnLabel, BiFunction<R, C, String> cell) {
        return new PrintedTable(id, title, false, columns.stream().map(columnLabel).toList(), rows.stream()
                .map(row -> new Row(rowLabel.apply(row), columns.stream().map(column -> cell.apply(row, column)).toList()))
                .toList());
    }

    /** A copy marked as reconstructed or not. */
    public PrintedTable withReconstructed(boolean are) {
        return new PrintedTable(id, title, are, columns, rows);
    }
}
