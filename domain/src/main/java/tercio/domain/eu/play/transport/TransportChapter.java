package tercio.domain.eu.play.transport;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.board.PlaceName;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Step;

/** Troops aboard ships (EU-SEA-TRANSPORT). They go aboard and land by the commands of the ships. */
public final class TransportChapter implements Chapter<TransportCommand, TransportEvent> {

    public static final TransportChapter CHAPTER = new TransportChapter();

    private static final Vocabulary<TransportCommand> COMMANDS = Vocabulary.of(TransportCommand.class)
            .word("BringTroopsHome", TransportCommand.BringTroopsHome.class);

    private static final Vocabulary<TransportEvent> EVENTS = Vocabulary.of(TransportEvent.class)
            .word("TroopsLanded", TransportEvent.TroopsLanded.class)
            .word("LandingPortAsked", TransportEvent.LandingPortAsked.class)
            .word("LandingBeatenBack", TransportEvent.LandingBeatenBack.class);

    private static final String LANDING = "No die decides a landing by itself. Each roll on its way has its own question, where it was thrown: the blockade, "
            + "the batteries, the interception at sea, the attrition of the ships, and the battle ashore (EU-SEA-TRANSPORT).";

    private TransportChapter() {}

    @Override
    public Vocabulary<TransportCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<TransportEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, TransportEvent event) {
        return TransportEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, TransportCommand command) {
        return switch (command) {
            case TransportCommand.BringTroopsHome home -> PortsForTheBeaten.choose(play, home);
        };
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return duty instanceof Duty.LandingHome home
                ? Optional.of(decision("landing-home", home.country(), PortsForTheBeaten.RULE, StackTitle.of(board.state(), home.troops()) + " goes back aboard "
                        + FleetTitle.of(board.state(), home.stack()) + ": to which port?", PortsForTheBeaten.options(board, home)))
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<TransportEvent> ruled) {
        return switch (ruled.event()) {
            case TransportEvent.TroopsLanded landed -> EuQuestion.unasked(LANDING);
            case TransportEvent.LandingBeatenBack beaten -> EuQuestion.unasked(LANDING);
            default -> Optional.empty();
        };
    }

    @Override
    public String sentence(EuState before, TransportEvent event, List<Step> explanation) {
        return switch (event) {
            case TransportEvent.TroopsLanded e when e.inside() -> "The troops aboard " + FleetTitle.of(before, e.stack()) + " come into the fortress of "
                    + PlaceName.of(e.province()) + ".";
            case TransportEvent.TroopsLanded e -> "The troops aboard " + FleetTitle.of(before, e.stack()) + " land in " + PlaceName.of(e.province()) + ", " + e.mp() + " MP.";
            case TransportEvent.LandingPortAsked e -> FleetTitle.of(before, e.stack()) + " has several ports to which it can bring beaten troops.";
            case TransportEvent.LandingBeatenBack e when e.way().isEmpty() -> StackTitle.of(before, e.troops()) + " goes back aboard "
                    + FleetTitle.of(before, e.stack()) + ".";
            case TransportEvent.LandingBeatenBack e -> StackTitle.of(before, e.troops()) + " goes back aboard " + FleetTitle.of(before, e.stack())
                    + ", which sails to " + PlaceName.of(e.way().getLast()) + ".";
        };
    }
}
