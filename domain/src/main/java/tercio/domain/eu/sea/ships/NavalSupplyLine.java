package tercio.domain.eu.sea.ships;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.BorderKind;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.map.Border;
import tercio.domain.map.SpaceId;

/**
 * The line of supply of a naval stack at sea, from its source to its sea zone (EU-SUP-SEA).
 *
 * @param source the province of the port or arsenal
 * @param zones the sea zones from the port to the stack, its own zone included; at least one
 */
public record NavalSupplyLine(SpaceId source, List<SpaceId> zones) {

    public NavalSupplyLine {
        zones = List.copyOf(zones);
    }

    /** Its length: the sea zones crossed, neither the port nor the zone of the stack. 0 next to the port (AMB-21). */
    public int length() {
        return zones.size() - 1;
    }

    /** The provinces whose forts command the straits that it goes through. */
    public List<SpaceId> straitForts(EuMap map) {
        return new SeaRoute(map, zones).straitForts();
    }

    /**
     * The shortest line to a sea zone; among equally short ones one with the least modifier of closed straits, because the stack chooses.
     *
     * @param source whether a province is a source of supply for the stack: friendly, not blockaded, large enough
     * @param open whether ships pass a sea zone; the frozen Sund is closed
     * @param strait the modifier of the fort of a province that commands a strait, 0 where it is not closed to the stack
     * @return empty if no source can be reached
     */
    public static Optional<NavalSupplyLine> shortest(EuMap map, SpaceId sea, Predicate<SpaceId> source, Predicate<SpaceId> open, ToIntFunction<SpaceId> strait) {
        Map<SpaceId, List<SpaceId>> ring = Map.of(sea, List.of(sea));
        var reached = new HashSet<SpaceId>();
        while (!ring.isEmpty()) {
            var nearest = ring.values().stream()
                    .flatMap(way -> coasts(map, way.getFirst()).filter(source).map(port -> new NavalSupplyLine(port, way)))
                    .min(Comparator.<NavalSupplyLine>comparingInt(line -> toll(map, line.zones(), strait)).thenComparing(NavalSupplyLine::source));
            if (nearest.isPresent()) {
                return nearest;
            }
            reached.addAll(ring.keySet());
            ring = nextRing(map, ring, zone -> open.test(zone) && !reached.contains(zone), strait);
        }
        return Optional.empty();
    }

    private static Stream<SpaceId> coasts(EuMap map, SpaceId sea) {
        return map.borders(sea).stream().filter(border -> border.kind() == BorderKind.COAST).map(Border::to);
    }

    /** The zones that are one farther, each with the way to it that costs least. */
    private static Map<SpaceId, List<SpaceId>> nextRing(EuMap map, Map<SpaceId, List<SpaceId>> ring, Predicate<SpaceId> open, ToIntFunction<SpaceId> strait) {
        var next = new TreeMap<SpaceId, List<SpaceId>>();
        ring.values().forEach(way -> map.borders(way.getFirst()).stream()
                .filter(border -> border.kind() == BorderKind.SEA && open.test(border.to()))
                .map(border -> Stream.concat(Stream.of(border.to()), way.stream()).toList())
                .forEach(longer -> next.merge(longer.getFirst(), longer, (one, other) -> toll(map, other, strait) < toll(map, one, strait) ? other : one)));
        return next;
    }

    private static int toll(EuMap map, List<SpaceId> zones, ToIntFunction<SpaceId> strait) {
        return new SeaRoute(map, zones).straitForts().stream().mapToInt(strait).sum();
    }
}
