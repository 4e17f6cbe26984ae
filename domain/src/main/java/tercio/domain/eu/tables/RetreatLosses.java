package tercio.domain.eu.tables;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.edition.LossUnit;
import tercio.domain.table.CsvTable;

/** Losses of a retreat on land (EU-BATTLE-RETREAT-LOSS). */
public final class RetreatLosses {

    private record Line(int upTo, int losses) {}

    private static final int MOST = 9;

    private final List<Line> lines;

    private RetreatLosses(List<Line> lines) {
        this.lines = List.copyOf(lines);
    }

    static RetreatLosses read(CsvTable table, LossUnit unit) {
        var lines = new ArrayList<Line>();
        for (var row : table.rows()) {
            lines.add(new Line(row.number("roll_max").orElse(Integer.MAX_VALUE), unit.read(row, "loss", 0, MOST)));
        }
        return new RetreatLosses(lines);
    }

    /** Losses in the unit of the edition at the modified roll. */
    public int at(int modified) {
        for (var line : lines) {
            if (modified <= line.upTo) {
                return line.losses;
            }
        }
        throw new IllegalStateException("the retreat table has no open last line");
    }
}
