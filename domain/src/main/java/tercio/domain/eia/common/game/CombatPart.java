package tercio.domain.eia.common.game;

/** The parts of a land combat step, in order (EIA-7.5.1.3). */
public enum CombatPart {
    /** The combats of the step are not listed yet; also outside a land combat step. */
    NOT_LISTED,
    /** Field, limited field and trivial combats, in the order that the phasing power chooses. */
    COMBATS,
    /** Assault attempts and garrison attacks, in the order that the phasing power chooses. */
    SIEGES
}
