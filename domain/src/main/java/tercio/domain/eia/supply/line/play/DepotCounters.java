package tercio.domain.eia.supply.line.play;

import java.util.EnumMap;
import java.util.Map;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.table.TableSource;

/** The depot counters of each power: no more can be on the map at one time (EIA-7.2). */
public final class DepotCounters {

    private static final int GREATEST = 99;
    private static final Map<Power, Integer> COUNTERS = new EnumMap<>(Power.class);

    static {
        TableSource.printedBeside(DepotCounters.class).table("depot_counters").rows().forEach(row -> COUNTERS.put(
                Power.of(row.text("power")).orElseThrow(() -> row.fault("power", "no such power")), row.within("depots", 1, GREATEST)));
    }

    private DepotCounters() {}

    /** Whether a power has a counter that is not on the map: it may place a depot, or convert one (EIA-7.2, EIA-7.3.6.1). */
    public static boolean left(EiaWarView board, Power power) {
        return board.state().depots().values().stream().filter(depot -> depot.power() == power).count() < of(power);
    }

    /** The most depots of a power on the map. */
    public static int of(Power power) {
        return COUNTERS.get(power);
    }
}
