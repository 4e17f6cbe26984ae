package tercio.domain.eu.sea.battle;

import java.util.Optional;
import java.util.function.ObjLongConsumer;
import tercio.domain.eu.common.battle.BattleEnd;
import tercio.domain.eu.common.battle.BattleOdds.End;
import tercio.domain.eu.common.battle.BattleOdds.SideEnd;
import tercio.domain.eu.common.battle.BattleRoll;
import tercio.domain.eu.common.battle.BattleState;
import tercio.domain.eu.common.battle.DrawnLeaders;
import tercio.domain.eu.common.battle.Side;
import tercio.domain.eu.common.battle.SideState;
import tercio.domain.eu.common.battle.Winner;
import tercio.domain.eu.sea.battle.SeaExchange.Strike;

/**
 * The ends of battles at sea with the same wind, and the number of ways of each, for exact odds. Losses that are equivalent in the end
 * ({@link SeaLosses#leastEquivalentLosses}) are counted together. Mutable, for one computation.
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
    private final InflictedAtSea inflicted;
    private final long[][] ways = new long[BattleEnd.values().length * WINNERS * FLAGS][];
    private final Fates[] fates = {new Fates(), new Fates()};

    /** The inputs of the casualty test of a commander: the ways in which the side has won or not, with or without ships left, and a state of each. */
    private static final class Fates {
        private final long[] ways = new long[EITHER * EITHER];
        private final BattleState[] states = new BattleState[EITHER * EITHER];
    }

    /** @param opened the state after the roll for the wind */
    SeaEnds(NavalParameters parameters, BattleState opened, InflictedAtSea inflicted) {
        this.parameters = parameters;
        this.opened = opened;
        this.inflicted = inflicted;
    }

    /** Whether a side counts as destroyed by losses inflicted on it. */
    boolean isDestroyed(Side side, int losses, boolean routed) {
        return inflicted.by(side.opponent(), routed).destroys()[losses];
    }

    /** The numbers of losses that a side can inflict. */
    int[] numbers(Side side, boolean enemyRouted) {
        return inflicted.by(side, enemyRouted).numbers();
    }

    /** Counts ends with the same facts: by the captures, then by the losses by the phasing side, then by those by the other side. */
    static final class EndCounter {

        private final long[] counts;
        private final int first;
        private final int[] byPhasing;
        private final int[] byNonPhasing;
        private final int wide;

        private EndCounter(long[] counts, int taken, InflictedAtSea.Inflicted byPhasing, InflictedAtSea.Inflicted byNonPhasing) {
            this.counts = counts;
            this.byPhasing = byPhasing.numbers();
            this.byNonPhasing = byNonPhasing.numbers();
            wide = byNonPhasing.least().length;
            first = taken * byPhasing.least().length * wide;
        }

        /** Adds battles after which the side by whose losses they are ordered pursues, for all faces of its die with this strike. */
        void add(SeaSum sum, Strike pursuit) {
            boolean own = sum.side() == Side.PHASING;
            int[] numbers = own ? byPhasing : byNonPhasing;
            int near = own ? 1 : wide;
            int losses = sum.inflicted() + pursuit.losses();
            for (int battle = 0; battle < sum.ways().length; battle += sum.numbers()) {
                int to = first + numbers[losses++] * (own ? wide : 1) + sum.number() * near;
                for (int other = 0; other < sum.numbers(); other++) {
                    counts[to + other * near] += sum.ways()[battle + other] * pursuit.faces();
                }
            }
        }
    }

    /** @param stars of the pursuit */
    EndCounter counterFor(BattleEnd ended, Winner winner, boolean phasingRouted, boolean nonPhasingRouted, int stars) {
        int how = (ended.ordinal() * WINNERS + winner.ordinal()) * FLAGS + (phasingRouted ? PHASING : 0) + (nonPhasingRouted ? NON_PHASING : 0);
        var byPhasing = inflicted.by(Side.PHASING, nonPhasingRouted);
        var byNonPhasing = inflicted.by(Side.NON_PHASING, phasingRouted);
        if (ways[how] == null) {
            ways[how] = new long[inflicted.captures() * byPhasing.least().length * byNonPhasing.least().length];
        }
        return new EndCounter(ways[how], captureCount(winner, stars), byPhasing, byNonPhasing);
    }

    private int captureCount(Winner winner, int stars) {
        return stars == 0 ? 0 : Math.min(stars, parameters.battle().side(winner == Winner.PHASING ? Side.PHASING : Side.NON_PHASING).captures().size());
    }

    // --- What they are -----------------------------------------------------------------------------------------------

    /** Calls for each end with the number of its ways; afterwards the fates are known. Equal ends may occur more than once. */
    void forEach(ObjLongConsumer<End<FleetLosses>> each) {
        for (int how = 0; how < ways.length; how++) {
            if (ways[how] != null) {
                new Alike(how).forEach(each);
            }
        }
    }

    /** Calls for each state on which the casualty test of a side depends. */
    void forEachFate(Side side, ObjLongConsumer<BattleState> each) {
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
        private final Optional<Side> victor;
        private final Optional<Side> wind;
        private final boolean[] routed;
        private final int[] byPhasing;
        private final int[] byNonPhasing;

        private Alike(int how) {
            counts = ways[how];
            ended = BattleEnd.values()[how / FLAGS / WINNERS];
            winner = Winner.values()[how / FLAGS % WINNERS];
            victor = winner.side();
            wind = NavalState.of(opened).wind().side();
            routed = new boolean[] {(how & PHASING) > 0, (how & NON_PHASING) > 0};
            byPhasing = inflicted.by(Side.PHASING, routed[1]).least();
            byNonPhasing = inflicted.by(Side.NON_PHASING, routed[0]).least();
        }

        private void forEach(ObjLongConsumer<End<FleetLosses>> each) {
            int at = 0;
            for (int stars = 0; stars < inflicted.captures(); stars++) {
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
            var first = inflicted.end(Side.PHASING, routed[0], winner, numberByNonPhasing, stars);
            var second = inflicted.end(Side.NON_PHASING, routed[1], winner, numberByPhasing, stars);
            fate(Side.PHASING, first, byPhasing[numberByPhasing], byNonPhasing[numberByNonPhasing], stars, times);
            fate(Side.NON_PHASING, second, byPhasing[numberByPhasing], byNonPhasing[numberByNonPhasing], stars, times);
            return new End<>(ended, victor, wind, isMajor(first, second), first, second);
        }

        private boolean isMajor(SideEnd<FleetLosses> first, SideEnd<FleetLosses> second) {
            int more = second.losses().suffered() - first.losses().suffered();
            return winner == Winner.PHASING && NavalBattleOutcome.isMajor(parameters, Side.PHASING, second.routed(), more)
                    || winner == Winner.NON_PHASING && NavalBattleOutcome.isMajor(parameters, Side.NON_PHASING, first.routed(), -more);
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
            var sea = stars == 0 ? NavalState.of(opened) : NavalState.of(opened).afterStrike(Side.PHASING, BattleRoll.PURSUIT, stars);
            return opened.withSides(side(Side.PHASING).withInflicted(0, lossesByPhasing), side(Side.NON_PHASING).withInflicted(0, lossesByNonPhasing)).withEnd(ended, winner).withSpecial(sea);
        }

        private SideState side(Side side) {
            var sideState = opened.sideState(side);
            return sideState.simplifyDecided(routed[side.ordinal()] ? parameters.morale(side) : 0)
                    .withReplacement(parameters.drawnLeaders().leastEquivalentDie(side, DrawnLeaders.Until.CASUALTY, sideState.replacement()));
        }
    }
}
