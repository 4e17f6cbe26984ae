package tercio.domain.map;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedCollection;

/**
 * A printed map: zones and the borders between them. Immutable.
 *
 * @param <Z> the zones of the game
 * @param <K> the kinds of borders of the game
 */
public final class GameMap<Z extends Zone, K> {

    private final Map<SpaceId, Z> zones;
    private final Map<SpaceId, List<Border<K>>> borders;

    private GameMap(Map<SpaceId, Z> zones, Map<SpaceId, List<Border<K>>> borders) {
        this.zones = zones;
        this.borders = borders;
    }

    /**
     * A map of these zones.
     *
     * @param borders each border once, in either direction; one between unknown zones, or a second one between the
     *     same two, is refused with {@link IllegalArgumentException}
     */
    public static <Z extends Zone, K> GameMap<Z, K> of(Collection<? extends Z> zones, Collection<Border<K>> borders) {
        var byId = new LinkedHashMap<SpaceId, Z>();
        var around = new LinkedHashMap<SpaceId, List<Border<K>>>();
        for (var zone : zones) {
            if (byId.put(zone.id(), zone) != null) {
                throw new IllegalArgumentException("the zone " + zone.id() + " stands twice on the map");
            }
            around.put(zone.id(), new ArrayList<>());
        }
        for (var border : borders) {
            add(around, border);
            add(around, border.back());
        }
        around.replaceAll((zone, its) -> List.copyOf(its));
        return new GameMap<>(byId, around);
    }

    private static <K> void add(Map<SpaceId, List<Border<K>>> around, Border<K> border) {
        var known = around.get(border.from());
        if (known == null || !around.containsKey(border.to())) {
            throw new IllegalArgumentException("a border of unknown zones: " + border);
        }
        if (known.stream().anyMatch(other -> other.to().equals(border.to()))) {
            throw new IllegalArgumentException("the border stands twice on the map: " + border);
        }
        known.add(border);
    }

    /** The zone of that id, or empty if the map has none. */
    public Optional<Z> zone(SpaceId id) {
        return Optional.ofNullable(zones.get(id));
    }

    /** All zones, in the order of the map's list. */
    public SequencedCollection<Z> zones() {
        return List.copyOf(zones.values());
    }

    /** The borders of a zone, in the direction that leaves it; none if the map has no such zone. */
    public List<Border<K>> borders(SpaceId id) {
        return borders.getOrDefault(id, List.of());
    }

    /** The border from one zone into another, or empty if they do not touch. */
    public Optional<Border<K>> between(SpaceId from, SpaceId to) {
        return borders(from).stream().filter(border -> border.to().equals(to)).findFirst();
    }
}
