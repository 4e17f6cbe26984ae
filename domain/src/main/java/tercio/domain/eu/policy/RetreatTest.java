package tercio.domain.eu.policy;

/** What a side that breaks off after the first day must roll against manoeuvre and morale (EU-BATTLE-RETREAT-ATTEMPT). */
public enum RetreatTest {
    AT_MOST, BELOW;

    public boolean passed(int die, int threshold) {
        return this == AT_MOST ? die <= threshold : die < threshold;
    }

    /** What an explanation says was needed: {@code 6 or less}. */
    public String needed(int threshold) {
        return this == AT_MOST ? threshold + " or less" : "less than " + threshold;
    }
}
