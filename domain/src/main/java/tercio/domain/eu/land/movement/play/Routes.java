package tercio.domain.eu.land.movement.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.map.SpaceId;

/**
 * The paths of a stack to every province in reach. Paths are compared by interception risk, unfriendly forces met, MP, and
 * the last border crossed before a battle. A path is left out if another is as good in all of these (EU-MOVE).
 */
final class Routes {

    /** The safest first, then by unfriendly forces met, last crossing and MP. */
    private static final Comparator<Route> SAFEST = Comparator.comparing(Route::free).reversed()
            .thenComparingInt(Route::hostile)
            .thenComparing(Route::crossing)
            .thenComparingInt(Route::mp)
            .thenComparingInt(route -> route.path().size())
            .thenComparing(Route::path, Route::compareByName);

    private static final Comparator<Route> SHORTEST = Comparator.comparingInt(Route::mp)
            .thenComparingInt(route -> route.path().size())
            .thenComparing(Route::path, Route::compareByName);

    private final MarchSteps ground;
    private final int most;
    private final PriorityQueue<Route> open = new PriorityQueue<>(SHORTEST);
    private final Map<SpaceId, List<Route>> extended = new HashMap<>();
    private final Map<SpaceId, List<Route>> best = new HashMap<>();

    private Routes(MarchSteps ground, int most) {
        this.ground = ground;
        this.most = most;
    }

    /**
     * All paths, by the province where they end: the nearest province first, and the safest path to each province first.
     *
     * @param spent MP that the stack has spent before
     */
    static List<Route> of(WarView board, Stack stack, int spent) {
        var routes = new Routes(new MarchSteps(board, stack), MovementCosts.from(board.tables()).longestMove() - spent);
        routes.search(stack.province());
        return routes.inOrder();
    }

    /** Whether the stack has a path to anywhere. A search is made only where no neighbour is the end of a path. */
    static boolean hasAny(WarView board, Stack stack, int spent) {
        int most = MovementCosts.from(board.tables()).longestMove() - spent;
        var alliance = board.state().allianceOf(stack);
        return MarchSteps.stepStream(board, stack, stack.province()).anyMatch(step -> step.mp() <= most && board.mayEndMove(step.to(), alliance))
                || MarchSteps.stepStream(board, stack, stack.province()).anyMatch(step -> step.mp() <= most) && !of(board, stack, spent).isEmpty();
    }

    private void search(SpaceId start) {
        open.add(Route.NOWHERE);
        extended.put(start, new ArrayList<>(List.of(Route.NOWHERE)));
        while (!open.isEmpty()) {
            var route = open.poll();
            var at = route.path().isEmpty() ? start : route.end();
            if (!route.path().isEmpty() && !isKept(route)) {
                continue;
            }
            for (var step : ground.steps(at)) {
                if (route.mp() + step.mp() <= most && !step.to().equals(start)) {
                    reach(route.extendedBy(step, ground.place(step.to(), at)), ground.place(step.to(), at));
                }
            }
        }
    }

    /** Whether no better path has replaced it since it was found. */
    private boolean isKept(Route route) {
        return extended.get(route.end()).stream().anyMatch(known -> known == route);
    }

    private void reach(Route route, MarchSteps.Place place) {
        if (!place.crossed()) {
            offer(best.computeIfAbsent(route.end(), end -> new ArrayList<>()), route, place.contested());
        }
        if (place.end()) {
            return;
        }
        var known = extended.computeIfAbsent(route.end(), end -> new ArrayList<>());
        if (known.stream().noneMatch(other -> other.dominatesOnward(route))) {
            known.removeIf(route::dominatesOnward);
            known.add(route);
            open.add(route);
        }
    }

    private static void offer(List<Route> known, Route route, boolean crossingMatters) {
        if (known.stream().noneMatch(other -> other.isAsGoodAs(route, crossingMatters))) {
            known.removeIf(other -> route.isAsGoodAs(other, crossingMatters));
            known.add(route);
        }
    }

    private List<Route> inOrder() {
        return best.values().stream()
                .sorted(Comparator.<List<Route>>comparingInt(ways -> ways.stream().mapToInt(Route::mp).min().orElseThrow())
                        .thenComparing(ways -> ways.getFirst().end()))
                .flatMap(ways -> ways.stream().sorted(SAFEST))
                .toList();
    }
}
