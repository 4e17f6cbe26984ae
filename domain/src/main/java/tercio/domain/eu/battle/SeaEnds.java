package tercio.domain.eu.battle;

import java.util.ArrayList;
import java.util.Arrays;
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
    private final int captures;
    /** By the side that inflicts them, and by whether its enemy has routed. */
    private final Inflicted[][] inflicted = new Inflicted[Side.values().length][EITHER];
    private final long[][] ways = new long[BattleEnd.values().length * WINNERS * FLAGS][];
    private final Fates[] fates = {new Fates(), new Fates()};

    /**
     * Losses that a side can inflict. Those that are equivalent in the end have the same number: 0 and more, without a gap.
     *
     * @param alike that number, by losses
     * @param least losses, by that number
     * @param destroys whether they destroy the enemy, by losses
     */
    private record Inflicted(int[] alike, int[] least, boolean[] destroys) {}

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
            ordered = Math.max(ordered, parameters.battle().side(side).captures().size());
            for (int routed = 0; routed < EITHER; routed++) {
                inflicted[side.ordinal()][routed] = inflicted(side, routed == 1, 1 + (side == Side.PHASING ? byPhasing : byNonPhasing));
            }
        }
        captures = 1 + Math.min(stars, ordered);
    }

    private Inflicted inflicted(Side side, boolean routed, int room) {
        int[] alike = new int[room];
        int[] least = new int[room];
        boolean[] gone = new boolean[room];
        int numbers = 0;
        for (int losses = 0; losses < room; losses++) {
            int same = parameters.losses().least(side, losses, routed);
            if (same == losses) {
                least[numbers++] = losses;
            }
            alike[losses] = same == losses ? numbers - 1 : alike[same];
            gone[losses] = parameters.losses().destroyed(side.opponent(), losses, routed);
        }
        return new Inflicted(alike, Arrays.copyOf(least, numbers), gone);
    }

    private Inflicted by(Side side, boolean routed) {
        return inflicted[side.ordinal()][routed ? 1 : 0];
    }

    /** Whether a side counts as destroyed by losses inflicted on it. */
    boolean destroyed(Side side, int losses, boolean routed) {
        return by(side.opponent(), routed).destroys[losses];
    }

    /** Where ends with these facts are counted: by the captures, then by the losses by the phasing side, then by those of the other one. */
    static final class In {

        private final long[] counts;
        private final int first;
        private final int[] byPhasing;
        private final int[] byNonPhasing;
        private final int wide;

        private In(long[] counts, int taken, Inflicted byPhasing, Inflicted byNonPhasing) {
            this.counts = counts;
            this.byPhasing = byPhasing.alike;
            this.byNonPhasing = byNonPhasing.alike;
            wide = byNonPhasing.least.length;
            first = taken * byPhasing.least.length * wide;
        }

        /**
         * Adds battles that differ in the losses by the non-phasing side.
         *
         * @param inflicted losses by the phasing side in all
         * @param leastOfOther losses by the other side in the first of the battles, in each later one there is one more
         * @param from the place of the first battle, below {@code to}
         * @param times how often each of them counts
         */
        void add(int inflicted, int leastOfOther, long[] battles, int from, int to, long times) {
            int row = first + byPhasing[inflicted] * wide;
            for (int battle = from; battle < to; battle++) {
                counts[row + byNonPhasing[leastOfOther + battle - from]] += battles[battle] * times;
            }
        }
    }

    /** @param stars of the pursuit */
    In in(BattleEnd ended, Winner winner, boolean phasingRouted, boolean nonPhasingRouted, int stars) {
        int how = (ended.ordinal() * WINNERS + winner.ordinal()) * FLAGS + (phasingRouted ? PHASING : 0) + (nonPhasingRouted ? NON_PHASING : 0);
        var byPhasing = by(Side.PHASING, nonPhasingRouted);
        var byNonPhasing = by(Side.NON_PHASING, phasingRouted);
        if (ways[how] == null) {
            ways[how] = new long[captures * byPhasing.least.length * byNonPhasing.least.length];
        }
        return new In(ways[how], taken(winner, stars), byPhasing, byNonPhasing);
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
        private final int[] byPhasing;
        private final int[] byNonPhasing;
        private final SideEnds phasing;
        private final SideEnds nonPhasing;

        private Alike(int how) {
            counts = ways[how];
            ended = BattleEnd.values()[how / FLAGS / WINNERS];
            winner = Winner.values()[how / FLAGS % WINNERS];
            routed = new boolean[] {(how & PHASING) > 0, (how & NON_PHASING) > 0};
            byPhasing = by(Side.PHASING, routed[1]).least;
            byNonPhasing = by(Side.NON_PHASING, routed[0]).least;
            phasing = new SideEnds(Side.PHASING, winner, routed[0], byNonPhasing);
            nonPhasing = new SideEnds(Side.NON_PHASING, winner, routed[1], byPhasing);
        }

        private void each(ObjLongConsumer<End<FleetLosses>> each) {
            int at = 0;
            for (int stars = 0; stars < captures; stars++) {
                for (int first = 0; first < byPhasing.length; first++) {
                    for (int second = 0; second < byNonPhasing.length; second++) {
                        long times = counts[at++];
                        if (times != 0) {
                            each.accept(end(first, second, stars, times), times);
                        }
                    }
                }
            }
        }

        private End<FleetLosses> end(int numberByPhasing, int numberByNonPhasing, int stars, long times) {
            var first = phasing.of(numberByNonPhasing, stars);
            var second = nonPhasing.of(numberByPhasing, stars);
            fate(Side.PHASING, first, byPhasing[numberByPhasing], byNonPhasing[numberByNonPhasing], stars, times);
            fate(Side.NON_PHASING, second, byPhasing[numberByPhasing], byNonPhasing[numberByNonPhasing], stars, times);
            return new End<>(ended, winner.side(), opened.sea().wind().side(), major(first, second), first, second);
        }

        private boolean major(SideEnd<FleetLosses> first, SideEnd<FleetLosses> second) {
            int more = second.losses().suffered() - first.losses().suffered();
            return winner == Winner.PHASING && NavalBattleOutcome.major(parameters, Side.PHASING, second.routed(), more)
                    || winner == Winner.NON_PHASING && NavalBattleOutcome.major(parameters, Side.NON_PHASING, first.routed(), -more);
        }

        private void fate(Side side, SideEnd<FleetLosses> end, int lossesByPhasing, int lossesByNonPhasing, int stars, long times) {
            int at = (winner.is(side) ? EITHER : 0) + (end.destroyed() ? 1 : 0);
            var of = fates[side.ordinal()];
            of.ways[at] += times;
            if (of.states[at] == null) {
                of.states[at] = state(lossesByPhasing, lossesByNonPhasing, stars);
            }
        }

        private BattleState state(int lossesByPhasing, int lossesByNonPhasing, int stars) {
            var sea = stars == 0 ? opened.sea() : opened.sea().struck(Side.PHASING, BattleRoll.PURSUIT, stars);
            return opened.sideState(side(Side.PHASING).inflicting(0, lossesByPhasing), side(Side.NON_PHASING).inflicting(0, lossesByNonPhasing)).ended(ended, winner).sea(sea);
        }

        private SideState side(Side side) {
            var sideState = opened.sideState(side);
            return sideState.decided(routed[side.ordinal()] ? parameters.morale(side) : 0)
                    .replacement(parameters.drawnLeaders().least(side, DrawnLeaders.Until.CASUALTY, sideState.replacement()));
        }
    }

    /** The ends for one side by the number of the losses inflicted on it and the stars of the pursuit. */
    private final class SideEnds {

        private final Side side;
        private final Winner winner;
        private final boolean routed;
        private final int[] inflicted;
        private final List<SideEnd<FleetLosses>> known;

        private SideEnds(Side side, Winner winner, boolean routed, int[] inflicted) {
            this.side = side;
            this.winner = winner;
            this.routed = routed;
            this.inflicted = inflicted;
            known = new ArrayList<>(Collections.nCopies(inflicted.length * captures, null));
        }

        private SideEnd<FleetLosses> of(int number, int stars) {
            int at = number * captures + stars;
            if (known.get(at) == null) {
                var losses = parameters.losses().of(side, inflicted[number], routed, winner, stars);
                known.set(at, new SideEnd<>(routed, losses.remaining() == 0, losses));
            }
            return known.get(at);
        }
    }
}
