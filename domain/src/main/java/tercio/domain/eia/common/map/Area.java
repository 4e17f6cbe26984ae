package tercio.domain.eia.common.map;

import java.util.Optional;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.map.SpaceId;

/**
 * A land area as printed.
 *
 * @param id its number: {@code 474}
 * @param name the name for players: its city, else its province and its number
 * @param forage the forage value, 0 to 9
 * @param province the name of its province
 * @param winterZone whether it lies in the winter zone (EIA-9.2)
 */
public record Area(SpaceId id, String name, AreaTerrain terrain, int forage, ProvinceId province, boolean winterZone, Optional<City> city)
        implements MapSpace {

    /** Whether a port is printed in it. */
    public boolean hasPort() {
        return city.filter(City::port).isPresent();
    }
}
