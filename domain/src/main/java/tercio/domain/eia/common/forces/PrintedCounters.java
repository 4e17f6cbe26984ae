package tercio.domain.eia.common.forces;

import java.util.Collection;
import java.util.Optional;

/**
 * The counters of the counter sheets: ids, nations and names, which are the same in every game. Their figures may be entered for a
 * game, so rules ask the charts of the game for those.
 */
public final class PrintedCounters {

    private PrintedCounters() {}

    /**
     * The corps counter of that id; for the {@linkplain CorpsAlias id of a corps whose identity is hidden}, what everybody knows of its counter.
     * Empty where there is none.
     */
    public static Optional<CorpsCounter> corps(UnitId id) {
        return CounterSheet.PRINTED.corps(id);
    }

    /** The name of a corps in a sentence: {@code France III}; an id of no corps, as it is. */
    public static String corpsTitle(UnitId id) {
        return corps(id).map(CorpsCounter::title).orElse(id.value());
    }

    /** Whether there is a corps counter of that id. */
    public static boolean isPrinted(UnitId id) {
        return CounterSheet.PRINTED.printedCorps(id).isPresent();
    }

    /** All corps counters, in the order of the counter sheets. */
    public static Collection<CorpsCounter> allCorps() {
        return CounterSheet.PRINTED.allCorps();
    }

    /** The leader counter of that id; empty where there is none. */
    public static Optional<LeaderCounter> leader(EiaLeaderId id) {
        return CounterSheet.PRINTED.leader(id);
    }

    /** All leader counters, in the order of the counter sheets. */
    public static Collection<LeaderCounter> allLeaders() {
        return CounterSheet.PRINTED.allLeaders();
    }
}
