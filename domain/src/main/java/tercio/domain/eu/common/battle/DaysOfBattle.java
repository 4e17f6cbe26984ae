package tercio.domain.eu.common.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.eu.common.forces.FireRule;
import tercio.domain.eu.common.tables.CombatResults;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Fire and shock of the two days, and the rout after each (EU-BATTLE-FIRE, EU-BATTLE-SHOCK, EU-BATTLE-ROUT). */
public final class DaysOfBattle {

    /** The greatest morale of a side. */
    private static final int MOST_MORALE = 100;

    private final CommonBattle contest;

    public DaysOfBattle(CommonBattle contest) {
        this.contest = contest;
    }

    /** Both sides roll at the same time. Then each side without morale routs. */
    public List<Stage<BattleState>> exchange(BattleRoll roll) {
        var stages = new ArrayList<Stage<BattleState>>();
        for (var side : Side.values()) {
            for (int die = 0; contest.makesRoll(side, roll) && die < contest.dice(side); die++) {
                stages.add(strike(side, roll, die));
            }
        }
        stages.add(new Stage.Rule<>(roll.label() + ": rout", (battleState, recorder) -> rout(battleState, roll, recorder)));
        return stages;
    }

    private Stage<BattleState> strike(Side side, BattleRoll roll, int die) {
        var name = DieName.d10(side.word(), roll.word()).ordinal(die);
        return new Stage.Throw<>(roll.label(), BattleState::isGoingOn, battleState -> name,
                (battleState, natural, recorder) -> afterStrike(battleState, side, roll, die, natural, recorder),
                battleState -> MOST_MORALE * contest.tally(battleState, side, roll).total() + contest.moraleLeft(battleState, side.opponent()));
    }

    private BattleState afterStrike(BattleState battleState, Side side, BattleRoll roll, int die, int natural, StepRecorder recorder) {
        var tally = contest.tally(battleState, side, roll);
        var column = contest.column(side, roll);
        var table = contest.tables().combatResults();
        int modified = tally.on(natural);
        var rule = roll.isFire() ? contest.fireRule(side) : FireRule.FULL;
        int losses = rule.lossesLeft(table.losses(column, modified));
        int stars = die == 0 ? table.stars(column, modified) : 0;
        recorder.record(() -> {
            var step = Step.of(roll.label(), roll.isFire() ? "EU-BATTLE-FIRE" : "EU-BATTLE-SHOCK").side(side.word())
                    .die(natural).tally(tally).cell(CombatResults.NAME, table.row(modified), column);
            return withReadings(HitResult.in(step, contest.tables().unit(), losses, stars, rule, die), battleState, side, roll);
        });
        return battleState.afterStrike(side, roll, die, natural, modified, losses, contest.countedStars(stars, battleState, side.opponent()));
    }

    /** Adds the readings for which another choice would have changed the result. */
    private Step withReadings(Step step, BattleState battleState, Side side, BattleRoll roll) {
        var named = step;
        if (contest.leaderLead(battleState, side, roll) > CommonBattle.LEADER_CAP) {
            named = named.reading(BattleReadings.BATTLE_LEADER_CAP.id());
        }
        return roll.isFire() && contest.dependsOnHalvingReading(side) ? named.reading(BattleReadings.BATTLE_HALVING.id()) : named;
    }

    private BattleState rout(BattleState before, BattleRoll roll, StepRecorder recorder) {
        var battleState = before.withSpecial(before.special().afterBothRolls());
        if (!battleState.isGoingOn()) {
            return battleState;
        }
        boolean phasing = contest.isRouted(battleState, Side.PHASING);
        boolean nonPhasing = contest.isRouted(battleState, Side.NON_PHASING);
        if (phasing || nonPhasing) {
            recorder.record(() -> Step.of("rout", "EU-BATTLE-ROUT").result(Sentence.of("eu.battle.result-rout")
                    .with("who", phasing && nonPhasing ? "both" : (phasing ? Side.PHASING : Side.NON_PHASING).word())));
            return contest.simplifyDecided(battleState.withEnd(BattleEnd.after(roll),
                    phasing && nonPhasing ? Winner.NONE : phasing ? Winner.NON_PHASING : Winner.PHASING));
        }
        return roll == BattleRoll.SHOCK2 ? battleState.withEnd(BattleEnd.DAY2_SHOCK, Winner.UNDECIDED) : battleState;
    }
}
