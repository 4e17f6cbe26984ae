package tercio.skirmish.rules;

import tercio.domain.map.SpaceId;
import tercio.domain.map.Zone;

/**
 * A hill of the map.
 *
 * @param height 1 to 3
 */
public record Hill(SpaceId id, String name, int height) implements Zone {}
