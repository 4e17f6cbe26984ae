package tercio.domain.eia.common.game;

/** The steps of a major power sequence, in order (EIA-7.1.3). */
public enum LandStep {
    DEPOTS,
    MOVEMENT,
    SUPPLY,
    COMBAT,
    GUERILLAS
}
