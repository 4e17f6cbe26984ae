package tercio.domain.eu.battle;

/** How the days of a battle at sea end, and in how many ways: the end, the winner, the stars suffered and the losses inflicted by each side. */
final class SeaDayEnds {

    private static final int LOSSES = 1 << 12;
    private static final int WINNERS = Winner.values().length;
    private static final int STARS = 1 << 8;

    private final WeightsByKey ways = new WeightsByKey();

    /**
     * One end of the days.
     *
     * @param withdrawn whether the side with the wind has withdrawn
     * @param phasingStars stars suffered, at most the morale of the side, as {@code nonPhasingStars}
     * @param phasingInflicted losses before any correction, as {@code nonPhasingInflicted}
     */
    record End(BattleEnd ended, Winner winner, boolean withdrawn, int phasingStars, int nonPhasingStars, int phasingInflicted, int nonPhasingInflicted) {

        int stars(Side side) {
            return side == Side.PHASING ? phasingStars : nonPhasingStars;
        }

        private long key() {
            long how = (ended.ordinal() * WINNERS + winner.ordinal()) * 2L + (withdrawn ? 1 : 0);
            return (((how * STARS + phasingStars) * STARS + nonPhasingStars) * LOSSES + phasingInflicted) * LOSSES + nonPhasingInflicted;
        }

        private static End of(long key) {
            int how = (int) (key / LOSSES / LOSSES / STARS / STARS);
            return new End(BattleEnd.values()[how / 2 / WINNERS], Winner.values()[how / 2 % WINNERS], how % 2 == 1, (int) (key / LOSSES / LOSSES / STARS % STARS),
                    (int) (key / LOSSES / LOSSES % STARS), (int) (key / LOSSES % LOSSES), (int) (key % LOSSES));
        }
    }

    /** Takes what is called for each end. */
    @FunctionalInterface
    interface Each {
        void of(End end, long weight);
    }

    void add(End end, long weight) {
        ways.add(end.key(), weight);
    }

    /** Adds all ends of other days, each so many times. */
    void add(SeaDayEnds other, long times) {
        other.ways.each((key, weight) -> ways.add(key, weight * times));
    }

    void each(Each each) {
        ways.each((key, weight) -> each.of(End.of(key), weight));
    }
}
