package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ObjLongConsumer;
import tercio.domain.eu.battle.BattleOdds.End;
import tercio.domain.eu.battle.BattleOdds.SideEnd;

/**
 * The ends of battles at sea with the same wind, and in how many ways each comes about, for exact odds. Losses that are equivalent in the end
 * ({@link SeaLosses#least}) are counted together. Mutable, for one computation.
 */
final class SeaEnds {

    private static final int WINNERS = Winner.values().length;
    private static final int EITHER = 2;
    /** Flags of an end: the phasing side has routed, the other side has. */
    private static final int PHASING = 2;
    private static final int NON_PHASING = 1;
    private static final int FLAGS = 4;

    private final NavalParameters parameters;
    private final BattleState opened;
    private final int[] room = new int[Side.values().length];
    private final int captures;
    /** The least equivalent losses and whether they destroy the enemy, by the side that inflicts them, by whether its enemy has routed, and by losses. */
    private final int[][][] least = new int[Side.values().length][EITHER][];
    private final boolean[][][] destroys = new boolean[Side.values().length][EITHER][];
    private final long[][] ways = new long[BattleEnd.values().length * WINNERS * FLAGS][];
    private final Fates[] fates = {new Fates(), new Fates()};

    /** What the casualty test of a commander depends on: in how many ways the side has won or not, with or without ships left, and a state of each. */
    private static final class Fates {
        private final long[] ways = new long[EITHER * EITHER];
        private final BattleState[] states = new BattleState[EITHER * EITHER];
    }

    /**
     * @param opened the state after the roll for the wind
     * @param byPhasing the greatest losses that the phasing side can inflict, pursuit included, as {@code byNonPhasing}
     * @param stars the most stars of a pursuit
     */
    SeaEnds(NavalParameters parameters, BattleState opened, int byPhasing, int byNonPhasing, int stars) {
        this.parameters = parameters;
        this.opened = opened;
        int ordered = 0;
        for (var side : Side.values()) {
            room[side.ordinal()] = 1 + (side == Side.PHASING ? byPhasing : byNonPhasing);
            ordered = Math.max(ordered, parameters.battle().side(side).captures().size());
            for (int routed = 0; routed < EITHER; routed++) {
                lookUp(side, routed == 1);
            }
        }
        captures = 1 + Math.min(stars, ordered);
    }

    private void lookUp(Side side, boolean routed) {
        int[] alike = new int[room[side.ordinal()]];
        boolean[] gone = new boolean[room[side.ordinal()]];
        for (int inflicted = 0; inflicted < alike.length; inflicted++) {
            alike[inflicted] = parameters.losses().least(side, inflicted, routed);
            gone[inflicted] = parameters.losses().destroyed(side.opponent(), inflicted, routed);
        }
        least[side.ordinal()][routed ? 1 : 0] = alike;
        destroys[side.ordinal()][routed ? 1 : 0] = gone;
    }

    /** Whether a side counts as destroyed by losses inflicted on it. */
    boolean destroyed(Side side, int inflicted, boolean routed) {
        return destroys[1 - side.ordinal()][routed ? 1 : 0][inflicted];
    }

    /** Where ends with these facts are counted. */
    final class In {

        private final long[] counts;
        private final int[] byPhasing;
        private final int[] byNonPhasing;
        private final int taken;

        private In(long[] counts, boolean phasingRouted, boolean nonPhasingRouted, int taken) {
            this.counts = counts;
            this.taken = taken;
            byPhasing = least[0][nonPhasingRouted ? 1 : 0];
            byNonPhasing = least[1][phasingRouted ? 1 : 0];
        }

        /**
         * Adds battles that differ in the losses by the non-phasing side.
         *
         * @param inflicted losses by the phasing side in all
         * @param leastOfOther losses by the other side in the first of the battles, in each later one there is one more
         * @param times how often each of them counts
         */
        void add(int inflicted, int leastOfOther, SeaGrid grid, int place, int battles, long times) {
            int row = byPhasing[inflicted] * room[1] * captures + taken;
            for (int battle = 0; battle < battles; battle++) {
                counts[row + byNonPhasing[leastOfOther + battle] * captures] += grid.ways(place + battle) * times;
            }
        }
    }

    /** @param stars of the pursuit */
    In in(BattleEnd ended, Winner winner, boolean phasingRouted, boolean nonPhasingRouted, int stars) {
        int how = (ended.ordinal() * WINNERS + winner.ordinal()) * FLAGS + (phasingRouted ? PHASING : 0) + (nonPhasingRouted ? NON_PHASING : 0);
        if (ways[how] == null) {
            ways[how] = new long[room[0] * room[1] * captures];
        }
        return new In(ways[how], phasingRouted, nonPhasingRouted, taken(winner, stars));
    }

    private int taken(Winner winner, int stars) {
        return stars == 0 ? 0 : Math.min(stars, parameters.battle().side(winner == Winner.PHASING ? Side.PHASING : Side.NON_PHASING).captures().size());
    }

    // --- What they are -----------------------------------------------------------------------------------------------

    /** Calls for each end with the number of its ways; the fates are known from then on. Equal ends may come more than once. */
    void each(ObjLongConsumer<End<FleetLosses>> each) {
        for (int how = 0; how < ways.length; how++) {
            if (ways[how] != null) {
                new Alike(how).each(each);
            }
        }
    }

    /** Calls for each state on which the casualty test of a side depends. */
    void eachFate(Side side, ObjLongConsumer<BattleState> each) {
        for (int at = 0; at < EITHER * EITHER; at++) {
            if (fates[side.ordinal()].ways[at] != 0) {
                each.accept(fates[side.ordinal()].states[at], fates[side.ordinal()].ways[at]);
            }
        }
    }

    /** Ends that differ only in losses and captures. */
    private final class Alike {

        private final long[] counts;
        private final BattleEnd ended;
        private final Winner winner;
        private final boolean[] routed;
        private final SideEnds phasing;
        private final SideEnds nonPhasing;

        private Alike(int how) {
            counts = ways[how];
            ended = BattleEnd.values()[how / FLAGS / WINNERS];
            winner = Winner.values()[how / FLAGS % WINNERS];
            routed = new boolean[] {(how & PHASING) > 0, (how & NON_PHASING) > 0};
            phasing = new SideEnds(Side.PHASING, winner, routed[0], room[1]);
            nonPhasing = new SideEnds(Side.NON_PHASING, winner, routed[1], room[0]);
        }

        private void each(ObjLongConsumer<End<FleetLosses>> each) {
            int at = 0;
            for (int first = 0; first < room[0]; first++) {
                for (int second = 0; second < room[1]; second++) {
                    for (int stars = 0; stars < captures; stars++) {
                        long times = counts[at++];
                        if (times != 0) {
                            each.accept(end(first, second, stars, times), times);
                        }
                    }
                }
            }
        }

        private End<FleetLosses> end(int byPhasing, int byNonPhasing, int stars, long times) {
            var first = phasing.of(byNonPhasing, stars);
            var second = nonPhasing.of(byPhasing, stars);
            fate(Side.PHASING, first, byPhasing, byNonPhasing, stars, times);
            fate(Side.NON_PHASING, second, byPhasing, byNonPhasing, stars, times);
            return new End<>(ended, winner.side(), opened.sea().wind().side(), major(first, second), first, second);
        }

        private boolean major(SideEnd<FleetLosses> first, SideEnd<FleetLosses> second) {
            int more = second.losses().suffered() - first.losses().suffered();
            return winner == Winner.PHASING && NavalBattleOutcome.major(parameters, Side.PHASING, second.routed(), more)
                    || winner == Winner.NON_PHASING && NavalBattleOutcome.major(parameters, Side.NON_PHASING, first.routed(), -more);
        }

        private void fate(Side side, SideEnd<FleetLosses> end, int byPhasing, int byNonPhasing, int stars, long times) {
            int at = (winner.is(side) ? EITHER : 0) + (end.destroyed() ? 1 : 0);
            var of = fates[side.ordinal()];
            of.ways[at] += times;
            if (of.states[at] == null) {
                of.states[at] = state(byPhasing, byNonPhasing, stars);
            }
        }

        private BattleState state(int byPhasing, int byNonPhasing, int stars) {
            var sea = stars == 0 ? opened.sea() : opened.sea().struck(Side.PHASING, BattleRoll.PURSUIT, stars);
            return opened.sideState(side(Side.PHASING).inflicting(0, byPhasing), side(Side.NON_PHASING).inflicting(0, byNonPhasing)).ended(ended, winner).sea(sea);
        }

        private SideState side(Side side) {
            var sideState = opened.sideState(side);
            return sideState.decided(routed[side.ordinal()] ? parameters.morale(side) : 0)
                    .replacement(parameters.drawnLeaders().least(side, DrawnLeaders.Until.CASUALTY, sideState.replacement()));
        }
    }

    /** The ends for one side by the losses inflicted on it and the stars of the pursuit. */
    private final class SideEnds {

        private final Side side;
        private final Winner winner;
        private final boolean routed;
        private final List<SideEnd<FleetLosses>> known;

        private SideEnds(Side side, Winner winner, boolean routed, int losses) {
            this.side = side;
            this.winner = winner;
            this.routed = routed;
            known = new ArrayList<>(Collections.nCopies(losses * captures, null));
        }

        private SideEnd<FleetLosses> of(int inflicted, int stars) {
            int at = inflicted * captures + stars;
            if (known.get(at) == null) {
                var losses = parameters.losses().of(side, inflicted, routed, winner, stars);
                known.set(at, new SideEnd<>(routed, losses.remaining() == 0, losses));
            }
            return known.get(at);
        }
    }
}
