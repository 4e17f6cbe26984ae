package tercio.domain.eia.common.forces;

import java.util.EnumMap;
import java.util.Map;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The depot counters that each power has: no more can be on the map at one time (EIA-7.2). */
public final class DepotLimits {

    /** The name of the table. */
    public static final String NAME = "depot_counters";

    /** The limits of the program. */
    public static final DepotLimits PRINTED = read(TableSource.printedBeside(DepotLimits.class).table(NAME));

    private static final int GREATEST = 99;

    private final Map<Power, Integer> counters = new EnumMap<>(Power.class);

    private DepotLimits() {}

    /** Reads the table; a fault names its line and column. */
    public static DepotLimits read(CsvTable table) {
        var limits = new DepotLimits();
        for (var row : table.rows()) {
            var power = Power.of(row.text("power")).orElseThrow(() -> row.fault("power", Sentence.of("eia.table.no-power").with("value", new Text(row.text("power")))));
            if (limits.counters.put(power, row.within("depots", 1, GREATEST)) != null) {
                throw row.fault("power", Sentence.of("eia.table.twice").with("what", "power"));
            }
        }
        if (limits.counters.size() != Power.values().length) {
            throw table.fault(1, Sentence.of("eia.table.powers-missing"));
        }
        return limits;
    }

    /** The most depots of a power on the map. */
    public int of(Power power) {
        return counters.get(power);
    }
}
