package tercio.domain.eia.common.game;

/** Obstacle that a piece crossed when it entered the area in which it stands (EIA-7.5.2.7.1). */
public enum Crossed {
    NOTHING,
    RIVER,
    /** A crossing arrow over a strait. */
    ARROW,
    /** It disembarked (EIA-7.3.5). */
    SEA
}
