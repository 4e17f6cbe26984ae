package tercio.domain.eu.battle;

/** How the days of a battle at sea end, and in how many ways: the end, the winner, the stars suffered and the losses inflicted by each side. */
final class FoughtDays {

    private static final int STARS = 1 << 8;
    private static final int LOSSES = 1 << 12;
    private static final int WINNERS = Winner.values().length;

    private final WeightsByKey ways = new WeightsByKey();

    /** Takes what is called for each end. */
    @FunctionalInterface
    interface Each {
        void of(BattleState end, long weight);
    }

    void add(BattleEnd end, Winner winner, int phasingStars, int nonPhasingStars, int phasingLosses, int nonPhasingLosses, long weight) {
        ways.add(key(end, winner, false, phasingStars, nonPhasingStars, phasingLosses, nonPhasingLosses), weight);
    }

    void add(BattleEnd end, Winner winner, int[] stars, int[] losses, long weight) {
        add(end, winner, stars[0], stars[1], losses[0], losses[1], weight);
    }

    /** The end by a withdrawal with the wind. */
    void withdrawn(BattleEnd end, Winner winner, int[] stars, int[] losses, long weight) {
        ways.add(key(end, winner, true, stars[0], stars[1], losses[0], losses[1]), weight);
    }

    /** Adds all ends of another battle, each so many times. */
    void add(FoughtDays other, long times) {
        other.ways.each((key, weight) -> ways.add(key, weight * times));
    }

    private static long key(BattleEnd end, Winner winner, boolean withdrawn, int phasingStars, int nonPhasingStars, int phasingLosses, int nonPhasingLosses) {
        long how = (end.ordinal() * WINNERS + winner.ordinal()) * 2L + (withdrawn ? 1 : 0);
        return (((how * STARS + phasingStars) * STARS + nonPhasingStars) * LOSSES + phasingLosses) * LOSSES + nonPhasingLosses;
    }

    /**
     * The states at the end of the days.
     *
     * @param opened before them
     */
    void each(NavalParameters parameters, BattleState opened, Each each) {
        ways.each((key, weight) -> each.of(state(parameters, opened, key), weight));
    }

    private static BattleState state(NavalParameters parameters, BattleState opened, long key) {
        int second = (int) (key % LOSSES);
        int first = (int) (key / LOSSES % LOSSES);
        int secondStars = (int) (key / LOSSES / LOSSES % STARS);
        int firstStars = (int) (key / LOSSES / LOSSES / STARS % STARS);
        int how = (int) (key / LOSSES / LOSSES / STARS / STARS);
        var end = BattleEnd.values()[how / 2 / WINNERS];
        var winner = Winner.values()[how / 2 % WINNERS];
        var state = opened.sideState(opened.phasing().inflicting(0, first).losingMorale(firstStars),
                opened.nonPhasing().inflicting(0, second).losingMorale(secondStars)).ended(end, winner);
        if (how % 2 == 1) {
            return state.sea(state.sea().withdrawing());
        }
        return winner == Winner.UNDECIDED ? state : parameters.decided(state);
    }
}
