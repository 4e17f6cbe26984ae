package tercio.domain.map;

import java.util.List;

/**
 * A way over a map.
 *
 * @param zones from start to end, both included; the same zone alone where nothing is crossed
 * @param length what all its borders cost together, 0 or more
 */
public record MapPath(List<String> zones, int length) {

    public MapPath {
        zones = List.copyOf(zones);
    }

    /** The zone in which it starts. */
    public String start() {
        return zones.getFirst();
    }
}
