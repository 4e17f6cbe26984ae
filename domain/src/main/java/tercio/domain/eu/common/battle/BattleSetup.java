package tercio.domain.eu.common.battle;

import tercio.domain.eu.common.forces.CommanderRolls;
import tercio.domain.eu.common.policy.EditionReadings;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The stages before the first roll: replacement leaders, morale and columns (EU-BATTLE-PARAMETERS). */
public final class BattleSetup {

    private final CommonBattle contest;

    public BattleSetup(CommonBattle contest) {
        this.contest = contest;
    }

    /** A side without a leader draws one. */
    public Stage<BattleState> replacementLeader(Side side) {
        boolean needed = contest.drawsLeader(side);
        return CommanderRolls.replacement(side.word(), battleState -> needed, die -> contest.drawnLeader(side, die),
                (battleState, die) -> battleState.with(side, sideState -> sideState.withReplacement(
                        battleState.sheet().kept() ? die : contest.drawnLeaders().leastEquivalentDie(side, DrawnLeaders.Until.BATTLE, die))));
    }

    /** The stage that explains the columns and the morale of both sides. */
    public Stage<BattleState> morale() {
        return new Stage.Rule<>("morale and columns", (battleState, recorder) -> {
            for (var side : Side.values()) {
                if (recorder != StepRecorder.SILENT) {
                    contest.mixtureStep(side).ifPresent(step -> recorder.record(() -> step));
                }
                explain(side, recorder);
            }
            return battleState;
        });
    }

    private void explain(Side side, StepRecorder recorder) {
        recorder.record(() -> {
            var cell = contest.technologyCell(side);
            var step = Step.of("morale and columns", "EU-BATTLE-MORALE").side(side.word())
                    .cell(cell.table(), cell.row(), cell.column())
                    .result(Sentence.of("eu.battle.result-columns").with("fire", new Text(column(side, BattleRoll.FIRE1)))
                            .with("shock", new Text(column(side, BattleRoll.SHOCK1))).with("morale", contest.morale(side)));
            return contest.dependsOnFiringReading(side) ? step.reading(EditionReadings.RAPID_RENAISSANCE.id()) : step;
        });
    }

    private String column(Side side, BattleRoll roll) {
        return contest.makesRoll(side, roll) ? contest.column(side, roll).name() : "-";
    }
}
