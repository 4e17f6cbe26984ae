package tercio.domain.eia.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.movement.MarchCommand.MoveCorps;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;

/** Corps march (EIA-7.3.1, EIA-7.3.2). */
final class CorpsMarch {

    private static final String NO_RISK = "0.00";

    private CorpsMarch() {}

    static Optional<Verdict<EiaEvent>> move(EiaPlay play, MoveCorps command) {
        var board = play.board();
        var found = own(board, command.power(), command.corps());
        if (found.isEmpty()) {
            return EiaPlay.refused(MarchingCorps.RULE, command.power().title() + " moves no corps " + command.corps() + ".");
        }
        var corps = found.get();
        var marching = new MarchingCorps(board, corps);
        var objection = marching.fixed().or(() -> marching.objection(command.path()))
                .or(() -> LeadersAlong.objection(board, corps, command.leaders()));
        if (objection.isPresent()) {
            return Optional.of(new Verdict.Refused<>(objection.get().legal(corps.at().isAboard() ? Transports.options(board, corps) : options(board, corps))));
        }
        boolean forced = corps.journey().forcedMarch() || marching.points(command.path()) > marching.left();
        happens(play, corps, command, marching.points(command.path()), forced);
        return EiaPlay.done();
    }

    private static void happens(EiaPlay play, Corps corps, MoveCorps command, int points, boolean forced) {
        var board = play.board();
        var ground = new MarchGround(board, corps.power());
        var steps = new ArrayList<Step>();
        var at = corps.at().area();
        var way = board.map().way(at, command.path().getFirst()).orElseThrow();
        for (var next : command.path()) {
            way = board.map().way(at, next).orElseThrow();
            var cost = ground.cost(way);
            steps.add(Step.of(corps.title() + " enters " + board.name(next), "EIA-7.3.1.3").side(corps.power().word())
                    .tally(cost).result(points(cost.total())));
            at = next;
        }
        if (forced && !corps.journey().forcedMarch()) {
            steps.add(Step.of("force march", "EIA-7.3.1.2").side(corps.power().word()).result("one movement point more"));
        }
        var from = corps.at();
        play.happens(new MarchEvent.CorpsMoved(corps.id(), command.path(), points, forced, MarchGround.crossed(way), command.leaders()), steps);
        SiegeLines.liftEmpty(play, corps.power(), from);
        EnemyDepots.threaten(play, corps.power(), corps.id(), at);
    }

    static String points(int points) {
        return points + (points == 1 ? " movement point" : " movement points");
    }

    /** The corps of that id that a power moves; empty for another one. */
    static Optional<Corps> own(EiaBoard board, Power power, String id) {
        return board.state().findCorps(id).filter(corps -> corps.power() == power);
    }

    /** The march of a corps along a path with all its leaders, with its cost where it is legal. */
    static Option along(EiaBoard board, Corps corps, List<String> path) {
        var ground = new MarchGround(board, corps.power());
        var marching = new MarchingCorps(ground, corps);
        var leaders = LeadersAlong.offered(board, corps).getLast();
        boolean legal = marching.fixed().or(() -> marching.objection(path)).isEmpty();
        return legal
                ? option(ground, marching, corps, new MarchingCorps.Way(path, marching.points(path)), leaders)
                : new Option("march along " + String.join(", ", path.stream().map(board::name).toList()), new MoveCorps(corps.power(), corps.id(), path, leaders));
    }

    private static Option option(MarchGround ground, MarchingCorps marching, Corps corps, MarchingCorps.Way way, List<String> leaders) {
        boolean force = way.points() > marching.left();
        boolean attack = ground.attacks(way.end());
        return new Option("march to " + ground.board().name(way.end()) + LeadersAlong.words(ground.board(), leaders) + ", " + points(way.points())
                + (force ? ", force march" : "") + (attack ? ", attack" : ""),
                new MoveCorps(corps.power(), corps.id(), way.path(), leaders),
                new MovePreview(way.end(), way.path(), way.points(), Math.max(0, marching.left() - way.points()), attack,
                        force ? "a force march" : null, List.of(), NO_RISK));
    }

    /** Every area that a corps can reach, by its cheapest way. */
    static List<Option> options(EiaBoard board, Corps corps) {
        var ground = new MarchGround(board, corps.power());
        var marching = new MarchingCorps(ground, corps);
        var options = new ArrayList<Option>();
        for (var way : marching.ways()) {
            for (var leaders : LeadersAlong.offered(board, corps)) {
                options.add(option(ground, marching, corps, way, leaders));
            }
        }
        return options;
    }

    /** Why a corps cannot move, for a decision that names the corps that can. */
    static Optional<Refusal> fixed(EiaBoard board, Corps corps) {
        return new MarchingCorps(board, corps).fixed();
    }
}
