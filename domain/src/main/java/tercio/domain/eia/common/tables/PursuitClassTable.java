package tercio.domain.eia.common.tables;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The pursuit class table: the class by the victor's morale loss and the rounds fought (EIA-7.5.2.10.2.1). */
public final class PursuitClassTable {

    /** The name of the table in explanations. */
    public static final String NAME = "pursuit-class";

    private static final int COLUMNS = 3;
    private static final int MOST_LOSS = 999;

    /** One cell, with its row and column as printed. */
    public record Cell(int pursuitClass, String row, String column, boolean reconstructed) {}

    private record Line(int least, int most, Cell[] cells) {}

    private final List<Line> lines = new ArrayList<>();

    private PursuitClassTable() {}

    static PursuitClassTable read(CsvTable table) {
        var classes = new PursuitClassTable();
        for (var row : table.rows()) {
            int least = row.within("victor_morale_loss_min_tenths", 0, MOST_LOSS);
            int most = row.has("victor_morale_loss_max_tenths") ? row.within("victor_morale_loss_max_tenths", least, MOST_LOSS) : Integer.MAX_VALUE;
            int column = switch (row.text("rounds")) {
                case "1" -> 1;
                case "2" -> 2;
                case "3+" -> COLUMNS;
                default -> throw row.noneOf("rounds", new Argument.Items(List.of(new Text("1"), new Text("2"), new Text("3+"))));
            };
            var cells = classes.line(row, least, most).cells();
            if (cells[column] != null) {
                throw row.fault("rounds", Sentence.of("eia.table.twice").with("what", "cell"));
            }
            cells[column] = new Cell(row.within("pursuit_class", 0, PursuitTable.CLASSES),
                    most == Integer.MAX_VALUE ? least + "+" : least + "-" + most, row.text("rounds"), TableMarks.isReconstructed(row));
        }
        classes.checkComplete(table);
        return classes;
    }

    private Line line(CsvTable.Row row, int least, int most) {
        if (!lines.isEmpty() && lines.getLast().least() == least && lines.getLast().most() == most) {
            return lines.getLast();
        }
        int expected = lines.isEmpty() ? 0 : lines.getLast().most() + 1;
        if (least != expected) {
            throw row.fault("victor_morale_loss_min_tenths", Sentence.of("eia.table.gap").with("next", expected));
        }
        lines.add(new Line(least, most, new Cell[COLUMNS + 1]));
        return lines.getLast();
    }

    private void checkComplete(CsvTable table) {
        if (lines.isEmpty() || lines.getLast().most() != Integer.MAX_VALUE) {
            throw table.fault(1, Sentence.of("eia.table.last-open"));
        }
        for (var line : lines) {
            for (int column = 1; column <= COLUMNS; column++) {
                if (line.cells()[column] == null) {
                    throw table.fault(1, Sentence.of("eia.table.lacks-column").with("column", column).with("loss", line.least()));
                }
            }
        }
    }

    /**
     * @param loss the victor's morale loss in the whole combat, in tenths
     * @param rounds the rounds fought; 3 or more where the combat went into a second day
     */
    public Cell at(int loss, int rounds) {
        for (var line : lines) {
            if (loss <= line.most()) {
                return line.cells()[Math.min(rounds, COLUMNS)];
            }
        }
        throw new IllegalStateException("the last line of the table is open");
    }

    /** The morale loss from which its last line is read. */
    public int lastLineStart() {
        return lines.getLast().least();
    }

    /** The labels of its lines. */
    public List<String> rows() {
        return lines.stream().map(line -> line.cells()[1].row()).toList();
    }

    /** The labels of its columns. */
    public List<String> columns() {
        return Arrays.stream(lines.getFirst().cells(), 1, COLUMNS + 1).map(Cell::column).toList();
    }

    /** The cell of a line and a column by their labels. */
    public Cell at(String row, String column) {
        return cells().filter(cell -> cell.row().equals(row) && cell.column().equals(column)).findFirst().orElseThrow();
    }

    /** Whether some cell is reconstructed. */
    public boolean hasReconstructedCell() {
        return cells().anyMatch(Cell::reconstructed);
    }

    private Stream<Cell> cells() {
        return lines.stream().flatMap(line -> Arrays.stream(line.cells(), 1, COLUMNS + 1));
    }
}
