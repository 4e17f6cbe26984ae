package tercio.domain.eu.play.voyage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Voyage;
import tercio.domain.eu.movement.BlockadeEscape;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.play.cargo.Cargo;
import tercio.domain.eu.play.flotilla.RegroupingAtSea;
import tercio.domain.eu.play.harbour.Admirals;
import tercio.domain.eu.play.harbour.Seas;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Option;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.Step;

/** Movements at sea, blockades, and the actions of naval stacks (EU-MOVE-SEA). */
public final class VoyageChapter implements Chapter<VoyageCommand, VoyageEvent> {

    public static final VoyageChapter CHAPTER = new VoyageChapter();

    private static final Vocabulary<VoyageCommand> COMMANDS = Vocabulary.of(VoyageCommand.class)
            .word("SailFleet", VoyageCommand.SailFleet.class)
            .word("SailOn", VoyageCommand.SailOn.class)
            .word("HeaveTo", VoyageCommand.HeaveTo.class)
            .word("RunBlockade", VoyageCommand.RunBlockade.class)
            .word("SeekPort", VoyageCommand.SeekPort.class)
            .word("EngageRunner", VoyageCommand.EngageRunner.class)
            .word("SpareRunner", VoyageCommand.SpareRunner.class)
            .word("LeaveLostPort", VoyageCommand.LeaveLostPort.class);

    private static final Vocabulary<VoyageEvent> EVENTS = Vocabulary.of(VoyageEvent.class)
            .word("FleetSailed", VoyageEvent.FleetSailed.class)
            .word("FleetEntered", VoyageEvent.FleetEntered.class)
            .word("BlockadeMet", VoyageEvent.BlockadeMet.class)
            .word("BlockadeRun", VoyageEvent.BlockadeRun.class)
            .word("RunnerEngaged", VoyageEvent.RunnerEngaged.class)
            .word("RunnerSpared", VoyageEvent.RunnerSpared.class)
            .word("VoyageRedirected", VoyageEvent.VoyageRedirected.class)
            .word("VoyageResumable", VoyageEvent.VoyageResumable.class)
            .word("InterceptionsOver", VoyageEvent.InterceptionsOver.class)
            .word("NavalActionBegan", VoyageEvent.NavalActionBegan.class)
            .word("BlockadeLifted", VoyageEvent.BlockadeLifted.class)
            .word("TroopsEmbarked", VoyageEvent.TroopsEmbarked.class, Upcaster.SAME)
            .word("LandingAnnounced", VoyageEvent.LandingAnnounced.class)
            .word("NavalActionReduced", VoyageEvent.NavalActionReduced.class)
            .word("PortLost", VoyageEvent.PortLost.class)
            .word("FleetLeftPort", VoyageEvent.FleetLeftPort.class)
            .word("VoyagePaused", VoyageEvent.VoyagePaused.class)
            .word("VoyageEnded", VoyageEvent.VoyageEnded.class);

    private VoyageChapter() {}

    @Override
    public Vocabulary<VoyageCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<VoyageEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("escape", "die for the escape from the blockade");
    }

    @Override
    public EuState evolve(EuState state, VoyageEvent event) {
        return VoyageEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, VoyageCommand command) {
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
    public List<Decision> awaited(Board board) {
        return Voyages.underWay(board).flatMap(voyage -> asked(board, voyage)).map(List::of).orElse(List.of());
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return duty instanceof Duty.LostPort lost ? Optional.of(decision("lost-port", lost.country(), LostPorts.RULE,
                FleetTitle.of(board.state(), lost.stack()) + " leaves the port that is lost: where does it go?", LostPorts.options(board, lost))) : Optional.empty();
    }

    private Optional<Decision> asked(Board board, Voyage voyage) {
        var stack = board.state().fleet(voyage.stack());
        if (stack.isEmpty()) {
            return Optional.empty();
        }
        var country = stack.get().country();
        var title = FleetTitle.of(board.state(), voyage.stack());
        return switch (voyage.awaits()) {
            case ESCAPE -> Optional.of(roll("escape-" + voyage.stack(), country, Blockades.RULE, title + " runs the blockade.", "run the blockade",
                    new VoyageCommand.RunBlockade(voyage.stack())));
            case BLOCKADER -> Blockades.blockader(board, voyage).map(blockader -> decision("engage-" + voyage.stack(), blockader.country(), Blockades.RULE,
                    title + " did not get past the blockade: does " + FleetTitle.of(board.state(), blockader.id()) + " fight it?", Blockades.engaging(board, voyage)));
            case TURNED_AWAY -> Optional.of(decision("turned-away-" + voyage.stack(), country, Blockades.RULE, title + " did not get into the port: where does it go?",
                    Blockades.turnedAway(board, voyage)));
            case ONWARD -> Optional.of(decision("sail-on-" + voyage.stack(), country, "EU-INT-7", title + " has won: does it sail on?", OnwardVoyages.options(board, voyage)));
            case EMBARKATION -> Optional.of(stack.get().aboard().isEmpty()
                    ? decision("sail-on-" + voyage.stack(), country, "EU-CONVOY-GOLD", title + " has taken gold aboard: where does it sail on?", OnwardVoyages.options(board, voyage))
                    : decision("land-" + voyage.stack(), country, Cargo.RULE, "Where does " + title + " land the troops aboard?", OnwardVoyages.options(board, voyage)));
            case REGROUPING -> Optional.of(decision("sail-on-" + voyage.stack(), country, RegroupingAtSea.RULE, title + " pauses in " + board.name(voyage.at()) + ": does it sail on?",
                    OnwardVoyages.options(board, voyage)));
            case NOTHING, SHORE_FIRE, INTERCEPTION, BATTLE, CORSAIRS -> Optional.empty();
        };
    }

    /** Every voyage of a naval stack that may begin one now. */
    public static List<Option> options(Board board, NavalStack stack) {
        return Destinations.options(board, stack);
    }

    /** Whether a naval stack may begin a voyage now. */
    public static boolean canSail(Board board, NavalStack stack) {
        return !SeaCompany.follows(board.state(), stack) && Voyages.forbidden(board, SeaCompany.together(board.state(), stack)).isEmpty() && (board.map().sea(stack.at()).isPresent() || !Seas.steps(board, stack, stack.at()).isEmpty());
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof VoyageCommand.RunBlockade
                ? Voyages.underWay(before).map(voyage -> {
                    var roll = BlockadeEscape.with(tables);
                    return Forecast.EMPTY.with("result", roll.procedure().distribution(roll.start(Blockades.attempt(before, voyage))).map(SingleRoll.Cast::result));
                })
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<VoyageEvent> ruled) {
        return ruled.event() instanceof VoyageEvent.BlockadeRun run ? Optional.of(Admirals.question(ruled.board(), run.stack(), run.blockader())) : Optional.empty();
    }

    @Override
    public String sentence(EuState before, VoyageEvent event, List<Step> explanation) {
        return new VoyageNarration(before).of(event, explanation);
    }
}
