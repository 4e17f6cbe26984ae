package tercio.domain.eu.play.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Interventions;
import tercio.domain.eu.play.interception.Interceptions;

/**
 * The cheapest rides of a leader who leaves his stack alone (EU-MOVE-LEADER). He rides only where he cannot die: not into the reach of
 * enemies, unless friendly troops stand unbesieged beside him.
 */
final class Rides {

    private static final String ALLOWANCE = "leader_alone_move_max_mp";

    /**
     * A ride to a province.
     *
     * @param path the provinces entered; none if he stays in his province
     */
    record Ride(List<String> path, int mp) {

        Ride {
            path = List.copyOf(path);
        }

        private Ride onward(String to, int cost) {
            var way = new ArrayList<>(path);
            way.add(to);
            return new Ride(way, mp + cost);
        }
    }

    private static final Comparator<Ride> SHORTEST = Comparator.comparingInt(Ride::mp)
            .thenComparingInt(ride -> ride.path().size())
            .thenComparing(ride -> String.join(" ", ride.path()));

    private final Board board;
    private final Stack stack;
    private final int alliance;
    private final Map<String, Optional<String>> dangers = new HashMap<>();

    Rides(Board board, Stack stack) {
        this.board = board;
        this.stack = stack;
        this.alliance = board.state().allianceOf(stack);
    }

    /** The most MP of a leader who moves alone. */
    static int most(Board board) {
        return board.tables().constants().value(ALLOWANCE);
    }

    /** The ride without danger to each province in reach, his own among them. */
    Map<String, Ride> safe() {
        return search(true);
    }

    /** What he would meet on the shortest way to a province; empty if no way is short enough. */
    Optional<String> dangerTowards(String province) {
        return Optional.ofNullable(search(false).get(province)).flatMap(ride -> {
            var at = stack.province();
            for (var next : ride.path()) {
                var danger = danger(next, at);
                if (danger.isPresent()) {
                    return danger;
                }
                at = next;
            }
            return Optional.empty();
        });
    }

    private Map<String, Ride> search(boolean safely) {
        var reached = new HashMap<String, Ride>();
        var open = new PriorityQueue<>(SHORTEST);
        open.add(new Ride(List.of(), 0));
        while (!open.isEmpty()) {
            var ride = open.poll();
            var at = ride.path().isEmpty() ? stack.province() : ride.path().getLast();
            if (reached.putIfAbsent(at, ride) != null) {
                continue;
            }
            for (var road : board.roads(at)) {
                if (reached.containsKey(road.to()) || closed(road.to())) {
                    continue;
                }
                var onward = ride.onward(road.to(), Marches.cost(board, stack, at, road.to()).total());
                if (onward.mp() <= most(board) && (!safely || danger(road.to(), at).isEmpty())) {
                    open.add(onward);
                }
            }
        }
        return reached;
    }

    private boolean closed(String province) {
        return board.closed(province, alliance) || Interventions.forbids(board, stack, province).isPresent();
    }

    /** Why a leader alone may die in the province; empty where he cannot. */
    private Optional<String> danger(String province, String from) {
        var known = dangers.get(province);
        if (known == null) {
            known = !board.field(province, alliance).isEmpty() ? Optional.empty() : met(province).or(() -> caught(province, from));
            dangers.put(province, known);
        }
        return known;
    }

    private Optional<String> met(String province) {
        var name = board.name(province);
        var enemies = board.enemiesInField(province, alliance);
        if (!enemies.isEmpty()) {
            return Optional.of(StackTitle.of(board.state(), enemies.getFirst().id()) + " stands in " + name);
        }
        if (board.enemyFortress(province, alliance)) {
            return Optional.of("the enemy holds the fortress of " + name);
        }
        return board.state().marks().inRevolt(province) ? Optional.of(name + " is in revolt") : Optional.empty();
    }

    private Optional<String> caught(String province, String from) {
        return board.neighbours(province).stream().noneMatch(road -> !board.enemiesInField(road.to(), alliance).isEmpty())
                ? Optional.empty()
                : interceptor(province, from).map(catcher -> StackTitle.of(board.state(), catcher.id()) + " could intercept him in " + board.name(province));
    }

    /** The first stack that could intercept in the province one LD that comes alone. */
    private Optional<Stack> interceptor(String province, String from) {
        var rider = stack.part(stack.id() + ".alone", Units.of(0, 0, 1), 0, List.of()).entering(province, from);
        var move = Move.begins(rider.id(), from, List.of(province)).entering(from, province, 0, false);
        var ridden = new Board(board.state().founds(rider).phase(((Phase.Movement) board.state().phase()).move(move)), board.map(), board.tables());
        return board.state().order().stream().flatMap(others -> Interceptions.eligible(ridden, move, others).stream()).findFirst();
    }
}
