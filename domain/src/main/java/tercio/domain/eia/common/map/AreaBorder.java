package tercio.domain.eia.common.map;

import java.util.List;
import tercio.domain.map.SpaceId;

/** The kind of a border between two spaces of the map. */
public sealed interface AreaBorder {

    /**
     * A border between two land areas.
     *
     * @param river whether a river runs along it
     */
    record Land(boolean river) implements AreaBorder {}

    /**
     * A crossing arrow between two land areas (EIA-7.3.1.3.3).
     *
     * @param seaAreas the sea areas around it, at least one
     * @param channel whether it is the arrow over the Channel, which only an optional rule opens (EIA-12.2.1)
     */
    record Arrow(List<SpaceId> seaAreas, boolean channel) implements AreaBorder {
        public Arrow {
            seaAreas = List.copyOf(seaAreas);
        }
    }

    /**
     * A border between a land area and a sea area.
     *
     * @param reconstructed whether the print hides it
     */
    record Coast(boolean reconstructed) implements AreaBorder {}

    /** A border between two sea areas. */
    record Open() implements AreaBorder {}

    /** Whether corps cross it on foot. */
    default boolean isOverland() {
        return this instanceof Land || this instanceof Arrow;
    }
}
