package tercio.domain.eu.edition;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tercio.domain.table.CsvTable;

/**
 * What a user's table has to have in common with the printed one whose place it takes: the columns, and a line for each
 * printed line. Figures are checked where they are read.
 */
final class TableShape {

    /** Their lines are ranges or single figures, so another number of them is no fault by itself. */
    private static final Set<String> FREE = Set.of("retreat.csv", "undermining.csv", "constants.csv", "edition.csv");

    private final CsvTable printed;

    private TableShape(CsvTable printed) {
        this.printed = printed;
    }

    static TableShape of(CsvTable printed) {
        return new TableShape(printed);
    }

    /** Refuses a table that lacks a column, one that breaks off, and one with two lines for the same place. */
    void check(CsvTable own) {
        var missing = new TreeSet<>(inThirds(printed.columns()));
        missing.removeAll(inThirds(own.columns()));
        if (!missing.isEmpty()) {
            throw own.fault(1, "the header lacks " + String.join(", ", missing));
        }
        refuseContradictions(own, keys());
        boolean free = FREE.stream().anyMatch(name -> own.name().endsWith(name));
        if (!free && inThirds(own.columns()).equals(own.columns()) && own.rows().size() < printed.rows().size()) {
            int last = own.rows().isEmpty() ? 1 : own.rows().getLast().line();
            throw own.fault(last, "the table breaks off after " + own.rows().size() + " lines where the printed one has "
                    + printed.rows().size());
        }
    }

    /** The first columns of the printed table that tell its lines apart. */
    private List<String> keys() {
        var columns = List.copyOf(printed.columns());
        int count = 1;
        while (count < columns.size() && !apart(columns.subList(0, count))) {
            count++;
        }
        return columns.subList(0, count);
    }

    private boolean apart(List<String> keys) {
        return printed.rows().stream().map(row -> key(row, keys)).distinct().count() == printed.rows().size();
    }

    private static void refuseContradictions(CsvTable own, List<String> keys) {
        var seen = new HashMap<String, Integer>();
        for (var row : own.rows()) {
            var before = seen.putIfAbsent(key(row, keys), row.line());
            if (before != null) {
                throw own.fault(row.line(), "contradicts or repeats line " + before);
            }
        }
    }

    private static String key(CsvTable.Row row, List<String> keys) {
        return keys.stream().map(name -> row.text(row.knows(name) ? name : name.replace(LossUnit.THIRD.column(), LossUnit.HALF.column())))
                .collect(Collectors.joining(","));
    }

    /** The same column may be given in any unit of losses. */
    private static Set<String> inThirds(Set<String> columns) {
        var names = new HashSet<String>();
        columns.forEach(column -> names.add(column.replace(LossUnit.HALF.column(), LossUnit.THIRD.column())));
        return names;
    }
}
