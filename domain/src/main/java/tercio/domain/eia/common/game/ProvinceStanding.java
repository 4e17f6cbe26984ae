package tercio.domain.eia.common.game;

/** The standing of a province. */
public enum ProvinceStanding {
    /** A province of a major power. */
    HOME,
    /** A minor state that belongs to nobody. */
    NEUTRAL,
    /** A minor free state under a controlling power. */
    FREE_STATE,
    /** A conquered minor state. */
    CONQUERED
}
