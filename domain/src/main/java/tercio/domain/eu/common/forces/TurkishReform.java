package tercio.domain.eu.common.forces;

import tercio.domain.game.WireNamed;

/** The reforms of the Turkish army that the military rules know (EU-TUR-7). */
public enum TurkishReform implements WireNamed {
    /** Janissaries have the size of reformed armies and no longer storm. */
    M1A("M-1a"),
    /** Timar have muskets. */
    M1B("M-1b"),
    /** No more Timar, Pashas and Sipahi. */
    M2("M-2");

    private final String word;

    TurkishReform(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}
