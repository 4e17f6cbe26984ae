package tercio.domain.eia.common.play;

import tercio.domain.eia.common.concept.Power;
import tercio.domain.map.SpaceId;

/** Areas that are blocked for the supply of a power (EIA-7.2.3.2.1). */
public final class BlockedAreas {

    private BlockedAreas() {}

    /** Whether enemies block an area for the supply of a power; an own unbesieged corps or garrison there cancels it. */
    public static boolean isBlocked(EiaWarView board, Power power, SpaceId area) {
        return !hasForcesIn(board, power, area) && hasEnemyPresence(board, power, area);
    }

    /** Whether unbesieged enemy corps, garrisons, guerillas, cossacks or freikorps are in an area. */
    public static boolean hasEnemyPresence(EiaWarView board, Power power, SpaceId area) {
        boolean garrison = !board.isBesieged(area) && board.state().city(area).stream().flatMap(city -> city.garrisons().keySet().stream())
                .anyMatch(nation -> board.atWar(power, nation));
        return garrison || !board.unbesiegedEnemyCorps(power, area).isEmpty() || board.hasUnbesiegedEnemyIrregulars(power, area)
                || board.depotInField(area).filter(depot -> board.atWar(power, depot.power()) && !depot.garrison().isEmpty()).isPresent();
    }

    /** Whether an area holds an unbesieged corps, or a garrison in an unbesieged city or on a depot, of a power. */
    private static boolean hasForcesIn(EiaWarView board, Power power, SpaceId area) {
        boolean inside = !board.isBesieged(area) && (board.corpsInside(area).stream().anyMatch(corps -> corps.power() == power) || board.hasGarrison(power, area));
        return inside || !board.corpsInField(area, corps -> corps.power() == power).isEmpty()
                || board.depotInField(area).filter(depot -> depot.power() == power && !depot.garrison().isEmpty()).isPresent();
    }
}
