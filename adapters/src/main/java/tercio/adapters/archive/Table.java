package tercio.adapters.archive;

import java.util.Collections;
import java.util.List;

/**
 * An answer.
 *
 * @param rows values in the order of the columns: texts, numbers, booleans, lists of these, {@code null}
 * @param cut whether there were more rows
 */
public record Table(List<Column> columns, List<List<Object>> rows, boolean cut) {

    /** @param type text, whole, number, flag, instant or list */
    public record Column(String name, String type, String unit) {}

    public Table {
        columns = List.copyOf(columns);
        rows = rows.stream().map(Collections::unmodifiableList).toList();
    }
}
