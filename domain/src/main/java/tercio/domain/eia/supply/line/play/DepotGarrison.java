package tercio.domain.eia.supply.line.play;

import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;

/**
 * The end of the garrison of a depot that is removed or destroyed (EIA-7.2, EIA-7.3.6.2): as many factors as it can hold move
 * into a city of the area that is unbesieged and friendly or vacant, in the order of the types; the rest is lost to its owner.
 */
public final class DepotGarrison {

    private DepotGarrison() {}

    /** The factors that find room in the city of the area. */
    public static Factors transferable(EiaWarView board, Depot depot) {
        var area = depot.at().area();
        return depot.at().inField() && isCityOpenTo(board, depot.power(), area) ? takeFirst(depot.garrison(), Math.max(0, CityRoom.asKnownTo(board, depot.power(), area)))
                : Factors.NONE;
    }

    /** Whether an unbesieged city of an area is friendly to a power and holds no enemies, or is vacant. */
    public static boolean isCityOpenTo(EiaWarView board, Power power, SpaceId area) {
        return board.printedCity(area).isPresent() && !board.isBesieged(area)
                && (board.isFriendlyCity(power, area) && !board.hasEnemyInside(power, area) || board.isVacantCity(area));
    }

    private static Factors takeFirst(Factors factors, int room) {
        var chosen = Factors.NONE;
        for (var entry : factors.counts().entrySet()) {
            chosen = chosen.plus(entry.getKey(), Math.min(entry.getValue(), room - chosen.total()));
        }
        return chosen;
    }
}
