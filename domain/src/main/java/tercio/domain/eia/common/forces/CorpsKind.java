package tercio.domain.eia.common.forces;

/** The kinds of corps counters. */
public enum CorpsKind {
    INFANTRY,
    CAVALRY,
    /** Austrian light infantry: it bears a cavalry symbol for movement (EIA-7.3.1.1), and may force march (EIA-7.3.1.2). */
    LIGHT_INFANTRY,
    GUARD,
    ARTILLERY,
    MILITIA,
    FEUDAL_INFANTRY,
    FEUDAL_CAVALRY,
    MINOR_INFANTRY;

    /** Whether it is a feudal corps, which may not detach or absorb factors (EIA-7.3.3). */
    public boolean isFeudal() {
        return this == FEUDAL_INFANTRY || this == FEUDAL_CAVALRY;
    }
}
