package tercio.domain.eu.edition;

/** What a side that breaks off after the first day must roll against manoeuvre and morale (EU-BATTLE-RETREAT-ATTEMPT). */
public enum RetreatTest {
    AT_MOST("or less"), BELOW("is too much, less is needed");

    private final String told;

    RetreatTest(String told) {
        this.told = told;
    }

    public boolean passed(int die, int threshold) {
        return this == AT_MOST ? die <= threshold : die < threshold;
    }

    /** How an explanation goes on after the threshold. */
    public String told() {
        return told;
    }
}
