package tercio.domain.eu.battle;

import tercio.domain.eu.forces.CommanderRolls;
import tercio.domain.eu.policy.EditionReadings;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** The stages before the first roll: replacement leaders, morale and columns (EU-BATTLE-PARAMETERS). */
final class BattleSetup {

    private final CommonBattle contest;

    BattleSetup(CommonBattle contest) {
        this.contest = contest;
    }

    /** A side without a leader draws one. */
    Stage<BattleState> replacementLeader(Side side) {
        boolean needed = contest.drawsLeader(side);
        return CommanderRolls.replacement(side.word(), battleState -> needed, die -> contest.drawn(side, die),
                (battleState, die) -> battleState.with(side, sideState -> sideState.replacement(
                        battleState.sheet().kept() ? die : contest.drawnLeaders().least(side, DrawnLeaders.Until.BATTLE, die))));
    }

    Stage<BattleState> morale() {
        return new Stage.Rule<>("morale and columns", (battleState, recorder) -> {
            for (var side : Side.values()) {
                contest.mixture(side).ifPresent(step -> recorder.tell(() -> step));
                explain(side, recorder);
            }
            return battleState;
        });
    }

    private void explain(Side side, StepRecorder recorder) {
        recorder.tell(() -> {
            var cell = contest.technologyCell(side);
            var step = Step.of("morale and columns", "EU-BATTLE-MORALE").side(side.word())
                    .cell(cell.table(), cell.row(), cell.column())
                    .result(column(side, BattleRoll.FIRE1) + "/" + column(side, BattleRoll.SHOCK1) + ", morale "
                            + contest.morale(side));
            return contest.firingOpen(side) ? step.reading(EditionReadings.RAPID_RENAISSANCE.id()) : step;
        });
    }

    private String column(Side side, BattleRoll roll) {
        return contest.rolls(side, roll) ? contest.column(side, roll).name() : "-";
    }
}
