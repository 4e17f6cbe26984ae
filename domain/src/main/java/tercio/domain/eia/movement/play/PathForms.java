package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.eia.movement.play.MarchCommand.MoveIrregular;
import tercio.domain.eia.supply.line.play.Crossings;
import tercio.domain.game.Form;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** Forms for moves by any path. The lists of moves name only the cheapest way to each area. */
final class PathForms {

    private static final String PIECE = "piece";
    private static final String CORPS = "corps";
    private static final String PATH = "path";
    private static final String LEADERS = "leaders";
    /** A random path goes on from an area with a chance of 2 in 3. */
    private static final int STOPS_ONCE_IN = 3;

    private PathForms() {}

    /** The form for these corps, at least one; each can take a step. */
    static Form corpsForm(MarchGround ground, List<Corps> movers) {
        var board = ground.board();
        var first = movers.getFirst();
        var power = first.power();
        int most = movers.stream().mapToInt(corps -> new MarchingCorps(ground, corps).mostPoints()).max().orElseThrow();
        var leaders = movers.stream().flatMap(corps -> AccompanyingLeaders.leadersWith(board, corps).stream()).distinct().toList();
        var fields = new ArrayList<Form.Field>();
        fields.add(new Form.Choice(CORPS, say("field-corps"),
                movers.stream().map(corps -> new Form.Item(corps.id().value(), CampaignNames.pieceIn(CampaignNames.corps(corps.id()), corps.at().area()))).toList()));
        fields.add(path(board, power, movers.stream().map(corps -> corps.at().area()).collect(Collectors.toCollection(LinkedHashSet::new)), most));
        if (!leaders.isEmpty()) {
            fields.add(new Form.Subset(LEADERS, say("field-leaders"),
                    leaders.stream().map(leader -> new Form.Item(leader.id().value(), CampaignNames.item(CampaignNames.leader(leader.id())))).toList(), 0, leaders.size()));
        }
        var example = new MoveCorps(power, first.id(), new MarchingCorps(ground, first).firstStep().path(), AccompanyingLeaders.leaderChoices(board, first).getFirst());
        return new Form(example, fields, limits(leaders),
                filled -> new MoveCorps(power, new UnitId(filled.choice(CORPS)), Id.all(filled.choices(PATH), SpaceId::new), leaders.isEmpty() ? List.of() : Id.all(filled.choices(LEADERS), EiaLeaderId::new)),
                below -> randomWalk(ground, movers.get(below.applyAsInt(movers.size())), below));
    }

    private static Sentence.Keyed say(String key) {
        return Sentence.of("eia.march." + key);
    }

    private static List<Form.Limit> limits(List<LeaderPiece> leaders) {
        var limits = new ArrayList<Form.Limit>();
        limits.add(Form.Limit.of(say("limit-path").with("force", true),
                MarchingCorps.RULE, CORPS, PATH));
        limits.add(Form.Limit.of(say("limit-stop"),
                "EIA-7.3.2.1", CORPS, PATH));
        limits.add(Form.Limit.of(say("limit-territory"), TerritoryAccess.RULE, PATH));
        if (!leaders.isEmpty()) {
            limits.add(Form.Limit.of(say("limit-leaders"), "EIA-7.3.3.4", CORPS, LEADERS));
        }
        return limits;
    }

    /** The form for these counters of cossacks, freikorps and guerillas, at least one; each can take a step. */
    static Form irregularsForm(MarchGround ground, List<Irregular> movers) {
        var board = ground.board();
        var power = movers.getFirst().power();
        int most = movers.stream().mapToInt(piece -> MarchAllowances.of(piece.type())).max().orElseThrow();
        var fields = List.<Form.Field>of(
                new Form.Choice(PIECE, say("field-piece"),
                        movers.stream().map(piece -> new Form.Item(piece.id().value(), CampaignNames.pieceIn(CampaignNames.irregular(piece), piece.at().area()))).toList()),
                path(board, power, movers.stream().map(piece -> piece.at().area()).collect(Collectors.toCollection(LinkedHashSet::new)), most));
        return new Form(IrregularMarch.example(ground, movers.getFirst()), fields,
                List.of(Form.Limit.of(say("limit-path").with("force", false), MarchingCorps.RULE, PIECE, PATH)),
                filled -> new MoveIrregular(power, new UnitId(filled.choice(PIECE)), Id.all(filled.choices(PATH), SpaceId::new)),
                below -> randomWalk(ground, movers.get(below.applyAsInt(movers.size())), below));
    }

    /** The field for a path. Each step costs a point or more, so that a path has at most as many areas as there are points. */
    private static Form.Field path(EiaWarView board, Power power, LinkedHashSet<SpaceId> starts, int most) {
        var near = new LinkedHashSet<>(starts);
        var edge = new LinkedHashSet<>(starts);
        for (int step = 0; step < most; step++) {
            var next = new LinkedHashSet<SpaceId>();
            edge.forEach(area -> Crossings.neighbours(board, power, area).stream().filter(near::add).forEach(next::add));
            edge = next;
        }
        return new Form.Order(PATH, say("field-path"),
                near.stream().sorted().map(area -> new Form.Item(area.value(), CampaignNames.item(CampaignNames.area(area)))).toList(), 1, most, true);
    }

    private static Form.Filling randomWalk(MarchGround ground, Corps corps, IntUnaryOperator below) {
        var board = ground.board();
        var marching = new MarchingCorps(ground, corps);
        var values = new HashMap<String, Object>();
        values.put(CORPS, corps.id());
        values.put(PATH, randomWalk(ground, corps.at().area(), below, path -> marching.pathRefusal(path).isEmpty()));
        var there = AccompanyingLeaders.leadersWith(board, corps).stream().map(LeaderPiece::id).toList();
        values.put(LEADERS, AccompanyingLeaders.allMustGo(board, corps) ? there : there.stream().filter(leader -> below.applyAsInt(2) > 0).toList());
        return new Form.Filling(values);
    }

    private static Form.Filling randomWalk(MarchGround ground, Irregular piece, IntUnaryOperator below) {
        var path = randomWalk(ground, piece.at().area(), below, walked -> IrregularMarch.pathRefusal(ground, piece, walked).isEmpty());
        return new Form.Filling(new HashMap<>(Map.of(PIECE, piece.id(), PATH, path)));
    }

    private static List<SpaceId> randomWalk(MarchGround ground, SpaceId start, IntUnaryOperator below, Predicate<List<SpaceId>> legal) {
        var path = new ArrayList<SpaceId>();
        var at = start;
        while (path.isEmpty() || below.applyAsInt(STOPS_ONCE_IN) > 0) {
            var open = new ArrayList<SpaceId>();
            for (var step : ground.steps(at)) {
                path.add(step.to());
                if (legal.test(path)) {
                    open.add(step.to());
                }
                path.removeLast();
            }
            if (open.isEmpty()) {
                return path;
            }
            at = open.get(below.applyAsInt(open.size()));
            path.add(at);
        }
        return path;
    }
}
