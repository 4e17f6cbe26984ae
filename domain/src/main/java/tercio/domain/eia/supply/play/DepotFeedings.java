package tercio.domain.eia.supply.play;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.FeedingDepots;
import tercio.domain.eia.supply.line.play.FeedingDepots.Meal;

/**
 * The depots that can feed the forces of a power whose supply is not settled, and their costs (EIA-7.4.2, EIA-7.4.3, EIA-7.4.4). Made
 * for one board: the chains of each power are traced once.
 */
final class DepotFeedings {

    private final EiaWarView board;
    private final Power power;
    private final FeedingDepots depots;

    DepotFeedings(EiaWarView board, Power power) {
        this.board = board;
        this.power = power;
        this.depots = new FeedingDepots(board, power);
    }

    /** The depots that can feed each corps and each besieged port that is left. */
    Map<FedForceId, List<Meal>> feedingsByForce() {
        var meals = new LinkedHashMap<FedForceId, List<Meal>>();
        UnsettledSupply.corps(board, power).forEach(corps -> meals.put(FedForceId.ofCorps(corps.id()), depots.of(corps)));
        UnsettledSupply.besiegedCities(board, power).forEach(area -> meals.put(FedForceId.ofPort(area), depots.ofPort(area)));
        return meals;
    }
}
