package tercio.domain.eia.common.game;

/** The kinds of combats outside cities. */
public enum CombatKind {
    /** A combat between forces in the field (EIA-7.5.2). */
    FIELD,
    /** Relieving forces against besiegers (EIA-7.5.4.2.3). */
    LIMITED,
    /** One side has only a depot garrison, cossacks, freikorps or guerillas (EIA-7.5.3). */
    TRIVIAL;

    /** Name in sentences. */
    public String title() {
        return switch (this) {
            case FIELD -> "field combat";
            case LIMITED -> "limited field combat";
            case TRIVIAL -> "trivial combat";
        };
    }
}
