package tercio.skirmish.rules;

/** The order that a captain writes down in secret at the beginning of a turn. */
public enum CaptainOrder {
    ATTACK("attack"), HOLD("hold"), FEINT("feint");

    private final String word;

    CaptainOrder(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
