package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.eia.movement.play.MarchCommand.MoveIrregular;
import tercio.domain.eia.movement.play.MarchCommand.ShiftIrregular;
import tercio.domain.eia.supply.line.play.DepotGarrison;
import tercio.domain.game.Execution;
import tercio.domain.game.Id;
import tercio.domain.game.MovePreview;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Cossacks, freikorps and guerillas move (EIA-7.3.1.1). They need not stop where enemies stand (EIA-7.3.2.2) and never force march;
 * a guerilla enters one area, whatever its terrain.
 */
final class IrregularMarch {

    private static final String RULE = "EIA-7.3.1.1";
    private static final String NO_RISK = "0.00";

    private IrregularMarch() {}

    static Execution move(EiaCommandRun play, MoveIrregular command) {
        var board = play.board();
        var piece = board.state().irregulars().get(command.piece());
        if (piece == null || piece.power() != command.power()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-counter").with("who", CampaignNames.power(command.power())).with("piece", new Text(String.valueOf(command.piece()))));
        }
        var ground = new MarchGround(board, piece.power());
        var objection = movementRefusal(board, piece).or(() -> pathRefusal(ground, piece, command.path()));
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get().withLegal(options(ground, piece)));
        }
        int points = 0;
        var at = piece.at().area();
        var crossed = Crossed.NOTHING;
        var steps = new ArrayList<Step>();
        for (var next : command.path()) {
            var way = board.map().way(at, next).orElseThrow();
            int cost = cost(ground, piece, at, next);
            points += cost;
            crossed = MarchGround.crossingOf(way);
            steps.add(Step.of(piece.title() + " enters " + board.name(next), RULE).result(CorpsMarch.pointsOf(cost)));
            at = next;
        }
        play.emit(new MarchEvent.IrregularMoved(piece.id(), command.path(), points, crossed), steps);
        EnemyDepots.threaten(play, piece.power(), piece.id(), at);
        return EiaCommandRun.success();
    }

    /** Goes into the city of its area or out of it, at no cost. */
    static Execution shift(EiaCommandRun play, ShiftIrregular command) {
        var board = play.board();
        var piece = board.state().irregulars().get(command.piece());
        if (piece == null || piece.power() != command.power() || piece.at().inCity() == command.intoCity()) {
            return EiaCommandRun.refuse("EIA-7.3.3.3.1", Sentence.of("eia.refused.counter-cannot").with("who", CampaignNames.power(command.power())).with("piece", new Text(String.valueOf(command.piece()))));
        }
        var area = piece.at().area();
        if (!command.intoCity() && board.isBesieged(area)) {
            return EiaCommandRun.refuse("EIA-7.3.4", Sentence.of("eia.refused.besieged").with("piece", CampaignNames.irregular(piece)).with("several", true).with("at", CampaignNames.at(area)));
        }
        if (command.intoCity() && !mayEnter(board, piece)) {
            return EiaCommandRun.refuse("EIA-7.3.3", Sentence.of("eia.refused.no-open-city").with("where", CampaignNames.area(area)).with("room", true));
        }
        boolean occupies = command.intoCity() && CityMoves.wouldOccupy(board, piece.power(), area);
        play.emit(new MarchEvent.IrregularShifted(piece.id(), command.intoCity() ? Location.city(area) : Location.field(area)));
        if (occupies) {
            play.emit(new MarchEvent.VacantCityTaken(area, piece.power()));
        }
        return EiaCommandRun.success();
    }

    private static boolean mayEnter(EiaWarView board, Irregular piece) {
        return DepotGarrison.isCityOpenTo(board, piece.power(), piece.at().area()) && CityRoom.asKnownTo(board, piece.power(), piece.at().area()) > 0;
    }

    private static int pointsLeft(Irregular piece) {
        return MarchAllowances.of(piece.type()) - piece.journey().spent();
    }

    private static int cost(MarchGround ground, Irregular piece, SpaceId from, SpaceId to) {
        return piece.isGuerilla() ? 1 : ground.step(from, to).orElseThrow().points();
    }

    private static Optional<Refusal> movementRefusal(EiaWarView board, Irregular piece) {
        if (piece.at().inCity() && board.isBesieged(piece.at().area())) {
            return Optional.of(Refusal.of("EIA-7.3.4", Sentence.of("eia.refused.besieged").with("piece", CampaignNames.irregular(piece)).with("several", true).with("at", CampaignNames.at(piece.at().area()))));
        }
        return pointsLeft(piece) > 0 ? Optional.empty() : Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.no-points").with("piece", CampaignNames.irregular(piece)).with("several", true)));
    }

    /** The reason why a path is not legal; empty if it is. */
    static Optional<Refusal> pathRefusal(MarchGround ground, Irregular piece, List<SpaceId> path) {
        if (path.isEmpty()) {
            return Optional.of(Refusal.of(RULE, Sentence.of("eia.refused.no-path")));
        }
        var board = ground.board();
        int points = 0;
        var at = piece.at().area();
        for (var next : path) {
            var closed = ground.stepRefusal(at, next);
            if (closed.isPresent()) {
                return closed;
            }
            points += cost(ground, piece, at, next);
            if (points > pointsLeft(piece)) {
                return Optional.of(Refusal.of("EIA-7.3.2.3", Sentence.of("eia.refused.counter-too-far").with("piece", CampaignNames.irregular(piece)).with("points", pointsLeft(piece))));
            }
            if (ground.mustAwaitDepot(next) && !next.equals(path.getLast())) {
                return Optional.of(Refusal.of("EIA-7.3.6.2", Sentence.of("eia.refused.depot-decides").with("where", CampaignNames.area(next))));
            }
            at = next;
        }
        return Optional.empty();
    }

    /** Whether it can enter another area. */
    static boolean canMarch(MarchGround ground, Irregular piece) {
        return movementRefusal(ground.board(), piece).isEmpty() && !firstSteps(ground, piece).isEmpty();
    }

    /** The steps that it can take first, the cheapest one first. */
    private static List<MarchGround.Pace> firstSteps(MarchGround ground, Irregular piece) {
        return ground.steps(piece.at().area()).stream().filter(pace -> piece.isGuerilla() || pace.points() <= pointsLeft(piece)).toList();
    }

    /** A legal move for an example; it must be able to enter an area. */
    static MoveIrregular example(MarchGround ground, Irregular piece) {
        return new MoveIrregular(piece.power(), piece.id(), List.of(firstSteps(ground, piece).getFirst().to()));
    }

    /** Whether it can do anything: enter an area, its city, or leave it. */
    static boolean canAct(MarchGround ground, Irregular piece) {
        return canMarch(ground, piece) || !shiftOptions(ground.board(), piece).isEmpty();
    }

    /** Every area that it can reach, by its cheapest way, and the way into its city or out of it. */
    static List<Option> options(MarchGround ground, Irregular piece) {
        var board = ground.board();
        var options = new ArrayList<Option>();
        if (movementRefusal(board, piece).isEmpty()) {
            reachableWays(ground, piece).forEach((area, way) -> options.add(new Option(Sentence.of("eia.march.to-move").with("to", CampaignNames.area(area)).with("points", way.points()),
                    new MoveIrregular(piece.power(), piece.id(), way.path()),
                    new MovePreview(area.value(), Id.texts(way.path()), way.points(), pointsLeft(piece) - way.points(), false, null, List.of(), NO_RISK))));
        }
        options.addAll(shiftOptions(board, piece));
        return options;
    }

    /** The move of a piece along a path, with its cost where it is legal. */
    static Option optionAlong(MarchGround ground, Irregular piece, List<SpaceId> path) {
        var board = ground.board();
        var option = new Option(Sentence.of("eia.march.to-move-along").with("way", CampaignNames.withCommas(path.stream().map(CampaignNames::area).toList())), new MoveIrregular(piece.power(), piece.id(), path));
        if (movementRefusal(board, piece).or(() -> pathRefusal(ground, piece, path)).isPresent()) {
            return option;
        }
        int points = 0;
        var at = piece.at().area();
        for (var next : path) {
            points += cost(ground, piece, at, next);
            at = next;
        }
        return option.with(new MovePreview(at.value(), Id.texts(path), points, pointsLeft(piece) - points, false, null, List.of(), NO_RISK));
    }

    private static List<Option> shiftOptions(EiaWarView board, Irregular piece) {
        var options = new ArrayList<Option>();
        var area = piece.at().area();
        if (piece.at().inField() && mayEnter(board, piece)) {
            options.add(new Option(CityMoves.entering(area, List.of()), new ShiftIrregular(piece.power(), piece.id(), true)));
        } else if (piece.at().inCity() && !board.isBesieged(area)) {
            options.add(new Option(CityMoves.leaving(area, List.of()), new ShiftIrregular(piece.power(), piece.id(), false)));
        }
        return options;
    }

    private static Map<SpaceId, MarchingCorps.Way> reachableWays(MarchGround ground, Irregular piece) {
        var start = piece.at().area();
        var best = new LinkedHashMap<SpaceId, MarchingCorps.Way>();
        var open = new ArrayList<MarchingCorps.Way>();
        open.add(new MarchingCorps.Way(List.of(), 0));
        for (int next = 0; next < open.size(); next++) {
            var way = open.get(next);
            var at = way.path().isEmpty() ? start : way.end();
            if (!way.path().isEmpty() && (ground.mustAwaitDepot(at) || best.get(at) != way)) {
                continue;
            }
            for (var step : ground.steps(at)) {
                int points = way.points() + (piece.isGuerilla() ? 1 : step.points());
                var known = best.get(step.to());
                if (points <= pointsLeft(piece) && !step.to().equals(start) && (known == null || points < known.points())) {
                    var path = new ArrayList<>(way.path());
                    path.add(step.to());
                    var further = new MarchingCorps.Way(List.copyOf(path), points);
                    best.put(step.to(), further);
                    open.add(further);
                }
            }
        }
        return best;
    }
}
