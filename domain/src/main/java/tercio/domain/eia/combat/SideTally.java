package tercio.domain.eia.combat;

/**
 * How one side of a combat stands.
 *
 * @param counts its factors that still fight or may come
 * @param corps its corps without those that withdrew
 * @param finalMorale in tenths
 * @param moraleLost the running morale loss of the day in tenths
 * @param lostBefore the morale lost on earlier days in tenths
 */
record SideTally(FactorCounts counts, int corps, int largeCorps, int finalMorale, int moraleLost, int lostBefore) {

    SideTally counts(FactorCounts left) {
        return new SideTally(left, corps, largeCorps, finalMorale, moraleLost, lostBefore);
    }

    SideTally morale(int level, int lost) {
        return new SideTally(counts, corps, largeCorps, level, lost, lostBefore);
    }

    SideTally lostBefore(int lost) {
        return new SideTally(counts, corps, largeCorps, finalMorale, moraleLost, lost);
    }

    boolean broken() {
        return moraleLost >= finalMorale;
    }
}
