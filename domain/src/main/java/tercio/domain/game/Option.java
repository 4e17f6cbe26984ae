package tercio.domain.game;

/**
 * A legal answer, ready to send.
 *
 * @param label its meaning, for a person
 * @param move the cost and risks of a move; {@code null} for another answer
 */
public record Option(String label, Command command, MovePreview move) {

    /** An option that moves no piece. */
    public Option(String label, Command command) {
        this(label, command, null);
    }

    /** This option with its cost and risks. */
    public Option with(MovePreview preview) {
        return new Option(label, command, preview);
    }
}
