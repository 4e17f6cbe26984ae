package tercio.domain.eu.land.battle;

import tercio.domain.game.WireNamed;

/** The two sides of a battle: the alliance whose impulse it is, and its enemy. */
public enum Side implements WireNamed {
    PHASING("phasing", "the phasing side"), NON_PHASING("nonPhasing", "the non-phasing side");

    private final String word;
    private final String spoken;

    Side(String word, String spoken) {
        this.word = word;
        this.spoken = spoken;
    }

    public Side opponent() {
        return this == PHASING ? NON_PHASING : PHASING;
    }

    /** The name in the API and in the names of dice. */
    @Override
    public String word() {
        return word;
    }

    /** The name in a sentence. */
    public String label() {
        return spoken;
    }
}
