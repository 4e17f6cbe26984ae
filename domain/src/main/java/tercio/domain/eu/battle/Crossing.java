package tercio.domain.eu.battle;

/** What the phasing side crossed last to enter the province of a battle. */
public enum Crossing {
    NONE("none"), RIVER("river"), MOUNTAIN_PASS("mountain-pass"), STRAIT("strait"), SEA("sea");

    private final String word;

    Crossing(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}
