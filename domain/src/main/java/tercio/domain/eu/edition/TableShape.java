package tercio.domain.eu.edition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
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

    /** Refuses a table with other columns, one that breaks off, and one with the same line twice. */
    void check(CsvTable own) {
        var missing = new HashSet<>(inThirds(printed.columns()));
        missing.removeAll(inThirds(own.columns()));
        if (!missing.isEmpty()) {
            throw own.fault(1, "the header lacks " + String.join(", ", List.copyOf(missing)));
        }
        var seen = new HashSet<String>();
        for (var row : own.rows()) {
            if (!seen.add(row.toString())) {
                throw own.fault(row.line(), "the line stands twice");
            }
        }
        boolean free = FREE.stream().anyMatch(name -> own.name().endsWith(name));
        if (!free && own.rows().size() < printed.rows().size()) {
            int last = own.rows().isEmpty() ? 1 : own.rows().getLast().line();
            throw own.fault(last, "the table breaks off after " + own.rows().size() + " lines where the printed one has "
                    + printed.rows().size());
        }
    }

    /** The same column may be given in any unit of losses. */
    private static Set<String> inThirds(Set<String> columns) {
        var names = new HashSet<String>();
        columns.forEach(column -> names.add(column.replace(LossUnit.HALF.column(), LossUnit.THIRD.column())));
        return names;
    }
}
