package tercio.domain.eu.world.corsair;

import java.util.List;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.table.CsvTable;

/** The printed table of raids, in its column for convoys. */
public final class RaidTable {

    /** Parses and checks the printed table. */
    public static final TypedTable<RaidTable> TABLE = new TypedTable<>(tables -> new RaidTable(tables.table("raids")));

    private static final int MOST_SHIPS = 9;

    /**
     * A line of the table.
     *
     * @param ships of a convoy that are captured
     */
    public record Line(int least, int most, int ships) {
        boolean contains(int modified) {
            return modified >= least && modified <= most;
        }

        /** The modified dice of the line, as printed. */
        public String label() {
            return least == Integer.MIN_VALUE ? most + " or less" : most == Integer.MAX_VALUE ? least + " or more" : least + " to " + most;
        }
    }

    private final List<Line> lines;

    private RaidTable(CsvTable table) {
        lines = table.rows().stream().map(row -> new Line(row.number("roll_min").orElse(Integer.MIN_VALUE),
                row.number("roll_max").orElse(Integer.MAX_VALUE), row.within("trade_fleet_plus", 0, MOST_SHIPS))).toList();
    }

    /** All lines, from the lowest die to the highest. */
    public List<Line> lines() {
        return lines;
    }

    private Line line(int modified) {
        return lines.stream().filter(line -> line.contains(modified)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the table of raids has no line for " + modified));
    }

    /** The ships of a convoy that are captured. */
    public int captureResult(int modified) {
        return line(modified).ships();
    }

    /** The line of a modified die, as printed. */
    public String row(int modified) {
        return line(modified).label();
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static RaidTable from(EuTables tables) {
        return tables.get(TABLE);
    }
}
