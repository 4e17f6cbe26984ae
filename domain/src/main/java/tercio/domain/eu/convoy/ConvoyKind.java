package tercio.domain.eu.convoy;

/** The printed convoys (EU-CONVOY). */
public enum ConvoyKind {
    /** Of Spain, for gold alone, on the Atlantic; it comes back within the turn. */
    FLOTA_DE_ORO("flota-de-oro"),
    /** Of Spain, for gold alone, on the Pacific. */
    FLOTA_DEL_PERU("flota-del-peru"),
    /** Of Turkey, full when it sails from Izmir; another country receives it. */
    LEVANT("levant"),
    /** Full when it sails from Asia. */
    EAST_INDIES("east-indies");

    private final String word;

    ConvoyKind(String word) {
        this.word = word;
    }

    /** The name in data. */
    public String word() {
        return word;
    }
}
