package tercio.domain.eia.common.game;

/** The supply of a corps in this month (EIA-7.4). */
public enum Upkeep {
    /** Not settled yet. */
    OPEN,
    /** It foraged, and unused movement points helped (EIA-7.4.1.2.2). */
    FORAGED_WITH_UNUSED_POINTS,
    FORAGED,
    /** It was paid for at a depot, by sea or by invasion supply (EIA-7.4.2). */
    DEPOT,
    /** It destroyed a depot and ended its movement there (EIA-7.3.6.1). */
    DESTROYED_DEPOT
}
