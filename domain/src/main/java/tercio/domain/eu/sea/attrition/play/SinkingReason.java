package tercio.domain.eu.sea.attrition.play;

/** The reasons why troops or gold aboard are lost. */
public enum SinkingReason {
    /** The percentage that the ships lose. */
    PERCENT("percent"),
    /** The ships that are left have no room. */
    NO_ROOM("room"),
    /** No port and no friendly coast receives the troops. */
    STRANDED("stranded"),
    /** They were aboard captured ships. */
    CAPTURED("captured"),
    /** The last ships are lost. */
    LAST_SHIPS("last");

    private final String word;

    SinkingReason(String word) {
        this.word = word;
    }

    /** The word by which the catalogs choose. */
    String word() {
        return word;
    }
}
