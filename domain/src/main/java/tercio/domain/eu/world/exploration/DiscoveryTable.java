package tercio.domain.eu.world.exploration;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.ruling.SpokenResult;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The printed discovery columns, and the small table for a half result. */
public final class DiscoveryTable {

    /** Parses and checks the printed table. */
    public static final TypedTable<DiscoveryTable> TABLE = new TypedTable<>(tables -> read(tables::table));

    /** The kind of space explored. */
    public enum Domain {
        LAND, SEA
    }

    /** Success, failure, or a second die that decides. */
    public enum Discovery implements SpokenResult {
        S("success"), F("failure"), HALF("half");

        private final String word;

        Discovery(String word) {
            this.word = word;
        }

        @Override
        public Sentence.Keyed sentence() {
            return Sentence.of("eu.expedition.result-half").with("discovery", word);
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /** The condition for the leader's test of death. */
    public enum Peril {
        NONE, LEADER_ALONE, ALWAYS;

        boolean requiresTest(boolean leaderAlone) {
            return this == ALWAYS || this == LEADER_ALONE && leaderAlone;
        }
    }

    /** A cell: the discovery and the peril of the leader. */
    public record Cell(Discovery discovery, Peril peril) {}

    private static final int LEAST = 5;
    private static final int MOST = 15;
    private static final int SIDES = 10;

    private final Map<Domain, Map<Integer, Cell>> cells = new EnumMap<>(Domain.class);
    private final Map<Integer, Cell> half = new HashMap<>();

    private DiscoveryTable() {}

    /** Reads {@code discoveries} and {@code discoveries_half}. */
    private static DiscoveryTable read(TableSource source) {
        var table = new DiscoveryTable();
        for (var row : source.table("discoveries").rows()) {
            table.cells.computeIfAbsent(row.choice("domain", Domain.class), domain -> new HashMap<>())
                    .put(row.within("roll", LEAST, MOST), cell(row));
        }
        for (var row : source.table("discoveries_half").rows()) {
            for (int die = row.within("die_min", 1, SIDES); die <= row.within("die_max", 1, SIDES); die++) {
                table.half.put(die, cell(row));
            }
        }
        return table;
    }

    private static Cell cell(CsvTable.Row row) {
        return new Cell(row.choice("result", Discovery.class), row.choice("leader_death_test", Peril.class));
    }

    /** The line of a modified die, clamped to the table. */
    public int line(int modified) {
        return Math.clamp(modified, LEAST, MOST);
    }

    /** The cell for a modified die, which is clamped to the table. */
    public Cell cell(Domain domain, int modified) {
        return cells.get(domain).get(line(modified));
    }

    /** @param die natural */
    public Cell half(int die) {
        return half.get(die);
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static DiscoveryTable from(EuTables tables) {
        return tables.get(TABLE);
    }
}
