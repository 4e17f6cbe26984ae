package tercio.domain.eia.common.game;

/** The steps of a major power sequence, in order (EIA-7.1.3). */
public enum LandStep {
    DEPOTS,
    MOVEMENT,
    SUPPLY,
    COMBAT,
    GUERILLAS;

    /** Name in sentences: {@code depot step}. */
    public String title() {
        return switch (this) {
            case DEPOTS -> "depot step";
            case MOVEMENT -> "land movement step";
            case SUPPLY -> "supply step";
            case COMBAT -> "land combat step";
            case GUERILLAS -> "guerilla step";
        };
    }
}
