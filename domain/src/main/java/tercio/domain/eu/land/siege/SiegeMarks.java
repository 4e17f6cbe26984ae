package tercio.domain.eu.land.siege;

/**
 * The effects of the siege rounds of a turn on a fortress: all that one round passes to the next (EU-SIEGE).
 *
 * @param works the siegeworks on the fortress
 * @param breached whether a breach was made this turn
 * @param damagedByAssault whether an assault of this turn caused a loss
 * @param rounds the number of siege rounds of this turn
 */
public record SiegeMarks(Siegeworks works, boolean breached, boolean damagedByAssault, int rounds) {

    public static final SiegeMarks NONE = new SiegeMarks(Siegeworks.NONE, false, false, 0);

    /** Hand-written for speed: exact odds look up marks many thousand times. */
    @Override
    public int hashCode() {
        return ((works.minus() * 4 + works.plus()) * 4 + (breached ? 2 : 0) + (damagedByAssault ? 1 : 0)) * 16 + rounds;
    }

    /** The marks after a round of undermining that left these siegeworks. */
    public SiegeMarks afterUndermining(Siegeworks left) {
        return new SiegeMarks(left, breached, damagedByAssault, rounds + 1);
    }

    /** The marks with a breach. It makes later undermining of this turn easier, stormed or not (EU-SIEGE-BREACH). */
    public SiegeMarks withBreach() {
        return new SiegeMarks(works, true, damagedByAssault, rounds);
    }

    /**
     * The marks after a failed assault.
     *
     * @param throughBreach whether the assault belongs to the undermining that made the breach; else it is a round of its own
     * @param damage whether it caused at least one loss
     */
    public SiegeMarks afterAssault(boolean throughBreach, boolean damage) {
        return new SiegeMarks(works, breached, damagedByAssault || damage, throughBreach ? rounds : rounds + 1);
    }

    /** The marks without siegeworks. Breach and assault marks of this turn stay until the fortress changes hands (AMB-60). */
    public SiegeMarks withoutSiegeworks() {
        return new SiegeMarks(Siegeworks.NONE, breached, damagedByAssault, rounds);
    }
}
