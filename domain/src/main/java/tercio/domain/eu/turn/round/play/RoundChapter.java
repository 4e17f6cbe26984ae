package tercio.domain.eu.turn.round.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RollOff;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The rounds of a turn (EU-RND, EU-INIT): the order of the alliances, the starting round, the continuation. */
public final class RoundChapter implements Chapter<RoundCommand, RoundEvent> {

    private static final MessageTypes<RoundCommand> COMMANDS = MessageTypes.of(RoundCommand.class)
            .with("RollInitiative", RoundCommand.RollInitiative.class)
            .with("RollStartingRound", RoundCommand.RollStartingRound.class)
            .with("RollContinuation", RoundCommand.RollContinuation.class);

    private static final MessageTypes<RoundEvent> EVENTS = MessageTypes.of(RoundEvent.class)
            .with("InitiativeRolled", RoundEvent.InitiativeRolled.class)
            .with("StartingRoundRolled", RoundEvent.StartingRoundRolled.class)
            .with("RoundBegan", RoundEvent.RoundBegan.class, Upcaster.SAME)
            .with("WinteringBegan", RoundEvent.WinteringBegan.class)
            .with("SundFreezing", RoundEvent.SundFreezing.class)
            .with("SundFroze", RoundEvent.SundFroze.class)
            .with("ImpulseBegan", RoundEvent.ImpulseBegan.class)
            .with("ContinuationRolled", RoundEvent.ContinuationRolled.class)
            .with("TurnEnded", RoundEvent.TurnEnded.class);

    private final EndOfRound endOfRound;

    /** @param endOfRound the stages between the continuation roll and the next round */
    public RoundChapter(EndOfRound endOfRound) {
        this.endOfRound = endOfRound;
    }

    @Override
    public MessageTypes<RoundCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<RoundEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, RoundEvent event) {
        return RoundEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, RoundCommand command) {
        return switch (command) {
            case RoundCommand.RollInitiative roll -> Initiative.roll(play);
            case RoundCommand.RollStartingRound roll -> Rounds.rollStartingRound(play);
            case RoundCommand.RollContinuation roll -> Rounds.rollContinuation(play, endOfRound);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        var state = board.state();
        return switch (state.phase()) {
            case Phase.Initiative initiative -> List.of(roll("initiative", state.scenario().alliances().getFirst().getFirst().value(),
                    "EU-INIT-1", Sentence.of("eu.round.ask-order"), Sentence.of("eu.round.to-roll-order"), new RoundCommand.RollInitiative()));
            case Phase.StartingRound start -> List.of(roll("start", rollingCountry(state).value(), "EU-RND-START",
                    Sentence.of("eu.round.ask-start"), Sentence.of("eu.round.to-roll-start"), new RoundCommand.RollStartingRound()));
            case Phase.Continuation continuation -> List.of(roll("continuation", rollingCountry(state).value(), "EU-RND-CONT",
                    Sentence.of("eu.round.ask-next").with("box", new Text(state.box().label())), Sentence.of("eu.round.to-roll-next"), new RoundCommand.RollContinuation()));
            default -> List.of();
        };
    }

    /** The country that rolls for the alliance that acts first. */
    private static CountryId rollingCountry(EuState state) {
        return state.members(state.allianceAt(0)).getFirst();
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof RoundCommand round ? forecast(before, round) : Optional.empty();
    }

    private static Optional<Forecast> forecast(WarView board, RoundCommand command) {
        return switch (command) {
            case RoundCommand.RollInitiative roll -> Optional.of(RoundForecaster.initiative(board));
            case RoundCommand.RollStartingRound roll -> Optional.of(RoundForecaster.start(board));
            case RoundCommand.RollContinuation roll -> Optional.of(RoundForecaster.continuation(board));
        };
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("initiative", Sentence.of("eu.die.initiative"), "start", Sentence.of("eu.die.start"), "continuation", Sentence.of("eu.die.continuation"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<RoundEvent> ruled) {
        return switch (ruled.event()) {
            case RoundEvent.ContinuationRolled rolled -> Optional.of(new EuQuestion.GoesOn(Rounds.ending(ruled.board().state())));
            case RoundEvent.StartingRoundRolled rolled -> EuQuestion.noQuestion(Sentence.of("eu.question.starting-round"));
            case RoundEvent.InitiativeRolled rolled -> EuQuestion.noQuestion(RollOff.UNASKED);
            default -> Optional.empty();
        };
    }

    @Override
    public Sentence sentence(EuState before, RoundEvent event, List<Step> explanation) {
        return new RoundNarration(before).of(event);
    }

    @Override
    public Importance importance(RoundEvent event) {
        return switch (event) {
            case RoundEvent.TurnEnded _ -> Importance.TURNING_POINT;
            case RoundEvent.ContinuationRolled _ -> Importance.OUTCOME;
            case RoundEvent.InitiativeRolled _, RoundEvent.StartingRoundRolled _,
                    RoundEvent.RoundBegan _, RoundEvent.WinteringBegan _, RoundEvent.SundFroze _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
