package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tercio.domain.dice.DieName;
import tercio.domain.eu.policy.BattlePolicies;
import tercio.domain.eu.policy.EditionReadings;
import tercio.domain.eu.policy.RetreatOrder;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Destruction and attempts to retreat between the two days (EU-BATTLE-DESTRUCTION, EU-BATTLE-RETREAT-ATTEMPT). */
final class EndOfFirstDay {

    private final CommonBattle contest;

    EndOfFirstDay(CommonBattle contest) {
        this.contest = contest;
    }

    Stage<BattleState> destruction() {
        return new Stage.Rule<>("end of first day: destruction", (battleState, recorder) -> {
            if (!battleState.goesOn()) {
                return battleState;
            }
            var destroyed = contest.destroyedSides(battleState);
            if (destroyed.isEmpty() && !contest.destructionOpen(battleState)) {
                return battleState;
            }
            recorder.tell(() -> checked(battleState, destroyed));
            return switch (destroyed.size()) {
                case 0 -> battleState;
                case 1 -> contest.decided(battleState.ended(BattleEnd.DAY1_DESTRUCTION, Winner.of(destroyed.getFirst().opponent())));
                default -> contest.decided(battleState.ended(BattleEnd.DAY1_DESTRUCTION, Winner.NONE));
            };
        });
    }

    private Step checked(BattleState battleState, List<Side> destroyed) {
        var step = Step.of("end of first day: destruction", "EU-BATTLE-DESTRUCTION").result(switch (destroyed.size()) {
            case 0 -> "nobody is destroyed";
            case 1 -> destroyed.getFirst().spoken() + " is destroyed";
            default -> "both sides are destroyed";
        });
        return contest.destructionOpen(battleState) ? step.reading(BattleReadings.BATTLE_DESTROYED.id()) : step;
    }

    /** The second side chooses only if the first side has not retreated. */
    List<Stage<BattleState>> retreatAttempts() {
        var first = policies().retreatOrder().phasingFirst(contest.interception()) ? Side.PHASING : Side.NON_PHASING;
        var stages = new ArrayList<Stage<BattleState>>(attempt(first, battleState -> true));
        if (policies().retreatOrder() == RetreatOrder.DEFENDER_FIRST) {
            stages.add(shutOut(first));
        }
        stages.addAll(attempt(first.opponent(), battleState -> !shutOut(battleState, first)));
        return stages;
    }

    /** The sides that try to retreat, in order, where the first one does not get away. Both have chosen. */
    List<Side> attempting(BattleState battleState) {
        var first = policies().retreatOrder().phasingFirst(contest.interception()) ? Side.PHASING : Side.NON_PHASING;
        var sides = new ArrayList<Side>();
        for (var side : List.of(first, first.opponent())) {
            var before = sides.isEmpty() ? battleState : battleState.with(first, SideState::failedToRetreat);
            if (battleState.sideState(side).intent() == RetreatIntent.ATTEMPT_RETREAT && (side == first || !shutOut(before, first))) {
                sides.add(side);
            }
        }
        return sides;
    }

    private Stage<BattleState> shutOut(Side first) {
        var second = first.opponent();
        return new Stage.Rule<>("end of first day: shut out", (battleState, recorder) -> {
            if (battleState.goesOn() && shutOut(battleState, first) && battleState.sideState(second).intent() == RetreatIntent.ATTEMPT_RETREAT) {
                recorder.tell(() -> Step.of("end of first day: retreat", "EU-BATTLE-RETREAT-ATTEMPT").side(second.word())
                        .result("may not try: the other side has tried").reading(EditionReadings.RAPID_SECOND_ATTEMPT.id()));
            }
            return battleState;
        });
    }

    private List<Stage<BattleState>> attempt(Side side, Predicate<BattleState> allowed) {
        var name = DieName.d10(side.word(), "retreatAttempt");
        return List.of(
                new Stage.Rule<>("end of first day: ask " + side.word(), (battleState, recorder) ->
                        battleState.goesOn() && allowed.test(battleState) && battleState.sideState(side).intent() == RetreatIntent.UNDECIDED
                                ? battleState.asking(BattleState.Kind.RETREAT_ATTEMPT, side)
                                : battleState),
                new Stage.Choice<>(BattleState.stage(BattleState.Kind.RETREAT_ATTEMPT, side), battleState -> battleState.pending() != null),
                new Stage.Throw<>("end of first day: retreat",
                        battleState -> battleState.goesOn() && allowed.test(battleState) && battleState.sideState(side).intent() == RetreatIntent.ATTEMPT_RETREAT,
                        battleState -> name, (battleState, die, recorder) -> attempted(battleState, side, die, recorder), battleState -> chances(battleState, side)));
    }

    /** Whether the second side may not try because the first side has tried, by the strict reading. */
    private boolean shutOut(BattleState battleState, Side first) {
        return battleState.sideState(first).retreatFailed() && contest.readings().is(EditionReadings.RAPID_SECOND_ATTEMPT, "declined");
    }

    /** The number to roll against: manoeuvre plus the morale left. */
    private int chances(BattleState battleState, Side side) {
        return contest.leader(battleState, side).maneuver() + contest.moraleLeft(battleState, side);
    }

    private BattlePolicies policies() {
        return contest.tables().policies().battle();
    }

    private BattleState attempted(BattleState battleState, Side side, int die, StepRecorder recorder) {
        int manoeuvre = contest.leader(battleState, side).maneuver();
        int morale = contest.moraleLeft(battleState, side);
        var test = policies().retreatTest();
        boolean away = test.passed(die, chances(battleState, side));
        recorder.tell(() -> {
            var step = Step.of("end of first day: retreat", "EU-BATTLE-RETREAT-ATTEMPT").side(side.word()).die(die)
                    .result((away ? "gets away" : "fails") + ": needs " + test.needed(manoeuvre + morale) + " (manoeuvre " + manoeuvre
                            + " and morale " + morale + ")");
            boolean second = policies().retreatOrder() == RetreatOrder.DEFENDER_FIRST && battleState.sideState(side.opponent()).retreatFailed();
            return second ? step.reading(EditionReadings.RAPID_SECOND_ATTEMPT.id()) : step;
        });
        return away
                ? contest.decided(battleState.ended(BattleEnd.DAY1_RETREAT, Winner.of(side.opponent())))
                : battleState.with(side, SideState::failedToRetreat);
    }
}
