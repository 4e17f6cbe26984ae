package tercio.domain.eu.world.natives;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.table.CsvTable;

/** The printed table of the reaction of natives to a conquistador. */
public final class ConquistadorTable {

    /** Parses and checks the printed table. */
    public static final TypedTable<ConquistadorTable> TABLE = new TypedTable<>(tables -> read(tables.table("conquistadors")));

    /**
     * A cell.
     *
     * @param resist the percentage of natives who do not resist, printed as R
     * @param desert the percentage of natives who do not desert, printed as D; empty if no natives join
     */
    public record Cell(int resist, OptionalInt desert) {

        /** The result in the printed notation: {@code R30/D80}. */
        @Override
        public String toString() {
            return "R" + resist + (desert.isPresent() ? "/D" + desert.getAsInt() : "");
        }
    }

    private record Line(int die, int least, int most, Cell cell) {}

    private static final int LEAST = 1;
    private static final int MOST = 11;

    private final List<Line> lines = new ArrayList<>();

    private ConquistadorTable() {}

    /** Reads {@code conquistadors}. */
    private static ConquistadorTable read(CsvTable table) {
        var read = new ConquistadorTable();
        for (var row : table.rows()) {
            read.lines.add(new Line(row.within("roll", LEAST, MOST), row.number("stats_sum_min").orElse(0),
                    row.number("stats_sum_max").orElse(Integer.MAX_VALUE),
                    new Cell(row.within("r_percent", 0, 100), row.number("d_percent"))));
        }
        return read;
    }

    /** The line of a modified die, clamped to the table. */
    public int line(int modified) {
        return Math.clamp(modified, LEAST, MOST);
    }

    /** The columns, each by its greatest sum of leader values. */
    public List<Integer> columns() {
        return lines.stream().map(Line::most).distinct().sorted().toList();
    }

    /** The column of a leader: {@code 13 to 15}. */
    public String column(int leaderSum) {
        var line = lines.stream().filter(other -> leaderSum >= other.least && leaderSum <= other.most).findFirst().orElseThrow();
        return line.most == Integer.MAX_VALUE ? line.least + " or more"
                : line.least == 0 ? line.most + " or less" : line.least + " to " + line.most;
    }

    /** @param leaderSum manoeuvre, fire and shock of the leader */
    public Cell cell(int leaderSum, int modified) {
        int die = line(modified);
        return lines.stream().filter(line -> line.die == die && leaderSum >= line.least && leaderSum <= line.most)
                .findFirst().orElseThrow().cell;
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static ConquistadorTable from(EuTables tables) {
        return tables.get(TABLE);
    }
}
