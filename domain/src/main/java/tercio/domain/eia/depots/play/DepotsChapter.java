package tercio.domain.eia.depots.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.ActingPower;
import tercio.domain.eia.common.play.EiaChapter;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.DepotGarrison;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The depot creation and removal step (EIA-7.2). */
public final class DepotsChapter implements EiaChapter<DepotCommand, DepotEvent> {

    public static final DepotsChapter CHAPTER = new DepotsChapter();

    private static final MessageTypes<DepotCommand> COMMANDS = MessageTypes.of(DepotCommand.class)
            .with("PlaceDepot", DepotCommand.PlaceDepot.class)
            .with("RemoveDepot", DepotCommand.RemoveDepot.class);

    private static final MessageTypes<DepotEvent> EVENTS = MessageTypes.of(DepotEvent.class)
            .with("DepotPlaced", DepotEvent.DepotPlaced.class)
            .with("DepotRemoved", DepotEvent.DepotRemoved.class);

    private DepotsChapter() {}

    @Override
    public MessageTypes<DepotCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<DepotEvent> events() {
        return EVENTS;
    }

    @Override
    public EiaState evolve(EiaState state, DepotEvent event) {
        return DepotEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EiaCommandRun play, DepotCommand command) {
        return ActingPower.refusal(play.board(), command.power(), LandStep.DEPOTS).map(EiaCommandRun::refuse).orElseGet(() -> switch (command) {
            case DepotCommand.PlaceDepot place -> place(play, place);
            case DepotCommand.RemoveDepot remove -> remove(play, remove);
        });
    }

    private static Execution place(EiaCommandRun play, DepotCommand.PlaceDepot command) {
        var board = play.board();
        var place = Location.of(command.place());
        var objection = place.id().equals(command.place()) ? new DepotPlaces(board, command.power()).refusal(place)
                : Optional.of(Refusal.of(DepotPlaces.STEP, Sentence.of("eia.refused.no-depot-place").with("place", new Text(command.place().value()))));
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get().withLegal(placeOptions(board, command.power())));
        }
        play.emit(new DepotEvent.DepotPlaced(command.power(), place, DepotPlaces.COST));
        return EiaCommandRun.success();
    }

    private static Execution remove(EiaCommandRun play, DepotCommand.RemoveDepot command) {
        var board = play.board();
        var depot = board.state().depotAt(Location.of(command.depot())).filter(found -> found.power() == command.power());
        if (depot.isEmpty()) {
            return EiaCommandRun.refuse(DepotPlaces.STEP, Sentence.of("eia.refused.no-such-depot").with("who", CampaignNames.power(command.power())).with("where", CampaignNames.location(Location.of(command.depot()))),
                    removeOptions(board, command.power()));
        }
        var garrison = depot.get().garrison();
        var transferred = DepotGarrison.transferable(board, depot.get());
        play.emit(new DepotEvent.DepotRemoved(command.power(), depot.get().at(), transferred, garrison.minus(transferred)));
        return EiaCommandRun.success();
    }

    @Override
    public List<Decision> awaitedDecisions(EiaWarView board) {
        var decisions = new ArrayList<Decision>();
        ActingPower.in(board, LandStep.DEPOTS).ifPresent(power -> {
            add(decisions, "remove-depot", power, Sentence.of("eia.depots.ask-remove").with("who", CampaignNames.power(power)), removeOptions(board, power));
            add(decisions, "place-depot", power, Sentence.of("eia.depots.ask-place").with("who", CampaignNames.power(power)).with("cost", DepotPlaces.COST),
                    placeOptions(board, power));
        });
        return decisions;
    }

    private void add(List<Decision> decisions, String id, Power power, Sentence prompt, List<Option> options) {
        if (!options.isEmpty()) {
            decisions.add(decision(id, power.word(), DepotPlaces.STEP, prompt, options));
        }
    }

    private static List<Option> placeOptions(EiaWarView board, Power power) {
        return new DepotPlaces(board, power).legalPlaces().stream()
                .map(place -> new Option(Sentence.of("eia.depots.to-place").with("where", CampaignNames.location(place)), new DepotCommand.PlaceDepot(power, place.id())))
                .toList();
    }

    private static List<Option> removeOptions(EiaWarView board, Power power) {
        return board.state().depots().values().stream().filter(depot -> depot.power() == power)
                .map(depot -> new Option(removal(board, depot),
                        new DepotCommand.RemoveDepot(power, depot.at().id())))
                .toList();
    }

    private static Sentence removal(EiaWarView board, Depot depot) {
        var lost = depot.garrison().minus(DepotGarrison.transferable(board, depot));
        return Sentence.of("eia.depots.to-remove").with("where", CampaignNames.location(depot.at())).with("lost", lost.total()).with("factors", CampaignNames.factors(lost));
    }

    @Override
    public Sentence sentence(EiaState before, DepotEvent event, List<Step> explanation) {
        return DepotNarration.of(event);
    }

    @Override
    public Importance importance(DepotEvent event) {
        return switch (event) {
            case DepotEvent.DepotPlaced _, DepotEvent.DepotRemoved _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
