package tercio.domain.eu.siege;

/**
 * What the siege rounds of a turn have left on a fortress: it is all that one round hands on to the next (EU-SIEGE).
 *
 * @param works the siegeworks on it
 * @param breached whether a breach was made this turn
 * @param damagedByAssault whether an assault of this turn caused a loss
 * @param rounds how many rounds of siege it has seen this turn
 */
public record SiegeMarks(Siegeworks works, boolean breached, boolean damagedByAssault, int rounds) {

    public static final SiegeMarks NONE = new SiegeMarks(Siegeworks.NONE, false, false, 0);

    /** Hand-written for speed: exact odds look up marks many thousand times. */
    @Override
    public int hashCode() {
        return ((works.minus() * 4 + works.plus()) * 4 + (breached ? 2 : 0) + (damagedByAssault ? 1 : 0)) * 16 + rounds;
    }

    /** After a round of undermining that left these siegeworks. */
    public SiegeMarks undermined(Siegeworks left) {
        return new SiegeMarks(left, breached, damagedByAssault, rounds + 1);
    }

    /** With a breach, which makes later undermining of this turn easier whether it is stormed or not (EU-SIEGE-BREACH). */
    public SiegeMarks withBreach() {
        return new SiegeMarks(works, true, damagedByAssault, rounds);
    }

    /**
     * After an assault that failed.
     *
     * @param throughBreach it belongs to the round of undermining that made the breach; any other is a round of its own
     * @param damage it caused at least one loss
     */
    public SiegeMarks assaulted(boolean throughBreach, boolean damage) {
        return new SiegeMarks(works, breached, damagedByAssault || damage, throughBreach ? rounds : rounds + 1);
    }

    /** Without siegeworks; what a breach or an assault did this turn stays until the fortress changes hands (AMB-60). */
    public SiegeMarks relieved() {
        return new SiegeMarks(Siegeworks.NONE, breached, damagedByAssault, rounds);
    }
}
