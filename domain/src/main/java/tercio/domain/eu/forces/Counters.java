package tercio.domain.eu.forces;

/**
 * European land counters as a player enters them; a missing kind is 0.
 *
 * @param armyPlus ARMY counters on the larger side
 * @param armyMinus ARMY counters on the smaller side
 * @param ld loose detachments
 */
public record Counters(Integer armyPlus, Integer armyMinus, Integer ld) {

    /** The greatest number of counters of one kind in a stack. It keeps sums far below integer overflow. */
    public static final int MOST = 999;

    public Counters {
        armyPlus = armyPlus == null ? 0 : armyPlus;
        armyMinus = armyMinus == null ? 0 : armyMinus;
        ld = ld == null ? 0 : ld;
    }

    /** The counters of a stack; LDE and Pashas are left out. */
    public static Counters of(Units units) {
        return new Counters(units.armyPlus(), units.armyMinus(), units.ld());
    }

    /** Whether each kind is within 0..{@link #MOST} and there is at least one counter. */
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
