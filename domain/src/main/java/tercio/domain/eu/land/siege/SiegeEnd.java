package tercio.domain.eu.land.siege;

/** The state of a siege after a round. */
public enum SiegeEnd {
    /** The fortress holds and the siege can go on. */
    HOLDS("holds"),
    SURRENDER("surrender"),
    HONOURS("honours"),
    /** The breach was stormed. */
    ASSAULT("assault"),
    /** The besieger has no troops left. */
    BESIEGER_DESTROYED("besieger-destroyed"),
    /** The besieger has become too small to undermine: he may only assault the unbreached walls or leave. */
    TOO_SMALL("too-small");

    private final String word;

    SiegeEnd(String word) {
        this.word = word;
    }

    /** Whether the fortress has fallen. */
    public boolean hasFallen() {
        return this == SURRENDER || this == HONOURS || this == ASSAULT;
    }

    public String word() {
        return word;
    }
}
