package tercio.application.record;

/** The thrower of the dice of a game: the server, or the players. */
public enum DiceMode {
    /** The server, by a secret it committed to at the start. */
    SERVER,
    /** The players, who type in what their dice show. */
    PHYSICAL
}
