package tercio.domain.eia.common.charts;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.CounterSheet;
import tercio.domain.eia.common.forces.DepotLimits;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.LeaderCounter;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;
import tercio.domain.table.EnteredTables;

/**
 * The charts, counters and limits by which a game is played.
 *
 * @param tables the tables of land combat
 * @param counters the figures of corps and leaders
 * @param depots the depot counters of each power
 */
public record EiaCharts(EiaTables tables, CounterSheet counters, DepotLimits depots) {

    /** Those of the program. */
    public static final EiaCharts PRINTED = new EiaCharts(EiaTables.PRINTED, CounterSheet.PRINTED, DepotLimits.PRINTED);

    /** The columns that name the lines of a table of nations. */
    private static final Map<String, List<String>> LINES = Map.of("national_morale", List.of("nation", "variant"), "corps_intrinsic", List.of("nation"));

    private static final ReadCharts READ = new ReadCharts();

    /** The charts of a game. Entered ones have no faults. */
    public static EiaCharts of(Optional<EnteredTables> entered) {
        return entered.map(READ::of).orElse(PRINTED);
    }

    /** Reads what was entered; a fault names its file, line and column. */
    static EiaCharts read(EnteredTables entered) {
        entered.table("terrain_effects").ifPresent(EiaCharts::requireCostsOfRules);
        LINES.forEach((table, columns) -> entered.table(table).ifPresent(sent -> columns.forEach(column -> requireKnownLines(sent, table, column))));
        return new EiaCharts(EiaTables.read(entered.over(EiaTables.SOURCE)), CounterSheet.PRINTED.with(entered),
                entered.table(DepotLimits.NAME).map(DepotLimits::read).orElse(DepotLimits.PRINTED));
    }

    /** A line for a nation that the program's table lacks would never be read. */
    private static void requireKnownLines(CsvTable sent, String table, String column) {
        var known = new LinkedHashSet<String>();
        EiaTables.SOURCE.table(table).rows().forEach(row -> known.add(row.text(column)));
        for (var row : sent.rows()) {
            if (!known.contains(row.text(column))) {
                throw row.fault(column, Sentence.of("eia.table.no-line").with("value", new Text(row.text(column))).with("known", new Text(String.join(", ", known))));
            }
        }
    }

    /** The cost of an area is in the text of the rules (EIA-7.3.1.3), which no chart changes. */
    private static void requireCostsOfRules(CsvTable table) {
        for (var row : table.rows()) {
            int cost = EiaTables.PRINTED.terrain().of(row.choice("terrain", AreaTerrain.class)).movement();
            if (row.integer("movement_cost") != cost) {
                throw row.fault("movement_cost", Sentence.of("eia.table.rules-say").with("cost", cost));
            }
        }
    }

    /** The first fault in each entered table, by pointers into the entered tables; empty where a game can be played with them. */
    public static Map<String, Sentence> faults(EnteredTables entered) {
        var faults = entered.boundFaults(EnterableCharts.ALL);
        if (!faults.isEmpty() || faultIn(entered).isEmpty()) {
            return faults;
        }
        var found = new LinkedHashMap<String, Sentence>();
        entered.tables().keySet().forEach(name -> faultIn(alone(name, entered)).ifPresent(fault ->
                found.put(EnteredTables.pointer(name, fault), fault.sentence())));
        if (found.isEmpty()) {
            faultIn(entered).ifPresent(fault -> found.put("/tables", fault.sentence()));
        }
        return found;
    }

    /** One of the entered tables beside those of the program. */
    private static EnteredTables alone(String name, EnteredTables entered) {
        return new EnteredTables(entered.origin(), Map.of(name, entered.tables().get(name)), null);
    }

    private static Optional<CsvTable.Fault> faultIn(EnteredTables entered) {
        try {
            read(entered);
            return Optional.empty();
        } catch (CsvTable.Fault fault) {
            return Optional.of(fault);
        }
    }

    /** The counter of a corps. */
    public CorpsCounter corps(UnitId id) {
        return counters.corps(id).orElseThrow();
    }

    /** The counter of a leader. */
    public LeaderCounter leader(EiaLeaderId id) {
        return counters.leader(id).orElseThrow();
    }

    /** The most depots of a power on the map (EIA-7.2). */
    public int depots(Power power) {
        return depots.of(power);
    }
}
