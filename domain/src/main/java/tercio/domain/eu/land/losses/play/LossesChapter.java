package tercio.domain.eu.land.losses.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Losses (EU-BATTLE-LOSSES): losses of stacks in battles, in assaults and by stacking, and the fates of their leaders. */
public final class LossesChapter implements Chapter<LossCommand, LossEvent> {

    public static final LossesChapter CHAPTER = new LossesChapter();

    private static final MessageTypes<LossCommand> COMMANDS = MessageTypes.of(LossCommand.class)
            .with("TakeLosses", LossCommand.TakeLosses.class)
            .with("RollMissionary", LossCommand.RollMissionary.class);

    private static final MessageTypes<LossEvent> EVENTS = MessageTypes.of(LossEvent.class)
            .with("StackDestroyed", LossEvent.StackDestroyed.class)
            .with("StackRetreated", LossEvent.StackRetreated.class)
            .with("MissionariesExposed", LossEvent.MissionariesExposed.class)
            .with("MissionaryTested", LossEvent.MissionaryTested.class)
            .with("LeaderKilled", LossEvent.LeaderKilled.class)
            .with("LeaderWounded", LossEvent.LeaderWounded.class)
            .with("LeaderEscaped", LossEvent.LeaderEscaped.class)
            .with("LeaderCaptured", LossEvent.LeaderCaptured.class)
            .with("LossesSuffered", LossEvent.LossesSuffered.class, Upcaster.SAME, Upcaster.SAME)
            .with("LossesShared", LossEvent.LossesShared.class)
            .with("LossesRaised", LossEvent.LossesRaised.class)
            .with("LossesTaken", LossEvent.LossesTaken.class);

    private LossesChapter() {}

    @Override
    public MessageTypes<LossCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<LossEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, LossEvent event) {
        return LossEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, LossCommand command) {
        return switch (command) {
            case LossCommand.TakeLosses take -> TakingLosses.take(play, take);
            case LossCommand.RollMissionary roll -> Missionaries.roll(play, roll);
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return switch (duty) {
            case Duty.Losses losses -> Optional.of(lossDecision("losses", board, losses));
            case Duty.MissionaryTest due -> Optional.of(roll("missionary", due.country().value(), Missionaries.RULE, Missionaries.prompt(board.state(), due),
                    Sentence.of("eu.losses.to-roll"), new LossCommand.RollMissionary(due.leader())));
            default -> Optional.empty();
        };
    }

    /** Countries may take their losses in any order. */
    @Override
    public List<Decision> laterDutyDecisions(WarView board) {
        return OpenLosses.of(board.state()).stream().skip(1)
                .map(losses -> lossDecision("losses-" + losses.country(), board, losses))
                .toList();
    }

    private Decision lossDecision(String id, WarView board, Duty.Losses losses) {
        return decision(id, losses.country().value(), TakingLosses.RULE,
                LossNarration.question(losses),
                TakingLosses.options(board.state(), losses)).with(LossForm.of(board.state(), losses));
    }

    @Override
    public boolean settleForcedDuty(EuCommandRun play, Duty duty) {
        return duty instanceof Duty.Losses losses && (LossShares.divide(play, losses) || TakingLosses.raiseLosses(play, losses) || !haveFollowers(play.state(), losses) && TakingLosses.takeForcedLosses(play, losses));
    }

    /** Whether natives who follow a leader there can bear losses too: then nothing is forced. */
    private static boolean haveFollowers(EuState state, Duty.Losses losses) {
        return state.followers(TakingLosses.remainingStacks(state, losses)) > 0;
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> command instanceof LossCommand.TakeLosses take ? Optional.of(forecastOf(before.state().stacks().get(take.stack()), take)) : Optional.empty();
    }

    /** The remaining units of a stack after its losses. No die decides them, but they tell how it will fight (EU-VET-3). */
    private static Forecast forecastOf(Stack stack, LossCommand.TakeLosses take) {
        var units = take.left().units();
        int veterans = take.veteranLd() == null ? stack.mostVeteransIn(units) : take.veteranLd();
        var forecast = Forecast.EMPTY.with("left/ld", Distribution.certain(units.allLd())).with("left/veteranLd", Distribution.certain(veterans));
        return units.isEmpty() ? forecast : forecast.with("left/veteran", Distribution.certain(stack.withUnits(units, veterans).isVeteran()));
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("leaderCasualty", Sentence.of("eu.die.leader-casualty"), "leaderFate", Sentence.of("eu.die.leader-fate"),
                Missionaries.DIE, Sentence.of("eu.die.missionary-casualty"), Missionaries.SECOND_DIE, Sentence.of("eu.die.missionary-fate"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<LossEvent> ruled) {
        return ruled.event() instanceof LossEvent.MissionaryTested ? EuQuestion.noQuestion(Sentence.of("eu.question.missionary")) : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, LossEvent event, List<Step> explanation) {
        return new LossNarration(before).of(event);
    }

    @Override
    public Importance importance(LossEvent event) {
        return switch (event) {
            case LossEvent.StackDestroyed _, LossEvent.LeaderKilled _, LossEvent.LeaderCaptured _ -> Importance.OUTCOME;
            case LossEvent.StackRetreated _, LossEvent.LeaderWounded _, LossEvent.LeaderEscaped _, LossEvent.LossesSuffered _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
