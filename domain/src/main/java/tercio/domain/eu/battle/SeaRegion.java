package tercio.domain.eu.battle;

/** Where a battle at sea is fought. */
public enum SeaRegion {
    MEDITERRANEAN("mediterranean"), BALTIC("baltic"), ATLANTIC("atlantic"), INDIAN("indian"), PACIFIC("pacific");

    private final String word;

    SeaRegion(String word) {
        this.word = word;
    }

    /** The word of the contract. */
    public String word() {
        return word;
    }

    /** Galleys are used nowhere else. */
    public boolean galleys() {
        return this == MEDITERRANEAN || this == BALTIC;
    }

    @Override
    public String toString() {
        return word;
    }
}
