package tercio.domain.eia.common.forces;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The counters of the counter sheets, read once. */
public final class PrintedCounters {

    private static final int GREATEST = 99;
    private static final String SHARED = "shared";
    private static final Map<String, FactorType> COLUMNS = columns();

    private static final Map<String, CorpsCounter> CORPS = new LinkedHashMap<>();
    private static final Map<String, LeaderCounter> LEADERS = new LinkedHashMap<>();

    static {
        var source = TableSource.printedBeside(PrintedCounters.class);
        source.table("corps").rows().forEach(row -> CORPS.put(row.text("corps"), corps(row)));
        source.table("leaders").rows().forEach(row -> LEADERS.put(row.text("leader"), leader(row)));
    }

    private PrintedCounters() {}

    /** The corps counter of that id; empty where there is none. */
    public static Optional<CorpsCounter> corps(String id) {
        return Optional.ofNullable(CORPS.get(id));
    }

    /** All corps counters, in the order of the counter sheets. */
    public static Collection<CorpsCounter> allCorps() {
        return Collections.unmodifiableCollection(CORPS.values());
    }

    /** The leader counter of that id; empty where there is none. */
    public static Optional<LeaderCounter> leader(String id) {
        return Optional.ofNullable(LEADERS.get(id));
    }

    /** All leader counters, in the order of the counter sheets. */
    public static Collection<LeaderCounter> allLeaders() {
        return Collections.unmodifiableCollection(LEADERS.values());
    }

    private static Map<String, FactorType> columns() {
        var columns = new LinkedHashMap<String, FactorType>();
        Arrays.stream(FactorType.values()).filter(type -> !type.isIrregular() && type != FactorType.MILITIA)
                .forEach(type -> columns.put(type.name().toLowerCase(Locale.ROOT), type));
        return Collections.unmodifiableMap(columns);
    }

    private static CorpsCounter corps(CsvTable.Row row) {
        var capacity = new EnumMap<FactorType, Integer>(FactorType.class);
        COLUMNS.forEach((column, type) -> {
            if (row.within(column, 0, GREATEST) > 0) {
                capacity.put(type, row.integer(column));
            }
        });
        boolean shared = row.text("militia").equals(SHARED);
        if (!shared && row.within("militia", 0, GREATEST) > 0) {
            capacity.put(FactorType.MILITIA, row.integer("militia"));
        }
        return new CorpsCounter(row.text("corps"), row.text("nation"), row.text("name"), kind(row), capacity, shared,
                row.within("movement", 1, GREATEST), row.within("french_movement", 1, GREATEST), row.isSet("reconstructed"));
    }

    private static CorpsKind kind(CsvTable.Row row) {
        return Arrays.stream(CorpsKind.values())
                .filter(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(row.text("kind")))
                .findFirst()
                .orElseThrow(() -> row.fault("kind", "no such kind of corps"));
    }

    private static LeaderCounter leader(CsvTable.Row row) {
        return new LeaderCounter(row.text("leader"),
                Power.of(row.text("power")).orElseThrow(() -> row.fault("power", "no such power")), row.text("name"),
                row.within("strategic", 0, 6), row.within("tactical", 0, 5), row.within("tactical_max", 1, GREATEST),
                row.text("seniority"), row.isSet("cavalry_leader"), row.isSet("napoleon"), row.isSet("reconstructed"));
    }
}
