package tercio.domain.eia.play.irregulars;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Crossed;
import tercio.domain.eia.game.Depot;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.Irregular;
import tercio.domain.eia.game.Journey;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.map.WarMap;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.eia.play.ActingPower;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaChapter;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.irregulars.IrregularGarrisonCommand.JoinDepotGarrison;
import tercio.domain.eia.play.irregulars.IrregularGarrisonCommand.LeaveDepotGarrison;
import tercio.domain.eia.play.irregulars.IrregularGarrisonEvent.DepotGarrisonJoined;
import tercio.domain.eia.play.irregulars.IrregularGarrisonEvent.DepotGarrisonLeft;
import tercio.domain.eia.play.movement.FactorTransfer;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** Cossacks and freikorps form all or a part of the garrison of a depot; guerillas do not (EIA-7.3.3.3.1). */
public final class IrregularGarrisonChapter implements EiaChapter<IrregularGarrisonCommand, IrregularGarrisonEvent> {

    public static final IrregularGarrisonChapter CHAPTER = new IrregularGarrisonChapter();

    private static final String RULE = "EIA-7.3.3.3.1";

    private static final Vocabulary<IrregularGarrisonCommand> COMMANDS = Vocabulary.of(IrregularGarrisonCommand.class)
            .word("JoinDepotGarrison", JoinDepotGarrison.class)
            .word("LeaveDepotGarrison", LeaveDepotGarrison.class);

    private static final Vocabulary<IrregularGarrisonEvent> EVENTS = Vocabulary.of(IrregularGarrisonEvent.class)
            .word("DepotGarrisonJoined", DepotGarrisonJoined.class)
            .word("DepotGarrisonLeft", DepotGarrisonLeft.class);

    private IrregularGarrisonChapter() {}

    @Override
    public Vocabulary<IrregularGarrisonCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<IrregularGarrisonEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, IrregularGarrisonEvent event) {
        return IrregularGarrisonEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EiaEvent>> carryOut(EiaPlay play, IrregularGarrisonCommand command) {
        var objection = ActingPower.objection(play.board(), command.power(), LandStep.MOVEMENT);
        if (objection.isPresent()) {
            return objection;
        }
        return switch (command) {
            case JoinDepotGarrison join -> join(play, join);
            case LeaveDepotGarrison leave -> leave(play, leave);
        };
    }

    private static Optional<Verdict<EiaEvent>> join(EiaPlay play, JoinDepotGarrison command) {
        var board = play.board();
        var piece = Optional.ofNullable(command.piece()).map(board.state().irregulars()::get).filter(each -> each.power() == command.power());
        if (piece.filter(each -> each.isGuerilla()).isPresent()) {
            return EiaPlay.refused(RULE, "Guerillas do not garrison depots.", options(board, command.power()));
        }
        var depot = piece.flatMap(each -> joined(board, each));
        if (depot.isEmpty()) {
            return EiaPlay.refused(RULE, "Cossacks and freikorps join the garrison of a depot of their power in their area, outside the city.",
                    options(board, command.power()));
        }
        if (room(depot.get()) <= 0) {
            return EiaPlay.refused("EIA-7.3.3.5", "The garrison of a depot is " + FactorTransfer.DEPOT_ROOM + " factors at most.", options(board, command.power()));
        }
        play.happens(new DepotGarrisonJoined(piece.get().id(), piece.get().at().area(), piece.get().type()));
        return EiaPlay.done();
    }

    private static Optional<Depot> joined(EiaBoard board, Irregular piece) {
        return piece.at().inField() ? board.depot(piece.at().area()).filter(depot -> depot.power() == piece.power()) : Optional.empty();
    }

    private static int room(Depot depot) {
        return FactorTransfer.DEPOT_ROOM - depot.garrison().total();
    }

    private static Optional<Verdict<EiaEvent>> leave(EiaPlay play, LeaveDepotGarrison command) {
        var board = play.board();
        boolean there = command.irregular() != null && command.irregular().isIrregular() && command.area() != null
                && board.depot(command.area()).filter(depot -> depot.power() == command.power() && depot.garrison().count(command.irregular()) > 0).isPresent();
        if (!there) {
            return EiaPlay.refused(RULE, command.power().title() + " has no such factor in the garrison of a depot there.", options(board, command.power()));
        }
        play.happens(new DepotGarrisonLeft(counter(board.state(), command)));
        return EiaPlay.done();
    }

    /**
     * The new counter of a factor that leaves a garrison. It cannot move this month, because its movement before it joined is
     * not known any more (a reading).
     */
    private static Irregular counter(EiaState state, LeaveDepotGarrison command) {
        var id = IntStream.iterate(1, number -> number + 1).mapToObj(number -> command.irregular().word() + "-" + number)
                .filter(free -> !state.irregulars().containsKey(free)).findFirst().orElseThrow();
        var spent = Journey.in(command.area()).enters(List.of(), MarchAllowances.of(command.irregular()), false, Crossed.NOTHING);
        return new Irregular(id, command.power(), command.irregular(), Location.field(command.area()), spent);
    }

    // --- What is offered -----------------------------------------------------------------------------------------------

    @Override
    public List<Decision> awaited(EiaBoard board) {
        return ActingPower.in(board, LandStep.MOVEMENT).stream().flatMap(power -> {
            var options = options(board, power);
            return options.isEmpty() ? Stream.<Decision>empty() : Stream.of(decision("depot-garrisons", power.word(), RULE,
                    "Which cossacks and freikorps of " + power.title() + " join or leave the garrisons of depots?", options));
        }).toList();
    }

    @Override
    public List<Option> moves(EiaBoard board, String piece) {
        var acting = ActingPower.in(board, LandStep.MOVEMENT);
        return !board.state().duties().isEmpty() ? List.of() : Optional.ofNullable(board.state().irregulars().get(piece))
                .filter(found -> acting.filter(power -> power == found.power()).isPresent()).flatMap(found -> joining(board, found)).stream().toList();
    }

    private static List<Option> options(EiaBoard board, Power power) {
        var options = new ArrayList<Option>();
        board.state().irregulars().values().stream().filter(piece -> piece.power() == power).forEach(piece -> joining(board, piece).ifPresent(options::add));
        board.state().depots().values().stream().filter(depot -> depot.power() == power && depot.at().inField())
                .forEach(depot -> depot.garrison().counts().keySet().stream().filter(FactorType::isIrregular).forEach(type ->
                        options.add(new Option("1 " + type.title() + " leaves the garrison of the depot in " + board.name(depot.at().area()),
                                new LeaveDepotGarrison(power, depot.at().area(), type)))));
        return options;
    }

    private static Optional<Option> joining(EiaBoard board, Irregular piece) {
        return joined(board, piece).filter(depot -> !piece.isGuerilla() && room(depot) > 0).map(depot -> new Option(
                piece.title() + " joins the garrison of the depot in " + board.name(depot.at().area()), new JoinDepotGarrison(piece.power(), piece.id())));
    }

    @Override
    public String sentence(EiaState before, IrregularGarrisonEvent event, List<Step> explanation) {
        return switch (event) {
            case DepotGarrisonJoined joined -> before.irregulars().get(joined.piece()).title() + " joins the garrison of the depot in "
                    + WarMap.PRINTED.name(joined.area()) + ".";
            case DepotGarrisonLeft left -> left.piece().title() + " leaves the garrison of the depot in " + WarMap.PRINTED.name(left.piece().at().area()) + ".";
        };
    }
}
