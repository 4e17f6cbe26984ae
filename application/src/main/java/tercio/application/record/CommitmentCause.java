package tercio.application.record;

/** The reason for a commitment to a secret of the server's dice. */
public enum CommitmentCause {
    /** The game was opened, by itself or as a fork. */
    GAME_OPENED,
    /** The game had ended, its secret was revealed, and the game continues. */
    SECRET_TOLD,
    /** The game continues from an imported record, whose secret is not known here. */
    RECORD_IMPORTED,
    /** An amendment was adopted: its line has a secret of its own. */
    LINE_AMENDED,
    /** The dice were copied into a fork; the commitments stand in the original game. */
    COPIED
}
