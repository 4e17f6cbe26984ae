package tercio.domain.eu.common.tables;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.AscendingFigures;
import tercio.domain.table.CsvTable;
import tercio.domain.table.RollBounds;

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
        int next = Integer.MIN_VALUE;
        for (var row : table.rows()) {
            if (row.number("roll_min").orElse(Integer.MIN_VALUE) != next) {
                throw row.fault("roll_min", Sentence.of("eu.table.lines-gap").with("overlap", true));
            }
            next = row.number("roll_max").orElse(Integer.MAX_VALUE) + 1;
            lines.add(new Line(row.number("roll_max").orElse(Integer.MAX_VALUE), unit.read(row, "loss", 0, MOST)));
        }
        if (lines.isEmpty() || next != Integer.MIN_VALUE) {
            throw table.fault(lines.size() + 1, Sentence.of("eu.table.no-end"));
        }
        var rising = new AscendingFigures(table, Sentence.of("eu.table.series-retreat"), lines.size());
        for (int line = 0; line < lines.size(); line++) {
            rising.put(line, table.rows().get(line), lines.get(line).losses());
        }
        rising.check();
        return new RetreatLosses(lines);
    }

    /** The line of a modified die, clamped to the table. */
    public int line(int modified) {
        return RollBounds.of(lines.stream().map(Line::upTo).toList()).clamp(modified);
    }

    /** The losses for a modified roll, in the unit of the edition. */
    public int lossesFor(int modified) {
        for (var line : lines) {
            if (modified <= line.upTo) {
                return line.losses;
            }
        }
        throw new IllegalStateException("the retreat table has no open last line");
    }
}
