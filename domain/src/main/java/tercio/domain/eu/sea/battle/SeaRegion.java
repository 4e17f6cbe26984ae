package tercio.domain.eu.sea.battle;

import tercio.domain.game.WireNamed;

/** The region of a battle at sea. */
public enum SeaRegion implements WireNamed {
    MEDITERRANEAN("mediterranean"), BALTIC("baltic"), ATLANTIC("atlantic"), INDIAN("indian"), PACIFIC("pacific");

    private final String word;

    SeaRegion(String word) {
        this.word = word;
    }

    /** The name in the API. */
    @Override
    public String word() {
        return word;
    }

    /** Whether galleys may be used in this region. */
    public boolean allowsGalleys() {
        return this == MEDITERRANEAN || this == BALTIC;
    }

    @Override
    public String toString() {
        return word;
    }
}
