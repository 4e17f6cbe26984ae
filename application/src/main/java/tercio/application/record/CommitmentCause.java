package tercio.application.record;

/** Why a game has a commitment to a secret of the server's dice. */
public enum CommitmentCause {
    /** The game was opened, by itself or as a fork. */
    GAME_OPENED,
    /** The secret before was told, because the game had ended; and the game goes on. */
    SECRET_TOLD,
    /** The game goes on from an imported record; the secret before is not known here. */
    RECORD_IMPORTED,
    /** The dice were copied into a fork: the game that it was taken from has their commitments. */
    COPIED
}
