package tercio.domain.game;

/** The result of an automatic step. */
public enum StepResult {
    /** It emitted events: the sequence starts again with the first step. */
    TAKEN,
    /** Not its case: the next step is tried. */
    NOT_DUE,
    /** A player must decide: no later step is tried. */
    AWAITS_PLAYER
}
