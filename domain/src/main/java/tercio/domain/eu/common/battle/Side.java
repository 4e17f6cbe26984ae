package tercio.domain.eu.common.battle;

import tercio.domain.game.WireNamed;

/** The two sides of a battle: the alliance whose impulse it is, and its enemy. */
public enum Side implements WireNamed {
    PHASING("phasing"), NON_PHASING("nonPhasing");

    private final String word;

    Side(String word) {
        this.word = word;
    }

    public Side opponent() {
        return this == PHASING ? NON_PHASING : PHASING;
    }

    /** The name in the API and in the names of dice. */
    @Override
    public String word() {
        return word;
    }
}
