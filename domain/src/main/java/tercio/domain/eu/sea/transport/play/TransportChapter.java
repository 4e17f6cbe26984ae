package tercio.domain.eu.sea.transport.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
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

    private static final Sentence LANDING = Sentence.of("eu.question.landing");

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
    public Execution carryOut(EuCommandRun play, TransportCommand command) {
        return switch (command) {
            case TransportCommand.BringTroopsHome home -> PortsForTheBeaten.choose(play, home);
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return duty instanceof Duty.LandingHome home
                ? Optional.of(decision("landing-home", home.country().value(), PortsForTheBeaten.RULE, Sentence.of("eu.transport.ask-port").with("troops", SentenceNames.stack(board.state(), home.troops()))
                        .with("stack", SentenceNames.fleet(board.state(), home.stack())), PortsForTheBeaten.options(board, home)))
                : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<TransportEvent> ruled) {
        return switch (ruled.event()) {
            case TransportEvent.TroopsLanded landed -> EuQuestion.noQuestion(LANDING);
            case TransportEvent.LandingBeatenBack beaten -> EuQuestion.noQuestion(LANDING);
            default -> Optional.empty();
        };
    }

    @Override
    public Sentence sentence(EuState before, TransportEvent event, List<Step> explanation) {
        return new TransportNarration(before).of(event);
    }

    @Override
    public Importance importance(TransportEvent event) {
        return switch (event) {
            case TransportEvent.TroopsLanded _ -> Importance.OUTCOME;
            case TransportEvent.LandingBeatenBack _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
