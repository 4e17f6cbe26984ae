package tercio.domain.eu.land.siege;

/** The port of a besieged fortress. */
public enum SiegePort {
    NONE("none"),
    BLOCKADED("blockaded"),
    /** Not blockaded, or blockaded but supplied this round. */
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
