package tercio.domain.eu.land.siege;

/** The two sides of a siege. */
public enum SiegeSide {
    BESIEGER("besieger"), BESIEGED("besieged");

    private final String word;

    SiegeSide(String word) {
        this.word = word;
    }

    public SiegeSide opponent() {
        return this == BESIEGER ? BESIEGED : BESIEGER;
    }

    /** The name in the API and in the names of dice. */
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}
