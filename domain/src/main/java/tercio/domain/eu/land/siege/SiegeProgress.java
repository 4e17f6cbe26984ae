package tercio.domain.eu.land.siege;

import tercio.domain.eu.common.forces.Casualty;
import tercio.domain.eu.common.forces.LeaderFate;

/**
 * The state of a siege between rounds.
 *
 * @param endedIn the round in which the siege ended, 0 while it goes on
 * @param besiegerLost in the unit of the edition, as is {@code besiegedLost}
 * @param attritions the number of times that siege attrition was due, if that is counted
 * @param pillages the number of pillages that the besieger has added
 * @param besiegerAway rounds until the besieger's leader returns, {@link #FOR_GOOD} if dead or captured, 0 if present
 * @param besiegedAway the same for the leader inside
 */
public record SiegeProgress(SiegeEnd end, int endedIn, SiegeMarks marks, int besiegerLost, int besiegedLost, int attritions,
        int pillages, int besiegerAway, int besiegedAway) {

    static final int FOR_GOOD = 99;

    /** Hand-written for speed: exact odds look up states many thousand times. */
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof SiegeProgress that && end == that.end && endedIn == that.endedIn
                && besiegerLost == that.besiegerLost && besiegedLost == that.besiegedLost && attritions == that.attritions
                && pillages == that.pillages && besiegerAway == that.besiegerAway && besiegedAway == that.besiegedAway
                && marks.equals(that.marks);
    }

    @Override
    public int hashCode() {
        int over = (end.ordinal() * 16 + endedIn) * 31 + marks.hashCode();
        int lost = (besiegerLost * 64 + besiegedLost) * 16 + attritions;
        return ((over * 31 + lost) * 16 + pillages) * 31 + besiegerAway * 101 + besiegedAway;
    }

    static SiegeProgress start(SiegeMarks marks) {
        return new SiegeProgress(SiegeEnd.HOLDS, 0, marks, 0, 0, 0, 0, 0, 0);
    }

    boolean isGoingOn() {
        return end == SiegeEnd.HOLDS;
    }

    /** The state at the end of the siege. Only the end and the losses still matter. */
    SiegeProgress withEnd(SiegeEnd how, int round) {
        return new SiegeProgress(how, round, SiegeMarks.NONE, besiegerLost, besiegedLost, attritions, 0, 0, 0);
    }

    SiegeProgress withMarks(SiegeMarks now) {
        return new SiegeProgress(end, endedIn, now, besiegerLost, besiegedLost, attritions, pillages, besiegerAway, besiegedAway);
    }

    /** The state after siege attrition was due and only counted. */
    SiegeProgress withCountedAttrition() {
        return new SiegeProgress(end, endedIn, marks, besiegerLost, besiegedLost, attritions + 1, pillages, besiegerAway, besiegedAway);
    }

    /** The state after a roll for siege attrition. */
    SiegeProgress afterAttrition(int lost, boolean pillaged) {
        return new SiegeProgress(end, endedIn, marks, besiegerLost + lost, besiegedLost, attritions,
                pillaged ? pillages + 1 : pillages, besiegerAway, besiegedAway);
    }

    SiegeProgress withBesiegedLosses(int lost) {
        return new SiegeProgress(end, endedIn, marks, besiegerLost, besiegedLost + lost, attritions, pillages, besiegerAway, besiegedAway);
    }

    /**
     * The state after an assault through a breach.
     *
     * @param left rounds still to come; a leader who cannot return within them counts as {@link #FOR_GOOD}
     */
    SiegeProgress afterAssault(AssaultAftermath assault, int left) {
        return new SiegeProgress(end, endedIn, marks.afterAssault(true, assault.damage()), besiegerLost + assault.besiegerLoses(),
                besiegedLost + assault.besiegedLose(), attritions, pillages, Math.max(besiegerAway, away(assault.besieger(), left)),
                Math.max(besiegedAway, away(assault.besieged(), left)));
    }

    /** The state one round later; the absence of wounded leaders shortens by one round. */
    SiegeProgress afterRound() {
        return !isGoingOn() || besiegerAway == 0 && besiegedAway == 0 ? this
                : new SiegeProgress(end, endedIn, marks, besiegerLost, besiegedLost, attritions, pillages, nearer(besiegerAway),
                        nearer(besiegedAway));
    }

    private static int nearer(int away) {
        return away == FOR_GOOD ? away : Math.max(0, away - 1);
    }

    private static int away(Casualty casualty, int left) {
        boolean dead = casualty.fate() == LeaderFate.KILLED || casualty.fate() == LeaderFate.CAPTURED;
        return left == 0 ? 0 : dead || casualty.rounds() > left ? FOR_GOOD : casualty.rounds();
    }
}
