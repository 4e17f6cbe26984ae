package tercio.domain.eu.forces;

/**
 * European land counters as a player names them; a kind left out is 0.
 *
 * @param armyPlus ARMY counters on the larger side
 * @param armyMinus ARMY counters on the smaller side
 * @param ld loose detachments
 */
public record Counters(Integer armyPlus, Integer armyMinus, Integer ld) {

    public Counters {
        armyPlus = armyPlus == null ? 0 : armyPlus;
        armyMinus = armyMinus == null ? 0 : armyMinus;
        ld = ld == null ? 0 : ld;
    }

    public static Counters of(Units units) {
        return new Counters(units.armyPlus(), units.armyMinus(), units.ld());
    }

    /** Whether no kind is negative and at least one is there. */
    public boolean proper() {
        return armyPlus >= 0 && armyMinus >= 0 && ld >= 0 && armyPlus + armyMinus + ld > 0;
    }

    public Units units() {
        return Units.of(armyPlus, armyMinus, ld);
    }
}
