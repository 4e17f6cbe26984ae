package tercio.domain.eu.forces;

/**
 * European land counters as a player names them; a kind left out is 0.
 *
 * @param armyPlus ARMY counters on the larger side
 * @param armyMinus ARMY counters on the smaller side
 * @param ld loose detachments
 */
public record Counters(Integer armyPlus, Integer armyMinus, Integer ld) {

    /** Of no kind does a stack ever hold more counters: sums of them stay far from the end of the numbers. */
    public static final int MOST = 999;

    public Counters {
        armyPlus = armyPlus == null ? 0 : armyPlus;
        armyMinus = armyMinus == null ? 0 : armyMinus;
        ld = ld == null ? 0 : ld;
    }

    public static Counters of(Units units) {
        return new Counters(units.armyPlus(), units.armyMinus(), units.ld());
    }

    /** Whether no kind is negative or beyond what any map holds, and at least one is there. */
    public boolean proper() {
        return within(armyPlus) && within(armyMinus) && within(ld) && armyPlus + armyMinus + ld > 0;
    }

    private static boolean within(int counters) {
        return counters >= 0 && counters <= MOST;
    }

    public Units units() {
        return Units.of(armyPlus, armyMinus, ld);
    }
}
