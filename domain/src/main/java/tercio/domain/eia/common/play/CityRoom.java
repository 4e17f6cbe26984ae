package tercio.domain.eia.common.play;

import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.map.City;
import tercio.domain.map.SpaceId;

/** The factors for which a city has room (EIA-7.3.3.4): in truth, as a power knows it, and as everybody sees it. */
public final class CityRoom {

    private CityRoom() {}

    public static int in(EiaWarView board, SpaceId area) {
        return board.map().city(area).map(City::capacity).orElse(0) - board.factorsInCity(area);
    }

    /**
     * The room as far as a power knows it. Corps of other powers inside count with the capacity of their counters: only their owners know
     * their factors, and neither options nor a refusal may reveal them. In a city shared with an ally a power may therefore find less room
     * than the rule gives, and never more.
     */
    public static int asKnownTo(EiaWarView board, Power power, SpaceId area) {
        return in(board, area) - hiddenFactors(board, board.corpsInside(area).stream().filter(corps -> corps.power() != power));
    }

    /**
     * The room by what everybody sees: each corps inside counts with the capacity of its counter. Used where rules and no player decide who
     * enters a city, so that the result reveals nothing of a hidden corps (EIA-7.5.2.6.3).
     */
    public static int asSeenByAll(EiaWarView board, SpaceId area) {
        return in(board, area) - hiddenFactors(board, board.corpsInside(area).stream());
    }

    /** The factors that these corps may have beside those that are counted. */
    private static int hiddenFactors(EiaWarView board, Stream<Corps> inside) {
        return inside.mapToInt(corps -> board.openCounter(corps).maxFactors() - corps.factorsOrNone().total()).sum();
    }
}
