package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.game.Id;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** A corps that moves: the points that it has left, whether a path is legal, and every area that it can reach. */
final class MarchingCorps {

    static final String RULE = "EIA-7.3.1";

    /**
     * A way to an area.
     *
     * @param path the areas entered
     * @param points the movement points that it costs
     */
    record Way(List<SpaceId> path, int points) {
        SpaceId end() {
            return path.getLast();
        }
    }

    private final EiaWarView board;
    private final Corps corps;
    private final MarchGround ground;

    MarchingCorps(EiaWarView board, Corps corps) {
        this(new MarchGround(board, corps.power()), corps);
    }

    /** Uses a ground that other corps share. */
    MarchingCorps(MarchGround ground, Corps corps) {
        this.board = ground.board();
        this.corps = corps;
        this.ground = ground;
    }

    /** The points left, without those of a force march that it has not made yet. */
    int pointsLeft() {
        var journey = corps.journey();
        return MarchAllowances.of(board.counter(corps), corps.power()) + (journey.forcedMarch() ? MarchAllowances.FORCE_MARCH : 0) - journey.spent();
    }

    /** The most points that it can still spend. */
    int mostPoints() {
        boolean more = !corps.journey().forcedMarch() && corps.journey().crossed() != Crossed.SEA && MarchAllowances.mayForceMarch(board.counter(corps), board.state().readings());
        return pointsLeft() + (more ? MarchAllowances.FORCE_MARCH : 0);
    }

    /** The reason why the corps cannot move at all now; empty if it can. */
    Optional<Refusal> movementRefusal() {
        var area = corps.at().area();
        if (corps.at().isAboard()) {
            return refusal("EIA-7.3.5", Sentence.of("eia.refused.aboard").with("corps", CampaignNames.corps(corps.id())).with("land", true));
        }
        if (corps.at().inCity() && board.isBesieged(area)) {
            return refusal("EIA-7.3.4", Sentence.of("eia.refused.besieged").with("piece", CampaignNames.corps(corps.id())).with("several", false).with("at", CampaignNames.at(area)));
        }
        if (!corps.journey().entered().isEmpty() && corps.at().inField() && ground.mustStop(area)) {
            return refusal("EIA-7.3.2.1", Sentence.of("eia.refused.met-enemies").with("corps", CampaignNames.corps(corps.id())).with("at", CampaignNames.at(area)));
        }
        return mostPoints() > 0 ? ForageTime.refusal(board, corps, ground.hungry())
                : refusal("EIA-7.3.2.1", Sentence.of("eia.refused.no-points").with("piece", CampaignNames.corps(corps.id())).with("several", false));
    }

    /** The reason why a path is not legal; empty if it is. */
    Optional<Refusal> pathRefusal(List<SpaceId> path) {
        if (path.isEmpty()) {
            return refusal(RULE, Sentence.of("eia.refused.no-path"));
        }
        int points = 0;
        var at = corps.at().area();
        for (int step = 0; step < path.size(); step++) {
            if (step > 0) {
                var halt = haltRefusal(at);
                if (halt.isPresent()) {
                    return halt;
                }
            }
            var next = path.get(step);
            var closed = ground.stepRefusal(at, next);
            if (closed.isPresent()) {
                return closed;
            }
            points += ground.step(at, next).orElseThrow().points();
            if (points > mostPoints()) {
                return refusal("EIA-7.3.2.3", Sentence.of("eia.refused.too-far").with("corps", CampaignNames.corps(corps.id())).with("area", CampaignNames.area(next))
                        .with("points", points).with("has", mostPoints()).with("force", mostPoints() > pointsLeft()));
            }
            at = next;
        }
        return Optional.empty();
    }

    private Optional<Refusal> haltRefusal(SpaceId area) {
        if (ground.mustStop(area)) {
            return refusal("EIA-7.3.2.1", Sentence.of("eia.refused.enemies-stop").with("at", CampaignNames.at(area)));
        }
        return ground.mustAwaitDepot(area)
                ? refusal("EIA-7.3.6.2", Sentence.of("eia.refused.depot-decides").with("where", CampaignNames.area(area)))
                : Optional.empty();
    }

    /** The cost of a legal path. */
    int costOf(List<SpaceId> path) {
        int points = 0;
        var at = corps.at().area();
        for (var next : path) {
            points += ground.step(at, next).orElseThrow().points();
            at = next;
        }
        return points;
    }

    /** Whether it can enter any area. */
    boolean canMarch() {
        return movementRefusal().isEmpty() && ground.steps(corps.at().area()).stream().anyMatch(step -> step.points() <= mostPoints());
    }

    /** A shortest legal move, for an example: the first step that it can take; it must be able to take one. */
    Way firstStep() {
        var step = ground.steps(corps.at().area()).stream().filter(pace -> pace.points() <= mostPoints())
                .min(Comparator.comparingInt(MarchGround.Pace::points).thenComparing(MarchGround.Pace::to)).orElseThrow();
        return new Way(List.of(step.to()), step.points());
    }

    /** The cheapest way to every area that it can reach, the nearest first; none where it cannot move. */
    List<Way> ways() {
        if (movementRefusal().isPresent()) {
            return List.of();
        }
        var best = new HashMap<SpaceId, Integer>();
        var start = corps.at().area();
        best.put(start, 0);
        var open = new PriorityQueue<Way>(Comparator.comparingInt(Way::points).thenComparing(Way::path, Id::compare));
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
                if (ground.mustStop(at) || ground.mustAwaitDepot(at)) {
                    continue;
                }
            }
            for (var step : ground.steps(at)) {
                int points = way.points() + step.points();
                if (points <= mostPoints() && points < best.getOrDefault(step.to(), Integer.MAX_VALUE)) {
                    best.put(step.to(), points);
                    var path = new ArrayList<>(way.path());
                    path.add(step.to());
                    open.add(new Way(path, points));
                }
            }
        }
        return found;
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
