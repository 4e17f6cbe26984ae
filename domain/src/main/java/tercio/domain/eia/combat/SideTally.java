package tercio.domain.eia.combat;

/**
 * The state of one side of a combat.
 *
 * @param counts its factors that still fight or may come
 * @param corps its corps without those that withdrew
 * @param finalMorale in tenths
 * @param moraleLost the running morale loss of the day in tenths
 * @param lostBefore the morale lost on earlier days in tenths
 * @param declared its declaration for the round; {@code null} if it declared nothing
 * @param owed the losses of the round that it has not taken; {@code null} where it owes none
 */
record SideTally(FactorCounts counts, int corps, int largeCorps, int finalMorale, int moraleLost, int lostBefore, RoundDeclaration declared,
        CombatDemand owed) {

    SideTally(FactorCounts counts, int corps, int largeCorps, int finalMorale, int moraleLost, int lostBefore) {
        this(counts, corps, largeCorps, finalMorale, moraleLost, lostBefore, null, null);
    }

    /** The tally with what is left after losses, none of which is owed any more. */
    SideTally withCounts(FactorCounts left) {
        return new SideTally(left, corps, largeCorps, finalMorale, moraleLost, lostBefore);
    }

    SideTally withMorale(int level, int lost) {
        return new SideTally(counts, corps, largeCorps, level, lost, lostBefore, declared, owed);
    }

    SideTally withLostBefore(int lost) {
        return new SideTally(counts, corps, largeCorps, finalMorale, moraleLost, lost, declared, owed);
    }

    SideTally withDeclaration(RoundDeclaration now) {
        return new SideTally(counts, corps, largeCorps, finalMorale, moraleLost, lostBefore, now, owed);
    }

    SideTally owes(CombatDemand now) {
        return new SideTally(counts, corps, largeCorps, finalMorale, moraleLost, lostBefore, declared, now);
    }

    boolean isBroken() {
        return moraleLost >= finalMorale;
    }

    /** Whether it committed guards in this round (EIA-12.3.4). */
    boolean hasCommitted() {
        return declared != null && declared.guard() > 0;
    }
}
