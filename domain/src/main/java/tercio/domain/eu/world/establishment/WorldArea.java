package tercio.domain.eu.world.establishment;

import java.util.Set;
import tercio.domain.map.SpaceId;

/**
 * An Area of the rest of the world as printed (EU-NAT-ACTIVATION).
 *
 * @param tolerance natives become active on a die of at most this; 0 if they never do
 * @param natives the natives of each of its provinces, in thirds of an LD
 * @param snowflakes the printed snowflakes of a cold Area, 0..2
 * @param continents the continents of the rules it belongs to: {@code america}, {@code africa}, {@code siberia}, {@code india}, ...
 */
public record WorldArea(SpaceId id, String name, int tolerance, int natives, int snowflakes, Set<String> continents) {

    public WorldArea {
        continents = Set.copyOf(continents);
    }

    /** Whether it lies on a continent of the rules. */
    public boolean isOn(String continent) {
        return continents.contains(continent);
    }
}
