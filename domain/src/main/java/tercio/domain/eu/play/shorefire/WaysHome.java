package tercio.domain.eu.play.shorefire;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.play.harbour.Seas;

/**
 * The ways of a stopped stack to the closest friendly ports that are large enough. A way past a battery is taken only where every port
 * lies behind one; then nobody fires and each battery adds to the attrition (AMB-70).
 */
final class WaysHome {

    /** What each battery on an unavoidable way adds to the attrition. */
    static final int TOLL = 2;

    /** @param batteries that the way passes */
    record Way(List<String> path, int batteries) {
        int tolls() {
            return batteries * TOLL;
        }
    }

    private WaysHome() {}

    /** By port; none if no friendly port can be reached at all. */
    static Map<String, Way> of(Board board, NavalStack stack) {
        var open = closest(board, stack, false);
        return open.isEmpty() ? closest(board, stack, true) : open;
    }

    /** The ports that are reached first; each by a way of as few batteries as that length allows. */
    private static Map<String, Way> closest(Board board, NavalStack stack, boolean past) {
        Map<String, Way> ring = Map.of(stack.at(), new Way(List.of(), 0));
        var seen = new HashSet<>(ring.keySet());
        while (!ring.isEmpty()) {
            var next = new TreeMap<String, Way>();
            ring.forEach((at, way) -> Seas.steps(board, stack, at).stream().filter(to -> !seen.contains(to)).forEach(to -> {
                int batteries = Batteries.at(board, stack, at, to).size();
                if (past || batteries == 0) {
                    next.merge(to, new Way(Stream.concat(way.path().stream(), Stream.of(to)).toList(), way.batteries() + batteries),
                            (known, other) -> other.batteries() < known.batteries() ? other : known);
                }
            }));
            var ports = new TreeMap<String, Way>(next);
            ports.keySet().removeIf(space -> board.map().sea(space).isPresent() || !Ports.receives(board, stack, space));
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
