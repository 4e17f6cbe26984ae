package tercio.domain.eu.common.forces;

import tercio.domain.game.WireNamed;

/** The kind of ships of a stack that fight a battle at sea. */
public enum FirstLine implements WireNamed {
    NWD("nwd"),
    /** Galleys, and galleasses with them. */
    NGD("ngd"),
    /** Transports, only if there are no other ships. */
    NTD("ntd");

    private final String word;

    FirstLine(String word) {
        this.word = word;
    }

    /** The name in the API. */
    @Override
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word;
    }
}
