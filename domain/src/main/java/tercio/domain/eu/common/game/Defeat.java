package tercio.domain.eu.common.game;

import tercio.domain.game.WireNamed;

/** The worst defeat of a country in a land battle of the round. */
public enum Defeat implements WireNamed {
    NONE("none"),
    /** A lost battle that was no Major Battle. */
    LOST("lost"),
    MAJOR("major");

    private final String word;

    Defeat(String word) {
        this.word = word;
    }

    @Override
    public String word() {
        return word;
    }

    /** The worse of the two. */
    public Defeat worse(Defeat other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
