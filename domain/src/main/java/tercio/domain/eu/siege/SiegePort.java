package tercio.domain.eu.siege;

/** What a besieger has to say about the port of a fortress. */
public enum SiegePort {
    NONE("none"),
    BLOCKADED("blockaded"),
    /** Not blockaded, or blockaded and yet supplied this round. */
    OPEN("unblockaded");

    private final String word;

    SiegePort(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
