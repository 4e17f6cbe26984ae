package tercio.domain.eu.common.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.policy.BattlePolicies;
import tercio.domain.eu.common.policy.EditionReadings;
import tercio.domain.eu.common.policy.RetreatOrder;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Destruction and attempts to retreat between the two days (EU-BATTLE-DESTRUCTION, EU-BATTLE-RETREAT-ATTEMPT). */
public final class EndOfFirstDay {

    private final CommonBattle contest;

    public EndOfFirstDay(CommonBattle contest) {
        this.contest = contest;
    }

    /** The stage in which a side that counts as destroyed loses the battle. */
    public Stage<BattleState> destruction() {
        return new Stage.Rule<>("end of first day: destruction", (battleState, recorder) -> {
            if (!battleState.isGoingOn()) {
                return battleState;
            }
            var destroyed = contest.destroyedSides(battleState);
            if (destroyed.isEmpty() && !contest.dependsOnDestroyedReading(battleState)) {
                return battleState;
            }
            recorder.record(() -> explainDestruction(battleState, destroyed));
            return switch (destroyed.size()) {
                case 0 -> battleState;
                case 1 -> contest.simplifyDecided(battleState.withEnd(BattleEnd.DAY1_DESTRUCTION, Winner.of(destroyed.getFirst().opponent())));
                default -> contest.simplifyDecided(battleState.withEnd(BattleEnd.DAY1_DESTRUCTION, Winner.NONE));
            };
        });
    }

    private Step explainDestruction(BattleState battleState, List<Side> destroyed) {
        var step = Step.of("end of first day: destruction", "EU-BATTLE-DESTRUCTION").result(Sentence.of("eu.battle.result-destruction").with("who", switch (destroyed.size()) {
            case 0 -> "nobody";
            case 1 -> destroyed.getFirst().word();
            default -> "both";
        }));
        return contest.dependsOnDestroyedReading(battleState) ? step.reading(BattleReadings.BATTLE_DESTROYED.id()) : step;
    }

    /** The second side chooses only if the first side has not retreated. */
    public List<Stage<BattleState>> retreatAttempts() {
        var first = policies().retreatOrder().isPhasingFirst(contest.isInterception()) ? Side.PHASING : Side.NON_PHASING;
        var stages = new ArrayList<Stage<BattleState>>(attempt(first, battleState -> true));
        if (policies().retreatOrder() == RetreatOrder.DEFENDER_FIRST) {
            stages.add(shutOutStage(first));
        }
        stages.addAll(attempt(first.opponent(), battleState -> !isShutOut(battleState, first)));
        return stages;
    }

    /** The sides that try to retreat, in order, where the first one does not get away. Both have chosen. */
    public List<Side> attemptingSides(BattleState battleState) {
        var first = policies().retreatOrder().isPhasingFirst(contest.isInterception()) ? Side.PHASING : Side.NON_PHASING;
        var sides = new ArrayList<Side>();
        for (var side : List.of(first, first.opponent())) {
            var before = sides.isEmpty() ? battleState : battleState.with(first, SideState::withFailedRetreat);
            if (battleState.sideState(side).intent() == RetreatIntent.ATTEMPT_RETREAT && (side == first || !isShutOut(before, first))) {
                sides.add(side);
            }
        }
        return sides;
    }

    private Stage<BattleState> shutOutStage(Side first) {
        var second = first.opponent();
        return new Stage.Rule<>("end of first day: shut out", (battleState, recorder) -> {
            if (battleState.isGoingOn() && isShutOut(battleState, first) && battleState.sideState(second).intent() == RetreatIntent.ATTEMPT_RETREAT) {
                recorder.record(() -> Step.of("end of first day: retreat", "EU-BATTLE-RETREAT-ATTEMPT").side(second.word())
                        .result(Sentence.of("eu.battle.result-shut-out")).reading(EditionReadings.RAPID_SECOND_ATTEMPT.id()));
            }
            return battleState;
        });
    }

    private List<Stage<BattleState>> attempt(Side side, Predicate<BattleState> allowed) {
        var name = DieName.d10(side.word(), "retreatAttempt");
        return List.of(
                new Stage.Rule<>("end of first day: ask " + side.word(), (battleState, recorder) ->
                        battleState.isGoingOn() && allowed.test(battleState) && battleState.sideState(side).intent() == RetreatIntent.UNDECIDED
                                ? battleState.withOpenDecision(BattleState.Kind.RETREAT_ATTEMPT, side)
                                : battleState),
                new Stage.Choice<>(BattleState.stage(BattleState.Kind.RETREAT_ATTEMPT, side), battleState -> battleState.pending() != null),
                new Stage.Throw<>("end of first day: retreat",
                        battleState -> battleState.isGoingOn() && allowed.test(battleState) && battleState.sideState(side).intent() == RetreatIntent.ATTEMPT_RETREAT,
                        battleState -> name, (battleState, die, recorder) -> afterAttempt(battleState, side, die, recorder), battleState -> chances(battleState, side)));
    }

    /** Whether the second side may not try because the first side has tried, by the strict reading. */
    private boolean isShutOut(BattleState battleState, Side first) {
        return battleState.sideState(first).retreatFailed() && contest.readings().is(EditionReadings.RAPID_SECOND_ATTEMPT, "declined");
    }

    /** The number to roll against: manoeuvre plus the morale left. */
    private int chances(BattleState battleState, Side side) {
        return contest.leader(battleState, side).maneuver() + contest.moraleLeft(battleState, side);
    }

    private BattlePolicies policies() {
        return contest.tables().policies().battle();
    }

    private BattleState afterAttempt(BattleState battleState, Side side, int die, StepRecorder recorder) {
        int manoeuvre = contest.leader(battleState, side).maneuver();
        int morale = contest.moraleLeft(battleState, side);
        var test = policies().retreatTest();
        boolean away = test.isPassed(die, chances(battleState, side));
        recorder.record(() -> {
            var step = Step.of("end of first day: retreat", "EU-BATTLE-RETREAT-ATTEMPT").side(side.word()).die(die)
                    .result(Sentence.of("eu.battle.result-attempt").with("away", away).with("test", test.name().toLowerCase(Locale.ROOT)).with("needed", manoeuvre + morale)
                            .with("manoeuvre", manoeuvre).with("morale", morale));
            boolean second = policies().retreatOrder() == RetreatOrder.DEFENDER_FIRST && battleState.sideState(side.opponent()).retreatFailed();
            return second ? step.reading(EditionReadings.RAPID_SECOND_ATTEMPT.id()) : step;
        });
        return away
                ? contest.simplifyDecided(battleState.withEnd(BattleEnd.DAY1_RETREAT, Winner.of(side.opponent())))
                : battleState.with(side, SideState::withFailedRetreat);
    }
}
