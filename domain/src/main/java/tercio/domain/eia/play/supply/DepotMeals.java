package tercio.domain.eia.play.supply;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.lines.FeedingDepots;
import tercio.domain.eia.play.lines.FeedingDepots.Meal;

/**
 * Which depots can feed the forces of a power whose supply is not settled, and at what cost (EIA-7.4.2, EIA-7.4.3, EIA-7.4.4). Made
 * for one board: the chains of each power are traced once.
 */
final class DepotMeals {

    private final EiaBoard board;
    private final Power power;
    private final FeedingDepots depots;

    DepotMeals(EiaBoard board, Power power) {
        this.board = board;
        this.power = power;
        this.depots = new FeedingDepots(board, power);
    }

    /** The depots that can feed each corps and each besieged port that is left, by the id of the corps or the area of the port. */
    Map<String, List<Meal>> byFed() {
        var meals = new LinkedHashMap<String, List<Meal>>();
        UnsettledSupply.corps(board, power).forEach(corps -> meals.put(corps.id(), depots.of(corps)));
        UnsettledSupply.besieged(board, power).forEach(area -> meals.put(area, depots.ofPort(area)));
        return meals;
    }
}
