package tercio.skirmish.rules;

import tercio.domain.map.Zone;

/**
 * A hill of the map.
 *
 * @param height 1 to 3
 */
public record Hill(String id, String name, int height) implements Zone {}
