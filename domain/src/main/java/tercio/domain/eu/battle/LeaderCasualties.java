package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.forces.CommanderRolls;
import tercio.domain.eu.forces.LeaderCasualty;
import tercio.domain.ruling.Stage;

/** What the battle does to both commanders (EU-BATTLE-CASUALTY, EU-BATTLE-FATE). */
final class LeaderCasualties {

    private final Contest contest;

    LeaderCasualties(Contest contest) {
        this.contest = contest;
    }

    /** First the tests of these sides, then the fates of those who are hit. */
    List<Stage<Fray>> stages(List<Side> sides) {
        var stages = new ArrayList<Stage<Fray>>();
        sides.forEach(side -> stages.add(casualty(side)));
        sides.forEach(side -> stages.add(fate(side)));
        return stages;
    }

    private Stage<Fray> casualty(Side side) {
        boolean needed = contest.leaderTested(side);
        return CommanderRolls.casualty(side.word(), contest.tables().leaderCasualty(), fray -> needed,
                fray -> new LeaderCasualty.Tested(contest.leader(fray, side), fray.winner().is(side), contest.nothingRemains(fray, side)),
                (fray, casualty) -> fray.with(side, ranks -> ranks.casualty(casualty)));
    }

    private Stage<Fray> fate(Side side) {
        return CommanderRolls.fate(side.word(), fray -> fray.ranks(side).casualty(),
                (fray, casualty) -> fray.with(side, ranks -> ranks.casualty(casualty)));
    }
}
