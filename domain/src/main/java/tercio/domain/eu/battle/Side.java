package tercio.domain.eu.battle;

import tercio.domain.game.Worded;

/** The two sides of a battle: the alliance whose impulse it is, and its enemy. */
public enum Side implements Worded {
    PHASING("phasing"), NON_PHASING("nonPhasing");

    private final String word;

    Side(String word) {
        this.word = word;
    }

    public Side opponent() {
        return this == PHASING ? NON_PHASING : PHASING;
    }

    /** The word of the contract and of the names of dice. */
    @Override
    public String word() {
        return word;
    }
}
