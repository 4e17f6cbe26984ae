package tercio.application.record;

/** The roles of persons in a game. */
public enum Role {
    /** Holds seats: it plays their parties. A seat has at most one player. */
    PLAYER,
    /** Acts for seats in addition to their players, with the same view. */
    DEPUTY,
    /** Sees what its place says, and does nothing. */
    OBSERVER,
    /** Judges disputes about the history of the game, and plays nobody. */
    REFEREE;

    /** Whether a person in this role gives the commands of seats. */
    public boolean plays() {
        return this == PLAYER || this == DEPUTY;
    }

    /** The role as a word of a sentence. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
