package tercio.domain.eu.common.battle;

import java.util.function.ToIntFunction;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCasualty;

/**
 * Groups the replacement leaders that are equivalent from some point of a battle on. Exact odds use the least
 * die of each group.
 */
public final class DrawnLeaders {

    /** The part of the battle still to come, and the values of a leader that it uses. */
    public enum Until {
        BATTLE(leader -> (leader.maneuver() * 7 + leader.fire()) * 7 + leader.shock()),
        PURSUIT(leader -> (leader.maneuver() * 7 + leader.shock()) * 7 + exposure(leader)),
        RETREAT(leader -> leader.maneuver() * 7 + exposure(leader)),
        CASUALTY(Until::exposure);

        private final ToIntFunction<Leader> mattering;

        Until(ToIntFunction<Leader> mattering) {
            this.mattering = mattering;
        }

        private static int exposure(Leader leader) {
            return -LeaderCasualty.MODIFIERS.on(new LeaderCasualty.CasualtyTest(leader, true, false)).total();
        }
    }

    private static final int FACES = 10;

    private final CommonBattle contest;
    private final int[][][] least = new int[Side.values().length][Until.values().length][];

    public DrawnLeaders(CommonBattle contest) {
        this.contest = contest;
    }

    /** The least die with a leader equivalent to the leader of this die; 0 for a side with its own leader. */
    public int leastEquivalentDie(Side side, Until until, int die) {
        var known = least[side.ordinal()];
        if (die > 0 && known[until.ordinal()] == null) {
            known[until.ordinal()] = computeLeast(side, until.mattering);
        }
        return die == 0 ? 0 : known[until.ordinal()][die];
    }

    private int[] computeLeast(Side side, ToIntFunction<Leader> mattering) {
        int[] found = new int[FACES + 1];
        for (int die = FACES; die > 0; die--) {
            int same = mattering.applyAsInt(contest.drawnLeader(side, die));
            for (int other = die; other <= FACES; other++) {
                if (mattering.applyAsInt(contest.drawnLeader(side, other)) == same) {
                    found[other] = die;
                }
            }
        }
        return found;
    }
}
