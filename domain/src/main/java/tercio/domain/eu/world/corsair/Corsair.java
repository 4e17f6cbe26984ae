package tercio.domain.eu.world.corsair;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.map.SpaceId;

/**
 * A corsair counter that shows its larger side (EU-CORSAIR-HUNT); the smaller one attacks no convoy.
 *
 * @param owner the country that sent it out
 * @param at the sea zone or, in port, the province where it is
 * @param tradeZone the trade zone in which it acts, wherever in it the counter lies
 * @param captain its leader
 */
public record Corsair(String id, CountryId owner, SpaceId at, TradeZoneId tradeZone, Optional<Captain> captain) {

    /** A leader of corsairs. @param rank A is the best */
    public record Captain(SpaceId id, char rank, int maneuver) {}

    /** The level that one such counter adds to corsairs on the map. */
    public static final int PLUS = 2;

    public CorsairOwner kind() {
        return CorsairOwner.of(owner);
    }
}
