package tercio.domain.eu.common.edition;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/**
 * The required shape of a user's table that replaces a printed one: the same columns, and a line for each
 * printed line. Figures are checked when they are read.
 */
final class TableShape {

    /** Tables whose lines are ranges, so a user may choose other ranges. */
    private static final Set<String> RANGES = Set.of("retreat.csv", "undermining.csv", "rounds_start.csv", "rounds_track.csv",
            "size_differential_sea.csv", "conquistadors.csv", "discoveries_half.csv", "attrition_europe.csv", "artillery_bonus.csv");
    /** Tables with ranges whose number may also differ. */
    private static final Set<String> ANY_NUMBER = Set.of("retreat.csv", "undermining.csv");
    /** Tables to which a user may add countries. */
    private static final Set<String> COUNTRIES = Set.of("army_class_members.csv", "artillery_per_army.csv", "replacement_leaders.csv",
            "cavalry_bonus.csv");

    private final CsvTable printed;

    private TableShape(CsvTable printed) {
        this.printed = printed;
    }

    static TableShape of(CsvTable printed) {
        return new TableShape(printed);
    }

    /** Refuses a table that lacks a column, is truncated, or has two lines for the same key. */
    void check(CsvTable own) {
        var missing = new TreeSet<>(inThirds(printed.columns()));
        missing.removeAll(inThirds(own.columns()));
        if (!missing.isEmpty()) {
            throw own.fault(1, Sentence.of("eu.table.lacks-columns").with("columns", new Text(String.join(", ", missing))));
        }
        refuseContradictions(own, keys());
        boolean sameUnit = own.columns().containsAll(printed.columns());
        if (!isAmong(ANY_NUMBER) && sameUnit && own.rows().size() < printed.rows().size()) {
            throw own.fault(last(own), Sentence.of("eu.table.ends").with("count", own.rows().size()).with("most", printed.rows().size()));
        }
        new CellKinds(printed, own).check();
        if (!isAmong(RANGES) && sameUnit) {
            refuseOtherLines(own);
        }
        TableOrders.check(printed, own);
    }

    private boolean isAmong(Set<String> tables) {
        return tables.stream().anyMatch(printed.name()::endsWith);
    }

    private static int last(CsvTable own) {
        return own.rows().isEmpty() ? 1 : own.rows().getLast().line();
    }

    /** Refuses an unknown line, a missing line, and a word in place of a single figure. */
    private void refuseOtherLines(CsvTable own) {
        var keys = keys();
        var lacking = new LinkedHashMap<String, CsvTable.Row>();
        printed.rows().forEach(row -> lacking.put(key(row, keys), row));
        for (var row : own.rows()) {
            var line = lacking.remove(key(row, keys));
            if (line == null && !isAmong(COUNTRIES)) {
                throw row.faultOf(together(keys), Sentence.of("eu.table.no-line").with("line", new Text(key(row, keys))));
            }
            if (line != null && line.hasColumn("value")) {
                single(row, line);
            }
        }
        if (!lacking.isEmpty()) {
            throw own.fault(last(own), Sentence.of("eu.table.lacks-line").with("line", new Text(lacking.keySet().iterator().next())));
        }
    }

    private static void single(CsvTable.Row row, CsvTable.Row line) {
        if (!CellKinds.isFigure(line.text("value"))) {
            if (!row.text("value").equals(line.text("value"))) {
                throw row.fault("value", Sentence.of("eu.table.not-printed").with("value", new Text(row.text("value"))).with("printed", new Text(line.text("value"))));
            }
        } else {
            FigureRanges.checkSingle(row, line);
        }
    }

    /** The first columns of the printed table that identify its lines uniquely. */
    private List<String> keys() {
        var columns = printed.columns().stream().filter(name -> !name.equals("name")).toList();
        int count = 1;
        while (count < columns.size() && !areUnique(columns.subList(0, count))) {
            count++;
        }
        return columns.subList(0, count);
    }

    private boolean areUnique(List<String> keys) {
        return printed.rows().stream().map(row -> key(row, keys)).distinct().count() == printed.rows().size();
    }

    private static void refuseContradictions(CsvTable own, List<String> keys) {
        var seen = new HashMap<String, Integer>();
        for (var row : own.rows()) {
            var before = seen.putIfAbsent(key(row, keys), row.line());
            if (before != null) {
                throw own.fault(row.line(), Sentence.of("eu.table.repeats").with("line", before));
            }
        }
    }

    /** The columns that identify a line: {@code roll and column}. */
    private static Sentence.Keyed together(List<String> keys) {
        var named = Sentence.of("eu.table.column").with("name", new Text(keys.getFirst()));
        for (var key : keys.subList(1, keys.size())) {
            named = Sentence.of("eu.table.columns").with("before", named).with("name", new Text(key));
        }
        return named;
    }

    private static String key(CsvTable.Row row, List<String> keys) {
        return keys.stream().map(name -> row.text(row.hasColumn(name) ? name : name.replace(LossUnit.THIRD.column(), LossUnit.HALF.column())))
                .collect(Collectors.joining(","));
    }

    /** The columns by their names in thirds, because a column may be given in any unit of losses. */
    private static Set<String> inThirds(Set<String> columns) {
        var names = new HashSet<String>();
        columns.forEach(column -> names.add(column.replace(LossUnit.HALF.column(), LossUnit.THIRD.column())));
        return names;
    }
}
