package tercio.domain.eu.sea.voyage.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.land.movement.BlockadeEscape;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.sea.cargo.play.Cargo;
import tercio.domain.eu.sea.flotilla.play.RegroupingAtSea;
import tercio.domain.eu.sea.ships.play.Admirals;
import tercio.domain.eu.sea.ships.play.Seas;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Option;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Movements at sea, blockades, and the actions of naval stacks (EU-MOVE-SEA). */
public final class VoyageChapter implements Chapter<VoyageCommand, VoyageEvent> {

    public static final VoyageChapter CHAPTER = new VoyageChapter();

    private static final MessageTypes<VoyageCommand> COMMANDS = MessageTypes.of(VoyageCommand.class)
            .with("SailFleet", VoyageCommand.SailFleet.class)
            .with("SailOn", VoyageCommand.SailOn.class)
            .with("HeaveTo", VoyageCommand.HeaveTo.class)
            .with("RunBlockade", VoyageCommand.RunBlockade.class)
            .with("SeekPort", VoyageCommand.SeekPort.class)
            .with("EngageRunner", VoyageCommand.EngageRunner.class)
            .with("SpareRunner", VoyageCommand.SpareRunner.class)
            .with("LeaveLostPort", VoyageCommand.LeaveLostPort.class);

    private static final MessageTypes<VoyageEvent> EVENTS = MessageTypes.of(VoyageEvent.class)
            .with("FleetSailed", VoyageEvent.FleetSailed.class)
            .with("FleetEntered", VoyageEvent.FleetEntered.class)
            .with("BlockadeMet", VoyageEvent.BlockadeMet.class)
            .with("BlockadeRun", VoyageEvent.BlockadeRun.class)
            .with("RunnerEngaged", VoyageEvent.RunnerEngaged.class)
            .with("RunnerSpared", VoyageEvent.RunnerSpared.class)
            .with("VoyageRedirected", VoyageEvent.VoyageRedirected.class)
            .with("VoyageResumable", VoyageEvent.VoyageResumable.class)
            .with("InterceptionsOver", VoyageEvent.InterceptionsOver.class)
            .with("NavalActionBegan", VoyageEvent.NavalActionBegan.class)
            .with("BlockadeLifted", VoyageEvent.BlockadeLifted.class)
            .with("TroopsEmbarked", VoyageEvent.TroopsEmbarked.class, Upcaster.SAME)
            .with("LandingAnnounced", VoyageEvent.LandingAnnounced.class)
            .with("NavalActionReduced", VoyageEvent.NavalActionReduced.class)
            .with("PortLost", VoyageEvent.PortLost.class)
            .with("FleetLeftPort", VoyageEvent.FleetLeftPort.class)
            .with("VoyagePaused", VoyageEvent.VoyagePaused.class)
            .with("VoyageEnded", VoyageEvent.VoyageEnded.class);

    private VoyageChapter() {}

    @Override
    public MessageTypes<VoyageCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<VoyageEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("escape", Sentence.of("eu.die.escape"));
    }

    @Override
    public EuState evolve(EuState state, VoyageEvent event) {
        return VoyageEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, VoyageCommand command) {
        return switch (command) {
            case VoyageCommand.SailFleet sail -> Voyages.sail(play, sail);
            case VoyageCommand.SailOn on -> OnwardVoyages.resume(play, on);
            case VoyageCommand.HeaveTo stop -> OnwardVoyages.halt(play, stop);
            case VoyageCommand.RunBlockade run -> Blockades.run(play, run);
            case VoyageCommand.SeekPort seek -> Blockades.seek(play, seek);
            case VoyageCommand.EngageRunner engage -> Blockades.engage(play, engage);
            case VoyageCommand.SpareRunner spare -> Blockades.spare(play, spare);
            case VoyageCommand.LeaveLostPort leave -> LostPorts.choose(play, leave);
        };
    }

    /** Voyages begin as moves of pieces, by the question which stack moves. */
    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return Voyages.voyageUnderWay(board).flatMap(voyage -> voyageDecision(board, voyage)).map(List::of).orElse(List.of());
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return duty instanceof Duty.LostPort lost ? Optional.of(decision("lost-port", lost.country().value(), LostPorts.RULE,
                ask(board, "ask-lost-port", lost.stack()), LostPorts.options(board, lost))) : Optional.empty();
    }

    private Optional<Decision> voyageDecision(WarView board, Voyage voyage) {
        var stack = board.state().fleet(voyage.stack());
        if (stack.isEmpty()) {
            return Optional.empty();
        }
        var country = stack.get().country();
        return switch (voyage.awaits()) {
            case ESCAPE -> Optional.of(roll("escape-" + voyage.stack(), country.value(), Blockades.RULE, ask(board, "ask-run", voyage.stack()), Sentence.of("eu.voyage.to-run"),
                    new VoyageCommand.RunBlockade(voyage.stack())));
            case BLOCKADER -> Blockades.blockader(board, voyage).map(blockader -> decision("engage-" + voyage.stack(), blockader.country().value(), Blockades.RULE,
                    ask(board, "ask-engage", voyage.stack()).with("blockader", SentenceNames.fleet(board.state(), blockader.id())), Blockades.engageOptions(board, voyage)));
            case TURNED_AWAY -> Optional.of(decision("turned-away-" + voyage.stack(), country.value(), Blockades.RULE, ask(board, "ask-turned-away", voyage.stack()),
                    Blockades.turnedAwayOptions(board, voyage)));
            case ONWARD -> Optional.of(decision("sail-on-" + voyage.stack(), country.value(), "EU-INT-7", ask(board, "ask-won", voyage.stack()), OnwardVoyages.options(board, voyage)));
            case EMBARKATION -> Optional.of(stack.get().aboard().isEmpty()
                    ? decision("sail-on-" + voyage.stack(), country.value(), "EU-CONVOY-GOLD", ask(board, "ask-laden", voyage.stack()), OnwardVoyages.options(board, voyage))
                    : decision("land-" + voyage.stack(), country.value(), Cargo.RULE, ask(board, "ask-landing", voyage.stack()), OnwardVoyages.options(board, voyage)));
            case REGROUPING -> Optional.of(decision("sail-on-" + voyage.stack(), country.value(), RegroupingAtSea.RULE, ask(board, "ask-pause", voyage.stack()).with("where", SentenceNames.place(voyage.position())),
                    OnwardVoyages.options(board, voyage)));
            case NOTHING, SHORE_FIRE, INTERCEPTION, BATTLE, CORSAIRS -> Optional.empty();
        };
    }

    /** Every voyage of a naval stack that may begin one now. */
    private static Sentence.Keyed ask(WarView board, String key, StackId stack) {
        return Sentence.of("eu.voyage." + key).with("stack", SentenceNames.fleet(board.state(), stack));
    }

    public static List<Option> options(WarView board, NavalStack stack) {
        return Destinations.options(board, stack);
    }

    /** Whether a naval stack may begin a voyage now. */
    public static boolean canSail(WarView board, NavalStack stack) {
        var together = SeaCompany.together(board.state(), stack);
        if (SeaCompany.follows(board.state(), stack) || Voyages.sailRefusal(board, together).isPresent()) {
            return false;
        }
        // Without troops each step is a voyage; with them, or where no step is open to all, the voyages are looked for.
        return together.aboard().isEmpty() && !Seas.steps(board, together, stack.at()).isEmpty() || !Destinations.options(board, stack).isEmpty();
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof VoyageCommand.RunBlockade
                ? Voyages.voyageUnderWay(before).map(voyage -> {
                    var roll = BlockadeEscape.roll(tables);
                    return Forecast.EMPTY.with("result", roll.procedure().distribution(roll.start(Blockades.attempt(before, voyage))).map(SingleRoll.RollState::result));
                })
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<VoyageEvent> ruled) {
        return ruled.event() instanceof VoyageEvent.BlockadeRun run ? Optional.of(Admirals.question(ruled.board(), run.stack(), run.blockader())) : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, VoyageEvent event, List<Step> explanation) {
        return new VoyageNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(VoyageEvent event) {
        return switch (event) {
            case VoyageEvent.BlockadeRun _, VoyageEvent.RunnerEngaged _,
                    VoyageEvent.NavalActionBegan _, VoyageEvent.NavalActionReduced _, VoyageEvent.BlockadeLifted _ -> Importance.OUTCOME;
            case VoyageEvent.TroopsEmbarked _, VoyageEvent.VoyagePaused _,
                    VoyageEvent.LandingAnnounced _, VoyageEvent.FleetLeftPort _, VoyageEvent.VoyageEnded _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
