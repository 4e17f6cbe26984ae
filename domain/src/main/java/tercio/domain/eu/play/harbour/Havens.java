package tercio.domain.eu.play.harbour;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.naval.SeaRoute;
import tercio.domain.eu.play.Board;

/** The closest ports to which naval stacks go: those that were turned away, evade or retreat (EU-SEA-RETREAT). */
public final class Havens {

    private Havens() {}

    /** The ways to the closest friendly ports that are not blockaded and hold the stack, by port; none if no such port can be reached. */
    public static Map<String, List<String>> closest(Board board, NavalStack stack, String from) {
        return closest(board, stack, from, (at, step) -> true);
    }

    /** The same ports of a retreat: those behind a closed strait are left aside as long as there is another. */
    public static Map<String, List<String>> ofRetreat(Board board, NavalStack stack, String from) {
        var open = closest(board, stack, from, (at, step) -> board.map().straitFort(at, step).filter(fort -> Ports.closes(board, stack, fort)).isEmpty());
        return open.isEmpty() ? closest(board, stack, from) : open;
    }

    /** Whether the stack can reach a sea zone beside a presidio at which it calls with troops, as at a port (EU-STACK-5). */
    public static boolean calls(Board board, NavalStack stack, String from) {
        var seen = new HashSet<String>();
        var next = new ArrayDeque<>(List.of(from));
        while (!next.isEmpty()) {
            var at = next.remove();
            if (seen.add(at)) {
                if (board.map().sea(at).isPresent() && Seas.coasts(board, at).anyMatch(province -> Presidios.serves(board, stack, province))) {
                    return true;
                }
                next.addAll(Seas.steps(board, stack, at));
            }
        }
        return false;
    }

    /** What the closed straits of a way add to its attrition. */
    public static int tolls(Board board, NavalStack stack, List<String> way) {
        return new SeaRoute(board.map(), way).straitForts().stream().mapToInt(fort -> Ports.toll(board, stack, fort)).sum();
    }

    private static Map<String, List<String>> closest(Board board, NavalStack stack, String from, BiPredicate<String, String> passable) {
        Map<String, List<String>> ring = Map.of(from, List.of());
        var seen = new HashSet<>(ring.keySet());
        while (!ring.isEmpty()) {
            var next = new TreeMap<String, List<String>>();
            ring.forEach((at, way) -> Seas.steps(board, stack, at).stream().filter(step -> passable.test(at, step)).filter(seen::add)
                    .forEach(step -> next.put(step, Stream.concat(way.stream(), Stream.of(step)).toList())));
            var ports = new TreeMap<String, List<String>>();
            next.forEach((space, way) -> {
                if (board.map().sea(space).isEmpty() && Ports.supplies(board, stack, space)) {
                    ports.put(space, way);
                }
            });
            if (!ports.isEmpty()) {
                return ports;
            }
            next.keySet().removeIf(space -> board.map().sea(space).isEmpty());
            ring = next;
        }
        return Map.of();
    }
}
