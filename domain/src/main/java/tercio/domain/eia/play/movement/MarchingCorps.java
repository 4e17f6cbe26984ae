package tercio.domain.eia.play.movement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.Crossed;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.game.Refusal;

/** A corps that moves: the points that it has left, whether a path is legal, and every area that it can reach. */
final class MarchingCorps {

    static final String RULE = "EIA-7.3.1";

    /**
     * A way to an area.
     *
     * @param path the areas entered
     * @param points what it costs
     */
    record Way(List<String> path, int points) {
        String end() {
            return path.getLast();
        }
    }

    private final EiaBoard board;
    private final Corps corps;
    private final MarchGround ground;

    MarchingCorps(EiaBoard board, Corps corps) {
        this(new MarchGround(board, corps.power()), corps);
    }

    /** Uses a ground that other corps share. */
    MarchingCorps(MarchGround ground, Corps corps) {
        this.board = ground.board();
        this.corps = corps;
        this.ground = ground;
    }

    /** The points left, without those of a force march that it has not made yet. */
    int left() {
        var journey = corps.journey();
        return MarchAllowances.of(corps.counter(), corps.power()) + (journey.forcedMarch() ? MarchAllowances.FORCE_MARCH : 0) - journey.spent();
    }

    /** The most points that it can still spend. */
    int most() {
        boolean more = !corps.journey().forcedMarch() && corps.journey().crossed() != Crossed.SEA && MarchAllowances.mayForceMarch(corps.counter(), board.state().readings());
        return left() + (more ? MarchAllowances.FORCE_MARCH : 0);
    }

    /** Why the corps cannot move at all now; empty where it can. */
    Optional<Refusal> fixed() {
        var area = corps.at().area();
        if (corps.at().isAboard()) {
            return no("EIA-7.3.5", corps.title() + " is on a fleet: it disembarks.");
        }
        if (corps.at().inCity() && board.besieged(area)) {
            return no("EIA-7.3.4", corps.title() + " is besieged in " + board.name(area) + ".");
        }
        if (!corps.journey().entered().isEmpty() && corps.at().inField() && ground.stops(area)) {
            return no("EIA-7.3.2.1", corps.title() + " met enemy corps in " + board.name(area) + ": its movement is over.");
        }
        return most() > 0 ? ForageTime.objection(board, corps, ground.hungry())
                : no("EIA-7.3.2.1", corps.title() + " has used its movement points.");
    }

    /** Why a path is not legal; empty where it is. */
    Optional<Refusal> objection(List<String> path) {
        if (path.isEmpty()) {
            return no(RULE, "A move enters at least one area.");
        }
        int points = 0;
        var at = corps.at().area();
        for (int step = 0; step < path.size(); step++) {
            if (step > 0) {
                var halt = halts(at);
                if (halt.isPresent()) {
                    return halt;
                }
            }
            var next = path.get(step);
            var closed = ground.objection(at, next);
            if (closed.isPresent()) {
                return closed;
            }
            points += ground.step(at, next).orElseThrow().points();
            if (points > most()) {
                return no("EIA-7.3.2.3", corps.title() + " cannot enter " + board.name(next) + ": the path costs " + points
                        + " movement points up to there, and it has " + most() + (most() > left() ? " with a force march." : "."));
            }
            at = next;
        }
        return Optional.empty();
    }

    private Optional<Refusal> halts(String area) {
        if (ground.stops(area)) {
            return no("EIA-7.3.2.1", "Enemy corps stand in " + board.name(area) + ": a corps that enters stops there.");
        }
        return ground.waitsForDepot(area)
                ? no("EIA-7.3.6.2", "In " + board.name(area) + " the garrison of the enemy depot decides first: move there, then on.")
                : Optional.empty();
    }

    /** The cost of a legal path. */
    int points(List<String> path) {
        int points = 0;
        var at = corps.at().area();
        for (var next : path) {
            points += ground.step(at, next).orElseThrow().points();
            at = next;
        }
        return points;
    }

    /** Whether it can enter any area. */
    boolean marches() {
        return fixed().isEmpty() && ground.steps(corps.at().area()).stream().anyMatch(step -> step.points() <= most());
    }

    /** A shortest legal move, for an example: the first step that it can take; it must be able to take one. */
    Way firstStep() {
        var step = ground.steps(corps.at().area()).stream().filter(pace -> pace.points() <= most())
                .min(Comparator.comparingInt(MarchGround.Pace::points).thenComparing(MarchGround.Pace::to)).orElseThrow();
        return new Way(List.of(step.to()), step.points());
    }

    /** The cheapest way to every area that it can reach, the nearest first; none where it cannot move. */
    List<Way> ways() {
        if (fixed().isPresent()) {
            return List.of();
        }
        var best = new HashMap<String, Integer>();
        var start = corps.at().area();
        best.put(start, 0);
        var open = new PriorityQueue<Way>(Comparator.comparingInt(Way::points).thenComparing(way -> String.join(" ", way.path())));
        open.add(new Way(List.of(), 0));
        var found = new ArrayList<Way>();
        while (!open.isEmpty()) {
            var way = open.poll();
            var at = way.path().isEmpty() ? start : way.end();
            if (way.points() > best.get(at)) {
                continue;
            }
            if (!way.path().isEmpty()) {
                found.add(way);
                if (ground.stops(at) || ground.waitsForDepot(at)) {
                    continue;
                }
            }
            for (var step : ground.steps(at)) {
                int points = way.points() + step.points();
                if (points <= most() && points < best.getOrDefault(step.to(), Integer.MAX_VALUE)) {
                    best.put(step.to(), points);
                    var path = new ArrayList<>(way.path());
                    path.add(step.to());
                    open.add(new Way(path, points));
                }
            }
        }
        return found;
    }

    private static Optional<Refusal> no(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
