package tercio.domain.eia.guerilla.irregulars.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Crossed;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.ActingPower;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.guerilla.irregulars.play.IrregularGarrisonCommand.JoinDepotGarrison;
import tercio.domain.eia.guerilla.irregulars.play.IrregularGarrisonCommand.LeaveDepotGarrison;
import tercio.domain.eia.guerilla.irregulars.play.IrregularGarrisonEvent.DepotGarrisonJoined;
import tercio.domain.eia.guerilla.irregulars.play.IrregularGarrisonEvent.DepotGarrisonLeft;
import tercio.domain.eia.movement.MarchAllowances;
import tercio.domain.eia.movement.play.FactorTransfer;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Cossacks and freikorps form all or a part of the garrison of a depot; guerillas do not (EIA-7.3.3.3.1). */
public final class IrregularGarrisonChapter implements EiaChapter<IrregularGarrisonCommand, IrregularGarrisonEvent> {

    public static final IrregularGarrisonChapter CHAPTER = new IrregularGarrisonChapter();

    private static final String RULE = "EIA-7.3.3.3.1";

    private static final MessageTypes<IrregularGarrisonCommand> COMMANDS = MessageTypes.of(IrregularGarrisonCommand.class)
            .with("JoinDepotGarrison", JoinDepotGarrison.class)
            .with("LeaveDepotGarrison", LeaveDepotGarrison.class);

    private static final MessageTypes<IrregularGarrisonEvent> EVENTS = MessageTypes.of(IrregularGarrisonEvent.class)
            .with("DepotGarrisonJoined", DepotGarrisonJoined.class)
            .with("DepotGarrisonLeft", DepotGarrisonLeft.class);

    private IrregularGarrisonChapter() {}

    @Override
    public MessageTypes<IrregularGarrisonCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<IrregularGarrisonEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, IrregularGarrisonEvent event) {
        return IrregularGarrisonEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, IrregularGarrisonCommand command) {
        var objection = ActingPower.refusal(play.board(), command.power(), LandStep.MOVEMENT);
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        return switch (command) {
            case JoinDepotGarrison join -> join(play, join);
            case LeaveDepotGarrison leave -> leave(play, leave);
        };
    }

    private static Execution join(EiaCommandRun play, JoinDepotGarrison command) {
        var board = play.board();
        var piece = Optional.ofNullable(command.piece()).map(board.state().irregulars()::get).filter(each -> each.power() == command.power());
        if (piece.filter(each -> each.isGuerilla()).isPresent()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.guerillas-garrison"), options(board, command.power()));
        }
        var depot = piece.flatMap(each -> depotToJoin(board, each));
        if (depot.isEmpty()) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.irregulars-garrison"),
                    options(board, command.power()));
        }
        if (room(depot.get()) <= 0) {
            return EiaCommandRun.refuse("EIA-7.3.3.5", Sentence.of("eia.refused.depot-garrison-full").with("most", FactorTransfer.DEPOT_ROOM), options(board, command.power()));
        }
        play.emit(new DepotGarrisonJoined(piece.get().id(), piece.get().at().area(), piece.get().type()));
        return EiaCommandRun.success();
    }

    private static Optional<Depot> depotToJoin(EiaWarView board, Irregular piece) {
        return piece.at().inField() ? board.depotInField(piece.at().area()).filter(depot -> depot.power() == piece.power()) : Optional.empty();
    }

    private static int room(Depot depot) {
        return FactorTransfer.DEPOT_ROOM - depot.garrison().total();
    }

    private static Execution leave(EiaCommandRun play, LeaveDepotGarrison command) {
        var board = play.board();
        boolean there = command.irregular() != null && command.irregular().isIrregular() && command.area() != null
                && board.depotInField(command.area()).filter(depot -> depot.power() == command.power() && depot.garrison().count(command.irregular()) > 0).isPresent();
        if (!there) {
            return EiaCommandRun.refuse(RULE, Sentence.of("eia.refused.no-irregular-in-garrison").with("who", CampaignNames.power(command.power())), options(board, command.power()));
        }
        play.emit(new DepotGarrisonLeft(counter(board.state(), command)));
        return EiaCommandRun.success();
    }

    /**
     * The new counter of a factor that leaves a garrison. It cannot move this month, because its movement before it joined is
     * not known any more (a reading).
     */
    private static Irregular counter(EiaState state, LeaveDepotGarrison command) {
        var id = IntStream.iterate(1, number -> number + 1).mapToObj(number -> new UnitId(command.irregular().word() + "-" + number))
                .filter(free -> !state.irregulars().containsKey(free)).findFirst().orElseThrow();
        var spent = Journey.from(command.area()).afterEntering(List.of(), MarchAllowances.of(command.irregular()), false, Crossed.NOTHING);
        return new Irregular(id, command.power(), command.irregular(), Location.field(command.area()), spent);
    }

    // --- What is offered -----------------------------------------------------------------------------------------------

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        return ActingPower.in(board, LandStep.MOVEMENT).stream().flatMap(power -> {
            var options = options(board, power);
            return options.isEmpty() ? Stream.<Decision>empty() : Stream.of(decision("depot-garrisons", power.word(), RULE,
                    Sentence.of("eia.guerillas.ask-garrisons").with("who", CampaignNames.power(power)), options));
        }).toList();
    }

    @Override
    public List<Option> moves(EiaWarView board, UnitId piece) {
        var acting = ActingPower.in(board, LandStep.MOVEMENT);
        return !board.state().duties().isEmpty() ? List.of() : Optional.ofNullable(board.state().irregulars().get(piece))
                .filter(found -> acting.filter(power -> power == found.power()).isPresent()).flatMap(found -> joinOption(board, found)).stream().toList();
    }

    private static List<Option> options(EiaWarView board, Power power) {
        var options = new ArrayList<Option>();
        board.state().irregulars().values().stream().filter(piece -> piece.power() == power).forEach(piece -> joinOption(board, piece).ifPresent(options::add));
        board.state().depots().values().stream().filter(depot -> depot.power() == power && depot.at().inField())
                .forEach(depot -> depot.garrison().counts().keySet().stream().filter(FactorType::isIrregular).forEach(type ->
                        options.add(new Option(Sentence.of("eia.guerillas.to-leave-depot").with("factor", CampaignNames.factors(Factors.of(type, 1))).with("where", CampaignNames.area(depot.at().area())),
                                new LeaveDepotGarrison(power, depot.at().area(), type)))));
        return options;
    }

    private static Optional<Option> joinOption(EiaWarView board, Irregular piece) {
        return depotToJoin(board, piece).filter(depot -> !piece.isGuerilla() && room(depot) > 0).map(depot -> new Option(
                Sentence.of("eia.guerillas.to-join-depot").with("piece", CampaignNames.irregular(piece)).with("where", CampaignNames.area(depot.at().area())), new JoinDepotGarrison(piece.power(), piece.id())));
    }

    @Override
    public Sentence sentence(EiaState before, IrregularGarrisonEvent event, List<Step> explanation) {
        return IrregularsNarration.of(before, event);
    }
}
