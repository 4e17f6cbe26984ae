package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;

/**
 * Corsairs that raid a coastal province (EU-CORSAIR-LAND) or lie in a sea zone (EU-CORSAIR-HUNT). The scenario or the host says where they are.
 *
 * @param by the country to which they belong; those of {@code pirates}, and of a country that is in no alliance of the war, are enemies of all
 * @param level 1 is a corsair-, 2 a corsair+, 3 one of each, 4 two corsairs+
 * @param maneuver of their leader, 0 without one
 * @param rank of their leader, one letter, A is best; left out where it does not matter
 * @param controller the country that decides for the corsairs of a minor country; left out, that country itself
 * @param tradeZone the trade zone in which those in a sea zone act; left out, each one to which their sea zone belongs
 * @param larger the number of counters that show the larger side; left out, as many as the level allows. Two corsairs- are level 2 with 0 of
 *     them
 */
public record Raid(CountryId by, int level, int maneuver, Optional<String> rank, Optional<CountryId> controller, Optional<TradeZoneId> tradeZone, Optional<Integer> larger) {

    public Raid {
        larger = larger == null ? Optional.empty() : larger;
        rank = rank == null ? Optional.empty() : rank;
        controller = controller == null ? Optional.empty() : controller;
        tradeZone = tradeZone == null ? Optional.empty() : tradeZone;
    }

    private static final List<String> MINUSES = List.of("two corsairs-", "three corsairs-", "four corsairs-");

    /** Two corsairs+. */
    public static final int MOST = 4;

    /** Corsairs with as many larger sides as their level allows. */
    public Raid(CountryId by, int level, int maneuver, Optional<String> rank, Optional<CountryId> controller, Optional<TradeZoneId> tradeZone) {
        this(by, level, maneuver, rank, controller, tradeZone, Optional.empty());
    }

    /** Corsairs of which only the country and their leader's manoeuvre are given. */
    public Raid(CountryId by, int level, int maneuver) {
        this(by, level, maneuver, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** The counters on the minus side. */
    public int minus() {
        return level - 2 * plus();
    }

    /** The counters on the plus side. */
    public int plus() {
        return Math.min(level / 2, larger.orElse(level / 2));
    }

    /** These corsairs with fewer or more sides. A counter that has been reduced to its smaller side does not grow back. */
    public Raid withLevel(int now) {
        return new Raid(by, now, maneuver, rank, controller, tradeZone, larger.filter(known -> known < now / 2));
    }

    /** These corsairs, of which this many show the larger side; empty for as many as the level allows. */
    public Raid withLarger(Optional<Integer> counters) {
        return new Raid(by, level, maneuver, rank, controller, tradeZone, counters.filter(known -> known < level / 2));
    }

    @Override
    public String toString() {
        return switch (plus()) {
            case 0 -> minus() == 1 ? "corsair-" : MINUSES.get(minus() - 2);
            case 1 -> minus() == 0 ? "corsair+" : minus() == 1 ? "corsair+ and corsair-" : "corsair+ and two corsairs-";
            default -> "two corsairs+";
        };
    }
}
