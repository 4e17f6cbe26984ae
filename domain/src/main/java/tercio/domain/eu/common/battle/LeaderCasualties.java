package tercio.domain.eu.common.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.forces.CommanderRolls;
import tercio.domain.eu.common.forces.LeaderCasualty;
import tercio.domain.ruling.Stage;

/** The casualty tests and fates of both commanders (EU-BATTLE-CASUALTY, EU-BATTLE-FATE). */
public final class LeaderCasualties {

    private final CommonBattle contest;

    public LeaderCasualties(CommonBattle contest) {
        this.contest = contest;
    }

    /** The tests of these sides first, then the fates of the leaders who are hit. */
    public List<Stage<BattleState>> stages(List<Side> sides) {
        var stages = new ArrayList<Stage<BattleState>>();
        sides.forEach(side -> stages.add(casualty(side)));
        sides.forEach(side -> stages.add(fate(side)));
        return stages;
    }

    private Stage<BattleState> casualty(Side side) {
        boolean needed = contest.isLeaderTested(side);
        return CommanderRolls.casualty(side.word(), contest.tables().leaderCasualty(), battleState -> needed,
                battleState -> new LeaderCasualty.CasualtyTest(contest.leader(battleState, side), battleState.winner().is(side), contest.nothingRemains(battleState, side)),
                (battleState, casualty) -> battleState.with(side, sideState -> sideState.withCasualty(casualty)));
    }

    private Stage<BattleState> fate(Side side) {
        return CommanderRolls.fate(side.word(), battleState -> battleState.sideState(side).casualty(),
                (battleState, casualty) -> battleState.with(side, sideState -> sideState.withCasualty(casualty)));
    }
}
