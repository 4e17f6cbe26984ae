package tercio.adapters.archive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import tercio.domain.game.Id;

/** The rows that a game adds to the tables, by the names of the tables. */
public final class ArchiveRows {

    /** @param values of the columns of the table, in their order; {@code null} where there is none */
    record Row(int position, Object[] values) {}

    private final Map<String, List<Row>> tables = new TreeMap<>();

    /**
     * Adds a row.
     *
     * @param position of the event that it stands for, 1 or more
     * @param values of the table's own columns: texts, ids, whole numbers, doubles, booleans, instants; {@code null} where there is none
     */
    public void add(String table, int position, Object... values) {
        tables.computeIfAbsent(table, first -> new ArrayList<>()).add(new Row(position, Arrays.stream(values).map(value -> value instanceof Id id ? id.value() : value).toArray()));
    }

    /**
     * Makes room for further values in the rows of a table.
     *
     * @param columns that they have then
     * @param filling puts the values in
     */
    void complete(String table, int columns, Consumer<Row> filling) {
        tables.computeIfPresent(table, (name, rows) -> {
            var complete = new ArrayList<Row>(rows.size());
            for (var row : rows) {
                var wider = new Row(row.position(), Arrays.copyOf(row.values(), columns));
                filling.accept(wider);
                complete.add(wider);
            }
            return complete;
        });
    }

    List<Row> of(String table) {
        return tables.getOrDefault(table, List.of());
    }
}
