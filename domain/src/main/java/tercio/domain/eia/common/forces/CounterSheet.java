package tercio.domain.eia.common.forces;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;
import tercio.domain.table.EnteredTables;
import tercio.domain.table.TableSource;

/**
 * The counters of corps and leaders: those of the program, or with the figures that an owner entered. The list of counters, with
 * their nations and names, is the same for all.
 */
public final class CounterSheet {

    /** The name of the table of corps. */
    public static final String CORPS = "corps";
    /** The name of the table of leaders. */
    public static final String LEADERS = "leaders";

    /** The counters of the program. */
    public static final CounterSheet PRINTED = readPrinted();

    private static final int GREATEST = 99;
    private static final int BEST_STRATEGIC = 6;
    private static final int BEST_TACTICAL = 5;
    private static final String SHARED = "shared";
    private static final String RECONSTRUCTED = "reconstructed";

    private final Map<UnitId, CorpsCounter> corps;
    private final Map<EiaLeaderId, LeaderCounter> leaders;
    private final Map<String, CorpsCounter> looks;

    private CounterSheet(Map<UnitId, CorpsCounter> printed, Map<UnitId, CorpsCounter> corps, Map<EiaLeaderId, LeaderCounter> leaders) {
        this.corps = Collections.unmodifiableMap(corps);
        this.leaders = Collections.unmodifiableMap(leaders);
        looks = CorpsAlias.limitsByLook(corps.values(), printed);
    }

    private static CounterSheet readPrinted() {
        var source = TableSource.printedBeside(CounterSheet.class);
        var corps = new LinkedHashMap<UnitId, CorpsCounter>();
        source.table(CORPS).rows().forEach(row -> corps.put(new UnitId(row.text("corps")), corps(row)));
        var leaders = new LinkedHashMap<EiaLeaderId, LeaderCounter>();
        source.table(LEADERS).rows().forEach(row -> leaders.put(new EiaLeaderId(row.text("leader")), leader(row)));
        return new CounterSheet(corps, corps, leaders);
    }

    /**
     * These counters with the figures of entered tables; a counter without an entered line keeps its own.
     *
     * @throws CsvTable.Fault for a line of no counter, a second one of the same, another nation or name, and figures out of range
     */
    public CounterSheet with(EnteredTables entered) {
        var changedCorps = new LinkedHashMap<>(corps);
        entered.table(CORPS).ifPresent(table -> enterCorps(table, changedCorps));
        var changedLeaders = new LinkedHashMap<>(leaders);
        entered.table(LEADERS).ifPresent(table -> enterLeaders(table, changedLeaders));
        return new CounterSheet(corps, changedCorps, changedLeaders);
    }

    private void enterCorps(CsvTable table, Map<UnitId, CorpsCounter> changed) {
        var seen = new HashSet<UnitId>();
        for (var row : table.rows()) {
            var printed = counter(row, "corps", UnitId::new, corps);
            requireFirst(row, "corps", seen.add(printed.id()));
            requireSame(row, "nation", printed.nation().value());
            requireSame(row, "name", printed.name());
            changed.put(printed.id(), corps(row));
        }
        requireLines(table);
    }

    private void enterLeaders(CsvTable table, Map<EiaLeaderId, LeaderCounter> changed) {
        var seen = new HashSet<EiaLeaderId>();
        for (var row : table.rows()) {
            var printed = counter(row, "leader", EiaLeaderId::new, leaders);
            requireFirst(row, "leader", seen.add(printed.id()));
            requireSame(row, "power", printed.power().word());
            requireSame(row, "name", printed.name());
            changed.put(printed.id(), leader(row));
        }
        requireLines(table);
    }

    private static <I, C> C counter(CsvTable.Row row, String column, Function<String, I> id, Map<I, C> known) {
        return Optional.ofNullable(known.get(id.apply(row.text(column)))).orElseThrow(() -> row.fault(column,
                Sentence.of("eia.table.no-counter").with("value", new Text(row.text(column))).with("known", new Text(known.keySet().stream().map(Object::toString).collect(Collectors.joining(", "))))));
    }

    private static void requireFirst(CsvTable.Row row, String column, boolean first) {
        if (!first) {
            throw row.fault(column, Sentence.of("eia.table.value-twice").with("value", new Text(row.text(column))));
        }
    }

    private static void requireSame(CsvTable.Row row, String column, String printed) {
        if (!row.text(column).equals(printed)) {
            throw row.fault(column, Sentence.of("eia.table.other-counter").with("value", new Text(row.text(column))).with("printed", new Text(printed)));
        }
    }

    private static void requireLines(CsvTable table) {
        if (table.rows().isEmpty()) {
            throw table.fault(1, Sentence.of("eia.table.no-lines"));
        }
    }

    /**
     * The corps counter of that id; for the {@linkplain CorpsAlias id of a corps whose identity is hidden}, what everybody knows of its counter.
     * Empty where there is none.
     */
    public Optional<CorpsCounter> corps(UnitId id) {
        var printed = corps.get(id);
        return printed == null ? CorpsAlias.counter(id, looks) : Optional.of(printed);
    }

    /** The printed corps counter of that id; empty where there is none. */
    public Optional<CorpsCounter> printedCorps(UnitId id) {
        return Optional.ofNullable(corps.get(id));
    }

    /** All corps counters, in the order of the counter sheets. */
    public Collection<CorpsCounter> allCorps() {
        return corps.values();
    }

    /** The leader counter of that id; empty where there is none. */
    public Optional<LeaderCounter> leader(EiaLeaderId id) {
        return Optional.ofNullable(leaders.get(id));
    }

    /** All leader counters, in the order of the counter sheets. */
    public Collection<LeaderCounter> allLeaders() {
        return leaders.values();
    }

    private static CorpsCounter corps(CsvTable.Row row) {
        var capacity = new EnumMap<FactorType, Integer>(FactorType.class);
        Arrays.stream(FactorType.values()).filter(type -> !type.isIrregular() && type != FactorType.MILITIA).forEach(type ->
                putPositive(capacity, type, row.within(type.name().toLowerCase(Locale.ROOT), 0, GREATEST)));
        boolean shared = row.text("militia").equals(SHARED);
        if (!shared) {
            putPositive(capacity, FactorType.MILITIA, row.within("militia", 0, GREATEST));
        }
        if (capacity.isEmpty()) {
            throw row.fault("infantry", Sentence.of("eia.table.no-room"));
        }
        return new CorpsCounter(new UnitId(row.text("corps")), new NationId(row.text("nation")), row.text("name"), kind(row), capacity, shared,
                row.within("movement", 1, GREATEST), row.within("french_movement", 1, GREATEST), isReconstructed(row));
    }

    private static void putPositive(Map<FactorType, Integer> capacity, FactorType type, int most) {
        if (most > 0) {
            capacity.put(type, most);
        }
    }

    private static CorpsKind kind(CsvTable.Row row) {
        return Arrays.stream(CorpsKind.values())
                .filter(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(row.text("kind")))
                .findFirst()
                .orElseThrow(() -> row.fault("kind", Sentence.of("eia.table.no-kind").with("value", new Text(row.text("kind")))
                        .with("known", new Text(String.join(", ", Arrays.stream(CorpsKind.values()).map(kind -> kind.name().toLowerCase(Locale.ROOT).replace('_', '-')).toList())))));
    }

    private static LeaderCounter leader(CsvTable.Row row) {
        if (!row.text("seniority").matches("[A-Z]")) {
            throw row.fault("seniority", Sentence.of("eia.table.no-letter").with("value", new Text(row.text("seniority"))));
        }
        return new LeaderCounter(new EiaLeaderId(row.text("leader")),
                Power.of(row.text("power")).orElseThrow(() -> row.fault("power", Sentence.of("eia.table.unknown-power"))), row.text("name"),
                row.within("strategic", 0, BEST_STRATEGIC), row.within("tactical", 0, BEST_TACTICAL), row.within("tactical_max", 1, GREATEST),
                row.text("seniority"), flag(row, "cavalry_leader"), flag(row, "napoleon"), isReconstructed(row));
    }

    private static boolean flag(CsvTable.Row row, String column) {
        return row.within(column, 0, 1) == 1;
    }

    /** A table without such a column holds the owner's own figures. */
    private static boolean isReconstructed(CsvTable.Row row) {
        return row.hasColumn(RECONSTRUCTED) && row.isSet(RECONSTRUCTED);
    }
}
