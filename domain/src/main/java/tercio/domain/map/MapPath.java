package tercio.domain.map;

import java.util.List;

/**
 * A path over a map.
 *
 * @param zones from start to end, both included; a single zone if no border is crossed
 * @param length the sum of the costs of its borders, 0 or more
 */
public record MapPath(List<SpaceId> zones, int length) {

    public MapPath {
        zones = List.copyOf(zones);
    }

    /** The first zone. */
    public SpaceId start() {
        return zones.getFirst();
    }
}
