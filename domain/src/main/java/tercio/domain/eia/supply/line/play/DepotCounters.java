package tercio.domain.eia.supply.line.play;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.play.EiaWarView;

/** The depot counters of each power: no more can be on the map at one time (EIA-7.2). */
public final class DepotCounters {

    private DepotCounters() {}

    /** Whether a power has a counter that is not on the map: it may place a depot, or convert one (EIA-7.2, EIA-7.3.6.1). */
    public static boolean areLeft(EiaWarView board, Power power) {
        return board.state().depots().values().stream().filter(depot -> depot.power() == power).count() < of(board, power);
    }

    /** The most depots of a power on the map. */
    public static int of(EiaWarView board, Power power) {
        return board.charts().depots(power);
    }
}
