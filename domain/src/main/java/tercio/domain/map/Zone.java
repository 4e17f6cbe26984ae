package tercio.domain.map;

/** A space of a map in which pieces can stand. */
public interface Zone {

    /** Stable id, unique on its map. */
    SpaceId id();

    /** The name printed on the map. */
    String name();
}
