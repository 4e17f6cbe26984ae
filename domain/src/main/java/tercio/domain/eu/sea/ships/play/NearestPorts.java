package tercio.domain.eu.sea.ships.play;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.map.SpaceId;

/** The closest ports to which naval stacks go when they were turned away, evade, retreat or are driven back (EU-SEA-RETREAT). */
public final class NearestPorts {

    /** The attrition that each presidio, fort of a strait or siegework on an unavoidable way adds (EU-SEA-RETREAT, EU-PRESIDIO-FIRE). */
    private static final int TOLL = 2;

    /**
     * A way to a port.
     *
     * @param path without its start
     * @param batteries presidios, forts of straits and siegeworks that it passes
     */
    public record Way(List<SpaceId> path, int batteries) {

        /** The way of a stack that goes nowhere. */
        public static final Way NONE = new Way(List.of(), 0);

        public Way {
            path = List.copyOf(path);
        }

        /** The attrition that the batteries add. */
        public int tolls() {
            return batteries * TOLL;
        }
    }

    private NearestPorts() {}

    /** The ways to the closest friendly ports that are not blockaded and hold the stack, by port; none if no such port can be reached. */
    public static Map<SpaceId, List<SpaceId>> closest(WarView board, NavalStack stack, SpaceId from) {
        return paths(ways(board, stack, from, port -> Ports.isSupplySource(board, stack, port), true));
    }

    /** The same ports for a retreat. Those behind a closed strait, a presidio or siegeworks are left aside as long as there is another. */
    public static Map<SpaceId, List<SpaceId>> ofRetreat(WarView board, NavalStack stack, SpaceId from) {
        var open = ways(board, stack, from, port -> Ports.isSupplySource(board, stack, port), false);
        return open.isEmpty() ? closest(board, stack, from) : paths(open);
    }

    /**
     * The ways of a stack with troops that a battery has stopped, blockades left aside. A way past a battery is taken only where every port
     * lies behind one; then nobody fires and each battery adds to the attrition (AMB-70).
     */
    public static Map<SpaceId, Way> ofStopped(WarView board, NavalStack stack) {
        var open = ways(board, stack, stack.at(), port -> Ports.canReceive(board, stack, port), false);
        return open.isEmpty() ? ways(board, stack, stack.at(), port -> Ports.canReceive(board, stack, port), true) : open;
    }

    private static Map<SpaceId, List<SpaceId>> paths(Map<SpaceId, Way> ways) {
        var paths = new TreeMap<SpaceId, List<SpaceId>>();
        ways.forEach((port, way) -> paths.put(port, way.path()));
        return paths;
    }

    /** Whether the stack can reach a sea zone beside a presidio at which it calls with troops, as at a port (EU-STACK-5). */
    public static boolean canCall(WarView board, NavalStack stack, SpaceId from) {
        var seen = new HashSet<SpaceId>();
        var next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            var at = next.remove();
            if (seen.add(at)) {
                if (board.map().sea(at).isPresent() && Seas.coasts(board, at).anyMatch(province -> Presidios.canServe(board, stack, province))) {
                    return true;
                }
                next.addAll(Seas.steps(board, stack, at));
            }
        }
        return false;
    }

    /** The attrition that the presidios, forts of closed straits and siegeworks on a way add. */
    public static int tolls(WarView board, NavalStack stack, List<SpaceId> way) {
        return TOLL * IntStream.range(1, way.size()).map(at -> Batteries.batteriesAt(board, stack, way.get(at - 1), way.get(at)).size()).sum();
    }

    /** The ports that are reached first, each by a way of as few batteries as that length allows. @param past whether a way may pass a battery */
    private static Map<SpaceId, Way> ways(WarView board, NavalStack stack, SpaceId from, Predicate<SpaceId> receives, boolean past) {
        Map<SpaceId, Way> ring = Map.of(from, Way.NONE);
        var seen = new HashSet<>(ring.keySet());
        while (!ring.isEmpty()) {
            var next = new TreeMap<SpaceId, Way>();
            ring.forEach((at, way) -> Seas.steps(board, stack, at).stream().filter(to -> !seen.contains(to)).forEach(to -> {
                int batteries = Batteries.batteriesAt(board, stack, at, to).size();
                if (past || batteries == 0) {
                    next.merge(to, new Way(Stream.concat(way.path().stream(), Stream.of(to)).toList(), way.batteries() + batteries),
                            (known, other) -> other.batteries() < known.batteries() ? other : known);
                }
            }));
            var ports = new TreeMap<>(next);
            ports.keySet().removeIf(space -> board.map().sea(space).isPresent() || !receives.test(space));
            if (!ports.isEmpty()) {
                return ports;
            }
            next.keySet().removeIf(space -> board.map().sea(space).isEmpty());
            seen.addAll(next.keySet());
            ring = next;
        }
        return Map.of();
    }
}
