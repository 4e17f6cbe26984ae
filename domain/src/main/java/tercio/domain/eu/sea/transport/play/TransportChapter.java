package tercio.domain.eu.sea.transport.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.FleetTitle;
import tercio.domain.eu.common.game.StackTitle;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Troops aboard ships (EU-SEA-TRANSPORT). They go aboard and land by the commands of the ships. */
public final class TransportChapter implements Chapter<TransportCommand, TransportEvent> {

    public static final TransportChapter CHAPTER = new TransportChapter();

    private static final MessageTypes<TransportCommand> COMMANDS = MessageTypes.of(TransportCommand.class)
            .with("BringTroopsHome", TransportCommand.BringTroopsHome.class);

    private static final MessageTypes<TransportEvent> EVENTS = MessageTypes.of(TransportEvent.class)
            .with("TroopsLanded", TransportEvent.TroopsLanded.class)
            .with("LandingPortAsked", TransportEvent.LandingPortAsked.class)
            .with("LandingBeatenBack", TransportEvent.LandingBeatenBack.class);

    private static final String LANDING = "No die decides a landing by itself. Each roll on its way has its own question, where it was thrown: the blockade, "
            + "the batteries, the interception at sea, the attrition of the ships, and the battle ashore (EU-SEA-TRANSPORT).";

    private TransportChapter() {}

    @Override
    public MessageTypes<TransportCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<TransportEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, TransportEvent event) {
        return TransportEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(EuCommandRun play, TransportCommand command) {
        return switch (command) {
            case TransportCommand.BringTroopsHome home -> PortsForTheBeaten.choose(play, home);
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
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
    public Sentence sentence(EuState before, TransportEvent event, List<Step> explanation) {
        return Sentence.written(switch (event) {
            case TransportEvent.TroopsLanded e when e.inside() -> "The troops aboard " + FleetTitle.of(before, e.stack()) + " come into the fortress of "
                    + PlaceName.of(e.province()) + ".";
            case TransportEvent.TroopsLanded e -> "The troops aboard " + FleetTitle.of(before, e.stack()) + " land in " + PlaceName.of(e.province()) + ", " + e.mp() + " MP.";
            case TransportEvent.LandingPortAsked e -> FleetTitle.of(before, e.stack()) + " has several ports to which it can bring beaten troops.";
            case TransportEvent.LandingBeatenBack e when e.way().isEmpty() -> StackTitle.of(before, e.troops()) + " goes back aboard "
                    + FleetTitle.of(before, e.stack()) + ".";
            case TransportEvent.LandingBeatenBack e -> StackTitle.of(before, e.troops()) + " goes back aboard " + FleetTitle.of(before, e.stack())
                    + ", which sails to " + PlaceName.of(e.way().getLast()) + ".";
        });
    }
}
