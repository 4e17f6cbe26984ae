package tercio.domain.eu.forces;

/** Which ships of a stack fight a battle at sea. */
public enum FirstLine {
    NWD("nwd"),
    /** Galleys, and galleasses with them. */
    NGD("ngd"),
    /** Transports, only where there is nothing else. */
    NTD("ntd");

    private final String word;

    FirstLine(String word) {
        this.word = word;
    }

    /** The name in the API. */
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}
