package tercio.domain.game;

/**
 * One legal answer, ready to send.
 *
 * @param label what it means, for a person
 * @param move what it costs and risks where it moves a piece, else {@code null}
 */
public record Option(String label, Command command, Prospect move) {

    /** One that moves no piece. */
    public Option(String label, Command command) {
        this(label, command, null);
    }

    /** The same with what it costs and risks. */
    public Option with(Prospect prospect) {
        return new Option(label, command, prospect);
    }
}
