package tercio.domain.eu.world.convoy;

import tercio.domain.game.WireNamed;

/** The printed convoys (EU-CONVOY). */
public enum ConvoyKind implements WireNamed {
    /** The Spanish convoy for gold on the Atlantic; it comes back within the turn. */
    FLOTA_DE_ORO("flota-de-oro"),
    /** The Spanish convoy for gold on the Pacific. */
    FLOTA_DEL_PERU("flota-del-peru"),
    /** The Turkish convoy, full when it sails from Izmir; another country receives it. */
    LEVANT("levant"),
    /** The convoy from Asia, full when it sails. */
    EAST_INDIES("east-indies");

    private final String word;

    ConvoyKind(String word) {
        this.word = word;
    }

    /** The name in data. */
    @Override
    public String word() {
        return word;
    }
}
