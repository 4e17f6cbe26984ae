package tercio.domain.eu.common.tables;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.table.CsvTable;

/** The size differential of a fleet, 0..3, by its own first line only; both sides may have one (EU-SEA-LOSS). */
public final class SeaSizes {

    private record Line(int upTo, int differential) {}

    private final List<Line> lines;

    private SeaSizes(List<Line> lines) {
        this.lines = List.copyOf(lines);
    }

    static SeaSizes read(CsvTable table) {
        var lines = new ArrayList<Line>();
        for (var row : table.rows()) {
            lines.add(new Line(row.number("nd_max").orElse(Integer.MAX_VALUE), row.within("differential", 0, 3)));
        }
        return new SeaSizes(lines);
    }

    /** @param nd whole ships of the first line */
    public int differential(int nd) {
        for (var line : lines) {
            if (nd <= line.upTo) {
                return line.differential;
            }
        }
        throw new IllegalStateException("the size table has no open last line");
    }
}
