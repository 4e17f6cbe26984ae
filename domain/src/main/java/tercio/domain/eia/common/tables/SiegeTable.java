package tercio.domain.eia.common.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The siege table: the result of an assault attempt by modified die (EIA-7.5.4.1.2). */
public final class SiegeTable {

    /** The name of the table in explanations. */
    public static final String NAME = "siege";

    private static final int MOST = 99;

    /** The results of an assault attempt. */
    public enum SiegeResult {
        SORTIE,
        NO_RESULT,
        BREACH;

        private final String word = name().toLowerCase(Locale.ROOT).replace('_', '-');

        /** The name in the API. */
        @Override
        public String toString() {
            return word;
        }
    }

    /** One line, with its label as printed. */
    public record Line(int most, String row, SiegeResult result, boolean reconstructed) {}

    private final List<Line> lines = new ArrayList<>();

    private SiegeTable() {}

    static SiegeTable read(CsvTable table) {
        var siege = new SiegeTable();
        for (var row : table.rows()) {
            int most = row.has("modified_die_max") ? row.within("modified_die_max", -MOST, MOST) : Integer.MAX_VALUE;
            int before = siege.lines.isEmpty() ? Integer.MIN_VALUE : siege.lines.getLast().most();
            boolean first = siege.lines.isEmpty();
            if (most <= before || first == row.has("modified_die_min") || !first && row.integer("modified_die_min") != before + 1) {
                throw row.fault("modified_die_min", Sentence.of("eia.table.gaps"));
            }
            var label = row.text("modified_die_min") + (first || most == Integer.MAX_VALUE ? "" : "-") + row.text("modified_die_max");
            siege.lines.add(new Line(most, first ? "up to " + label : most == Integer.MAX_VALUE ? label + "+" : label,
                    row.choice("result", SiegeResult.class), TableMarks.isReconstructed(row)));
        }
        if (siege.lines.isEmpty() || siege.lines.getLast().most() != Integer.MAX_VALUE) {
            throw table.fault(1, Sentence.of("eia.table.last-open"));
        }
        return siege;
    }

    /** All lines, in the order of the dice. */
    public List<Line> lines() {
        return List.copyOf(lines);
    }

    /** The line of a modified die. */
    public Line at(int modified) {
        for (var line : lines) {
            if (modified <= line.most()) {
                return line;
            }
        }
        throw new IllegalStateException("the last line of the table is open");
    }
}
