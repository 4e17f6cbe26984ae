package tercio.domain.eu.world.corsair;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.map.SpaceId;

/**
 * A corsair counter (EU-CORSAIR-HUNT).
 *
 * @param owner the country that sent it out
 * @param sides 2 for the larger side, 1 for the smaller; a counter without sides is gone
 * @param at the sea zone or, in port, the province where it is
 * @param tradeZone the trade zone in which it acts, wherever in it the counter lies
 * @param captain its leader
 * @param spent whether it has returned to port and does nothing more this turn
 */
public record Corsair(String id, CountryId owner, int sides, SpaceId at, TradeZoneId tradeZone, Optional<Captain> captain, boolean spent) {

    /** A leader of corsairs. @param rank A is the best */
    public record Captain(SpaceId id, char rank, int maneuver) {}

    /** The sides of the larger side. */
    public static final int PLUS = 2;

    public Corsair {
        if (sides < 1 || sides > PLUS) {
            throw new IllegalArgumentException("a corsair has 1 or 2 sides");
        }
    }

    public boolean isPlus() {
        return sides == PLUS;
    }

    public CorsairOwner kind() {
        return CorsairOwner.of(owner);
    }
}
