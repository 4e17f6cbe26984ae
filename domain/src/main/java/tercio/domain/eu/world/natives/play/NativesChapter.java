package tercio.domain.eu.world.natives.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.world.natives.NativeActivation;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The natives of the rest of the world (EU-NAT, EU-CONQUISTADOR). */
public final class NativesChapter implements Chapter<NativeCommand, NativeEvent> {

    public static final NativesChapter CHAPTER = new NativesChapter();

    private static final MessageTypes<NativeCommand> COMMANDS = MessageTypes.of(NativeCommand.class)
            .with("PassNatives", NativeCommand.PassNatives.class)
            .with("AttackNatives", NativeCommand.AttackNatives.class)
            .with("ConvertNatives", NativeCommand.ConvertNatives.class)
            .with("LoseFollowers", NativeCommand.LoseFollowers.class);

    private static final MessageTypes<NativeEvent> EVENTS = MessageTypes.of(NativeEvent.class)
            .with("NativesMet", NativeEvent.NativesMet.class)
            .with("NativesLeftInPeace", NativeEvent.NativesLeftInPeace.class)
            .with("NativesTested", NativeEvent.NativesTested.class)
            .with("NativesAttacked", NativeEvent.NativesAttacked.class)
            .with("NativesConverted", NativeEvent.NativesConverted.class)
            .with("NativesIntercept", NativeEvent.NativesIntercept.class)
            .with("NativesStand", NativeEvent.NativesStand.class)
            .with("NativesFought", NativeEvent.NativesFought.class)
            .with("NativesDispersed", NativeEvent.NativesDispersed.class)
            .with("FollowersLost", NativeEvent.FollowersLost.class)
            .with("FollowersWentHome", NativeEvent.FollowersWentHome.class)
            .with("NativesReturned", NativeEvent.NativesReturned.class);

    private NativesChapter() {}

    @Override
    public MessageTypes<NativeCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<NativeEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("activation", Sentence.of("eu.die.activation"), "conquistador", Sentence.of("eu.die.conquistador"),
                "remainder", Sentence.of("eu.die.natives-rest"));
    }

    @Override
    public EuState evolve(EuState state, NativeEvent event) {
        return NativeEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, NativeCommand command) {
        return switch (command) {
            case NativeCommand.PassNatives pass -> NativeEncounters.pass(play, pass);
            case NativeCommand.AttackNatives attack -> NativeEncounters.attack(play, attack);
            case NativeCommand.ConvertNatives convert -> Conversions.convert(play, convert);
            case NativeCommand.LoseFollowers lose -> FollowerLosses.lose(play, lose);
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return switch (duty) {
            case Duty.NativesMet met -> Optional.of(decision("natives", met.country().value(), NativeEncounters.RULE, NativeEncounters.prompt(board, met),
                    NativeEncounters.options(board, met)));
            case Duty.Losses losses when FollowerLosses.isPossible(board.state(), losses) -> Optional.of(decision("losses-of-followers", losses.country().value(),
                    FollowerLosses.RULE, Sentence.of("eu.natives.ask-followers").with("who", SentenceNames.country(losses.country())),
                    FollowerLosses.options(board.state(), losses)));
            default -> Optional.empty();
        };
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> command instanceof NativeCommand met ? NativeForecaster.of(before, met) : Optional.empty();
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<NativeEvent> ruled) {
        return switch (ruled.event()) {
            case NativeEvent.NativesTested tested -> Optional.of(new EuQuestion.StirNatives(NativeActivation.tolerance(ruled.board().province(tested.province()))));
            case NativeEvent.NativesConverted converted -> Conversions.attempt(ruled.board(), new Duty.NativesMet(converted.country(), converted.stack(), converted.province()),
                    converted.leader()).map(EuQuestion.WinNatives::new);
            default -> Optional.empty();
        };
    }

    @Override
    public Sentence sentence(EuState before, NativeEvent event, List<Step> explanation) {
        return new NativeNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(NativeEvent event) {
        return switch (event) {
            case NativeEvent.NativesTested e when e.rise() -> Importance.OUTCOME;
            case NativeEvent.NativesConverted _, NativeEvent.NativesIntercept _, NativeEvent.NativesFought _ -> Importance.OUTCOME;
            case NativeEvent.NativesTested _, NativeEvent.NativesAttacked _, NativeEvent.NativesLeftInPeace _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
