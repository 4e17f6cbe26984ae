package tercio.domain.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.function.Predicate;

/** Finds shortest paths over a map, by Dijkstra's algorithm. */
public final class ShortestPaths {

    private record Reached(SpaceId zone, int length) {}

    private ShortestPaths() {}

    /**
     * The shortest path from any start to a zone. Among equally short paths the result is always the same.
     *
     * @param starts whether a path may start in a zone
     * @param end the last zone; the path has length 0 if this is itself a start
     * @param through whether the path may pass through a zone; not asked for its first and last zone
     * @param most the greatest length of a path
     */
    public static <K> Optional<MapPath> shortest(
            GameMap<?, K> map, Predicate<SpaceId> starts, SpaceId end, Predicate<SpaceId> through, BorderCost<K> toll, int most) {
        // Searches backwards from the end, so that only its neighbourhood is visited.
        var length = new HashMap<SpaceId, Integer>(Map.of(end, 0));
        var next = new HashMap<SpaceId, SpaceId>();
        var open = new PriorityQueue<>(Comparator.comparingInt(Reached::length).thenComparing(Reached::zone));
        open.add(new Reached(end, 0));
        while (!open.isEmpty()) {
            var reached = open.poll();
            if (reached.length > length.get(reached.zone)) {
                continue;
            }
            if (starts.test(reached.zone)) {
                return Optional.of(new MapPath(pathFrom(reached.zone, next), reached.length));
            }
            if (!reached.zone.equals(end) && !through.test(reached.zone)) {
                continue;
            }
            for (var out : map.borders(reached.zone)) {
                var cost = toll.of(out.back());
                int total = reached.length + cost.orElse(0);
                if (cost.isPresent() && total <= most && total < length.getOrDefault(out.to(), Integer.MAX_VALUE)) {
                    length.put(out.to(), total);
                    next.put(out.to(), reached.zone);
                    open.add(new Reached(out.to(), total));
                }
            }
        }
        return Optional.empty();
    }

    private static List<SpaceId> pathFrom(SpaceId start, Map<SpaceId, SpaceId> next) {
        var zones = new ArrayList<SpaceId>();
        for (var zone = start; zone != null; zone = next.get(zone)) {
            zones.add(zone);
        }
        return zones;
    }
}
