package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.MarchCommand.MoveCorps;
import tercio.domain.game.Execution;
import tercio.domain.game.Id;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Corps march (EIA-7.3.1, EIA-7.3.2). */
final class CorpsMarch {

    private static final String NO_RISK = "0.00";

    private CorpsMarch() {}

    static Execution move(EiaCommandRun play, MoveCorps command) {
        var board = play.board();
        var found = ownCorps(board, command.power(), command.corps());
        if (found.isEmpty()) {
            return EiaCommandRun.refuse(MarchingCorps.RULE, noCorps("field", command.power(), command.corps()));
        }
        var corps = found.get();
        var marching = new MarchingCorps(board, corps);
        var objection = marching.movementRefusal().or(() -> marching.pathRefusal(command.path()))
                .or(() -> AccompanyingLeaders.refusal(board, corps, command.leaders()));
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get().withLegal(corps.at().isAboard() ? Transports.options(board, corps) : options(board, corps)));
        }
        boolean forced = corps.journey().forcedMarch() || marching.costOf(command.path()) > marching.pointsLeft();
        emitMarch(play, corps, command, marching.costOf(command.path()), forced);
        return EiaCommandRun.success();
    }

    private static void emitMarch(EiaCommandRun play, Corps corps, MoveCorps command, int points, boolean forced) {
        var board = play.board();
        var ground = new MarchGround(board, corps.power());
        var steps = new ArrayList<Step>();
        var at = corps.at().area();
        var way = board.map().way(at, command.path().getFirst()).orElseThrow();
        for (var next : command.path()) {
            way = board.map().way(at, next).orElseThrow();
            var cost = ground.cost(way);
            steps.add(Step.of(corps.title() + " enters " + board.name(next), "EIA-7.3.1.3").side(corps.power().word())
                    .tally(cost).result(pointsOf(cost.total())));
            at = next;
        }
        if (forced && !corps.journey().forcedMarch()) {
            steps.add(Step.of("force march", "EIA-7.3.1.2").side(corps.power().word()).result(Sentence.of("eia.march.result-force-march")));
        }
        var from = corps.at();
        play.emit(new MarchEvent.CorpsMoved(corps.id(), command.path(), points, forced, MarchGround.crossingOf(way), command.leaders()), steps);
        SiegeLines.liftDesertedSiege(play, corps.power(), from);
        EnemyDepots.threaten(play, corps.power(), corps.id(), at);
    }

    /** The reason that a power has no such corps, or not where the command needs it: in the {@code field}, in a {@code city} or on a {@code fleet}. */
    static Sentence noCorps(String within, Power power, UnitId corps) {
        return Sentence.of("eia.refused.no-corps").with("within", within).with("who", CampaignNames.power(power)).with("corps", new Text(PrintedCounters.corpsTitle(corps)));
    }

    /** The movement points of a step, as its result. */
    static Sentence.Keyed pointsOf(int points) {
        return Sentence.of("eia.march.result-points").with("points", points);
    }

    /** The corps of that id that a power moves; empty for another one. */
    static Optional<Corps> ownCorps(EiaWarView board, Power power, UnitId id) {
        return board.state().findCorps(id).filter(corps -> corps.power() == power);
    }

    /** The march of a corps along a path with all its leaders, with its cost where it is legal. */
    static Option optionAlong(EiaWarView board, Corps corps, List<SpaceId> path) {
        var ground = new MarchGround(board, corps.power());
        var marching = new MarchingCorps(ground, corps);
        var leaders = AccompanyingLeaders.leaderChoices(board, corps).getLast();
        boolean legal = marching.movementRefusal().or(() -> marching.pathRefusal(path)).isEmpty();
        return legal
                ? option(ground, marching, corps, new MarchingCorps.Way(path, marching.costOf(path)), leaders)
                : new Option(Sentence.of("eia.march.to-march-along").with("way", CampaignNames.withCommas(path.stream().map(CampaignNames::area).toList())), new MoveCorps(corps.power(), corps.id(), path, leaders));
    }

    private static Option option(MarchGround ground, MarchingCorps marching, Corps corps, MarchingCorps.Way way, List<EiaLeaderId> leaders) {
        boolean force = way.points() > marching.pointsLeft();
        boolean attack = ground.hasEnemiesToAttack(way.end());
        return new Option(AccompanyingLeaders.withLeaders(Sentence.of("eia.march.to-march").with("to", CampaignNames.area(way.end())), leaders).with("points", way.points())
                .with("force", force).with("attack", attack),
                new MoveCorps(corps.power(), corps.id(), way.path(), leaders),
                new MovePreview(way.end().value(), Id.texts(way.path()), way.points(), Math.max(0, marching.pointsLeft() - way.points()), attack,
                        force ? Sentence.of("eia.march.needs-force") : null, List.of(), NO_RISK));
    }

    /** Every area that a corps can reach, by its cheapest way. */
    static List<Option> options(EiaWarView board, Corps corps) {
        var ground = new MarchGround(board, corps.power());
        var marching = new MarchingCorps(ground, corps);
        var options = new ArrayList<Option>();
        for (var way : marching.ways()) {
            for (var leaders : AccompanyingLeaders.leaderChoices(board, corps)) {
                options.add(option(ground, marching, corps, way, leaders));
            }
        }
        return options;
    }
}
