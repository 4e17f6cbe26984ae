package tercio.domain.eu.common.edition;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The values allowed in a column, derived from the printed column: figures, certain words, or empty cells. */
final class CellKinds {

    /** Columns with free text: names and notes. */
    private static final Set<String> OPEN = Set.of("country", "key", "name", "note", "unit", "source", "size_label");

    private final CsvTable printed;
    private final CsvTable own;

    CellKinds(CsvTable printed, CsvTable own) {
        this.printed = printed;
        this.own = own;
    }

    /** Refuses an empty cell, a word or a figure if the printed column never has one. */
    void check() {
        for (var column : own.columns()) {
            if (!OPEN.contains(column) && printed.columns().contains(column)) {
                check(column);
            }
        }
    }

    private void check(String column) {
        var cells = printed.rows().stream().map(row -> row.text(column)).toList();
        var words = cells.stream().filter(cell -> !cell.isEmpty() && !isFigure(cell)).flatMap(CellKinds::parts)
                .collect(Collectors.toCollection(TreeSet::new));
        boolean figures = cells.stream().anyMatch(CellKinds::isFigure);
        if (column.startsWith("period")) {
            words.addAll(Arrays.stream(Period.values()).map(Period::name).toList());
        }
        for (var row : own.rows()) {
            check(row, column, cells.contains(""), figures, words);
        }
    }

    private static void check(CsvTable.Row row, String column, boolean mayBeEmpty, boolean figures, Set<String> words) {
        var cell = row.text(column);
        if (cell.isEmpty()) {
            if (!mayBeEmpty) {
                throw row.fault(column, Sentence.of("eu.table.empty"));
            }
        } else if (figures && (words.isEmpty() || isFigure(cell))) {
            row.integer(column);
            FigureRanges.check(row, column);
        } else if (!words.containsAll(parts(cell).toList())) {
            throw row.noneOf(column, new Text(words.toString()));
        }
    }

    private static Stream<String> parts(String cell) {
        return List.of(cell.split("\\|")).stream();
    }

    static boolean isFigure(String cell) {
        return cell.matches("-?[0-9]+");
    }
}
