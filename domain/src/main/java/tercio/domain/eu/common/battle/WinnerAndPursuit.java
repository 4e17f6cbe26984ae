package tercio.domain.eu.common.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.FireRule;
import tercio.domain.eu.common.tables.CombatResults;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The stages for the winner and for the pursuit of the loser (EU-BATTLE-WINNER, EU-BATTLE-PURSUIT). */
public final class WinnerAndPursuit {

    private final CommonBattle contest;

    public WinnerAndPursuit(CommonBattle contest) {
        this.contest = contest;
    }

    /** Destruction takes precedence over a rout, and a rout or retreat over the morale left. */
    public Stage<BattleState> winner() {
        return new Stage.Rule<>("winner", (battleState, recorder) -> {
            if (battleState.special().endsByWithdrawal()) {
                return battleState;
            }
            var destroyed = contest.destroyedSides(battleState);
            return switch (destroyed.size()) {
                case 2 -> withWinner(battleState, Winner.NONE, because("both"), recorder);
                case 1 -> withWinner(battleState, Winner.of(destroyed.getFirst().opponent()),
                        because(destroyed.getFirst().word()), recorder);
                default -> battleState.winner() == Winner.UNDECIDED
                        ? byMorale(battleState, recorder)
                        : withWinner(battleState, battleState.winner(), because("decided"), recorder);
            };
        });
    }

    private BattleState byMorale(BattleState battleState, StepRecorder recorder) {
        int phasing = contest.moraleLeft(battleState, Side.PHASING);
        int nonPhasing = contest.moraleLeft(battleState, Side.NON_PHASING);
        var winner = phasing == nonPhasing ? Winner.NONE : phasing > nonPhasing ? Winner.PHASING : Winner.NON_PHASING;
        return withWinner(battleState, winner, () -> Sentence.of("eu.battle.result-winner-by-morale").with("phasing", phasing).with("nonPhasing", nonPhasing), recorder);
    }

    /** @param why the side that is destroyed, {@code both}, or {@code decided} by the fighting */
    private static Supplier<Sentence.Keyed> because(String why) {
        return () -> Sentence.of("eu.battle.result-winner").with("why", why);
    }

    private BattleState withWinner(BattleState battleState, Winner winner, Supplier<Sentence.Keyed> why, StepRecorder recorder) {
        recorder.record(() -> {
            var step = Step.of("winner", "EU-BATTLE-WINNER")
                    .result(why.get().with("winner", winner.side().map(Side::word).orElse("none")));
            return contest.dependsOnDestroyedReading(battleState) ? step.reading(BattleReadings.BATTLE_DESTROYED.id()) : step;
        });
        return contest.simplifyDecided(battleState.withWinner(winner));
    }

    /** The pursuit by a side. A winner that has routed does not pursue. */
    public List<Stage<BattleState>> pursuit(Side side) {
        var stages = new ArrayList<Stage<BattleState>>();
        for (int die = 0; die < contest.dice(side); die++) {
            stages.add(pursuit(side, die));
        }
        return stages;
    }

    private Stage<BattleState> pursuit(Side side, int die) {
        var name = DieName.d10(side.word(), BattleRoll.PURSUIT.word()).ordinal(die);
        return new Stage.Throw<>("pursuit", battleState -> battleState.winner().is(side) && !contest.isRouted(battleState, side) && !battleState.special().endsByWithdrawal(),
                battleState -> name, (battleState, natural, recorder) -> afterPursuit(battleState, side, die, natural, recorder),
                battleState -> contest.tally(battleState, side, BattleRoll.PURSUIT).total());
    }

    private BattleState afterPursuit(BattleState battleState, Side side, int die, int natural, StepRecorder recorder) {
        var tally = contest.tally(battleState, side, BattleRoll.PURSUIT);
        var table = contest.tables().combatResults();
        var column = contest.column(side, BattleRoll.PURSUIT);
        int modified = tally.on(natural);
        int lost = table.losses(column, modified);
        int stars = die == 0 ? table.stars(column, modified) : 0;
        recorder.record(() -> HitResult.in(Step.of("pursuit", "EU-BATTLE-PURSUIT").side(side.word()).die(natural).tally(tally)
                .cell(CombatResults.NAME, table.row(modified), column), contest.tables().unit(), lost, stars, FireRule.FULL, 0));
        return battleState.afterStrike(side, BattleRoll.PURSUIT, die, natural, modified, lost, stars);
    }
}
