package tercio.application.record;

/** Who throws the dice of a game. */
public enum DiceMode {
    /** The server, by a secret it committed to at the start. */
    SERVER,
    /** The players, who type in what their dice show. */
    PHYSICAL
}
