package tercio.domain.eu.world.convoy;

import tercio.domain.game.WireNamed;

/** The printed convoys (EU-CONVOY). */
public enum ConvoyKind implements WireNamed {
    /** The Spanish convoy for gold on the Atlantic; it comes back within the turn. */
    FLOTA_DE_ORO("flota-de-oro", "Flota de Oro"),
    /** The Spanish convoy for gold on the Pacific. */
    FLOTA_DEL_PERU("flota-del-peru", "Flota del Perú"),
    /** The Turkish convoy, full when it sails from Izmir; another country receives it. */
    LEVANT("levant", "Levant convoy"),
    /** The convoy from Asia, full when it sails. */
    EAST_INDIES("east-indies", "convoy of the East Indies");

    private final String word;
    private final String title;

    ConvoyKind(String word, String title) {
        this.word = word;
        this.title = title;
    }

    /** The name in a sentence. */
    public String title() {
        return title;
    }

    /** The name in data. */
    @Override
    public String word() {
        return word;
    }
}
