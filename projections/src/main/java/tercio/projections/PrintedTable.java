package tercio.projections;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A printed table as a grid. The labels of its rows and columns are those that an explanation names, so that the cell
 * that was read can be found.
 *
 * @param id as explanations name it
 * @param reconstructed whether figures in it are not the edition's own
 */
public record PrintedTable(String id, String title, boolean reconstructed, List<String> columns, List<Row> rows) {

    /** @param cells one for each column; empty where nothing is printed */
    public record Row(String label, List<String> cells) {
        public Row {
            cells = List.copyOf(cells);
        }
    }

    public PrintedTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** A grid of all that stands where a row and a column meet. */
    public static <R, C> PrintedTable of(String id, String title, List<R> rows, Function<R, String> rowLabel, List<C> columns,
            Function<C, String> columnLabel, BiFunction<R, C, String> cell) {
        return new PrintedTable(id, title, false, columns.stream().map(columnLabel).toList(), rows.stream()
                .map(row -> new Row(rowLabel.apply(row), columns.stream().map(column -> cell.apply(row, column)).toList()))
                .toList());
    }

    /** The same with the mark that figures in it are not the edition's own. */
    public PrintedTable reconstructed(boolean are) {
        return new PrintedTable(id, title, are, columns, rows);
    }
}
