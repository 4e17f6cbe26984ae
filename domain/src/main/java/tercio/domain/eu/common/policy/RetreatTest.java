package tercio.domain.eu.common.policy;

/** The roll needed, against manoeuvre plus morale, to retreat after the first day (EU-BATTLE-RETREAT-ATTEMPT). */
public enum RetreatTest {
    AT_MOST, BELOW;

    /** Whether the unmodified die passes against the threshold. */
    public boolean isPassed(int die, int threshold) {
        return this == AT_MOST ? die <= threshold : die < threshold;
    }
}
