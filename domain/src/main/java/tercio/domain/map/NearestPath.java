package tercio.domain.map;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.function.Function;
import tercio.domain.game.Id;

/** The cheapest path from a zone to another, without bounds on its length. */
public final class NearestPath {

    /** A step out of a zone. */
    public record Step(SpaceId to, int cost) {}

    private record Way(List<SpaceId> path, int cost) {}

    private NearestPath() {}

    /**
     * The zones entered, in order; empty if no path leads there or both zones are the same. Of several paths with the same cost, the one
     * with the fewest zones.
     */
    public static List<SpaceId> between(SpaceId from, SpaceId to, Function<SpaceId, List<Step>> steps) {
        var open = new PriorityQueue<Way>(Comparator.comparingInt(Way::cost).thenComparing(way -> way.path().size())
                .thenComparing(Way::path, Id::compare));
        open.add(new Way(List.of(), 0));
        var reached = new HashSet<SpaceId>();
        while (!open.isEmpty()) {
            var way = open.poll();
            var at = way.path().isEmpty() ? from : way.path().getLast();
            if (!reached.add(at)) {
                continue;
            }
            if (at.equals(to)) {
                return List.copyOf(way.path());
            }
            for (var step : steps.apply(at)) {
                if (!reached.contains(step.to())) {
                    var path = new ArrayList<>(way.path());
                    path.add(step.to());
                    open.add(new Way(path, way.cost() + step.cost()));
                }
            }
        }
        return List.of();
    }
}
