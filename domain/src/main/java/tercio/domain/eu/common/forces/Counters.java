package tercio.domain.eu.common.forces;

import java.util.Optional;

/**
 * European land counters as a player enters them; a missing kind is 0.
 *
 * @param armyPlus ARMY counters on the larger side; of Turkey those of Janissaries
 * @param armyMinus ARMY counters on the smaller side; of Turkey those of Janissaries
 * @param ld loose detachments; of Turkey those of Janissaries
 * @param timar the Timar and Pashas of Turkey; left out, none
 * @param lde exploration detachments, only in the rest of the world; left out, none
 */
public record Counters(Integer armyPlus, Integer armyMinus, Integer ld, Optional<Timar> timar, Optional<Integer> lde) {

    /** The greatest number of counters of one kind in a stack. It keeps sums far below integer overflow. */
    public static final int MOST = 999;
    /** Three loose exploration detachments are an LD (EU-UNIT-5). */
    public static final int MOST_LDE = 2;

    public Counters {
        armyPlus = armyPlus == null ? 0 : armyPlus;
        armyMinus = armyMinus == null ? 0 : armyMinus;
        ld = ld == null ? 0 : ld;
        timar = timar == null ? Optional.empty() : timar.filter(levied -> !levied.isNone());
        lde = lde == null ? Optional.empty() : lde.filter(detachments -> detachments != 0);
    }

    /** Counters without exploration detachments. */
    public Counters(Integer armyPlus, Integer armyMinus, Integer ld, Optional<Timar> timar) {
        this(armyPlus, armyMinus, ld, timar, Optional.empty());
    }

    /** Counters without Timar. */
    public Counters(Integer armyPlus, Integer armyMinus, Integer ld) {
        this(armyPlus, armyMinus, ld, Optional.empty());
    }

    /** The counters of a stack. */
    public static Counters of(Units units) {
        var regular = units.regular();
        return new Counters(regular.armyPlus(), regular.armyMinus(), regular.ld(), Optional.of(units.timarCounters()), Optional.of(units.lde()));
    }

    /** The Timar and Pashas. */
    public Timar timarOrNone() {
        return timar.orElse(Timar.NONE);
    }

    /** Whether each kind is within 0..{@link #MOST}. */
    public boolean isInRange() {
        return isWithinBounds(armyPlus) && isWithinBounds(armyMinus) && isWithinBounds(ld) && timarOrNone().isWithin(MOST) && detachments() >= 0 && detachments() <= MOST_LDE;
    }

    /** Whether each kind is within 0..{@link #MOST} and there is at least one counter. */
    public boolean isValid() {
        return isInRange() && (armyPlus + armyMinus + ld + detachments() > 0 || timar.isPresent());
    }

    /** Exploration detachments. */
    public int detachments() {
        return lde.orElse(0);
    }

    private static boolean isWithinBounds(int counters) {
        return counters >= 0 && counters <= MOST;
    }

    public Units units() {
        var units = Units.with(armyPlus, armyMinus, ld, timarOrNone());
        return detachments() == 0 ? units : units.plus(Units.ofDetachments(detachments()));
    }
}
