package tercio.domain.game;

import tercio.domain.sentence.Sentence;

/**
 * A legal answer, ready to send.
 *
 * @param label its meaning, for a person
 * @param move the cost and risks of a move; {@code null} for another answer
 */
public record Option(Sentence label, Command command, MovePreview move) {

    /** An option that moves no piece. */
    public Option(Sentence label, Command command) {
        this(label, command, null);
    }

    /** An option whose label is written. */
    public Option(String label, Command command) {
        this(Sentence.ofText(label), command, null);
    }

    /** An option with its cost and risks whose label is written. */
    public Option(String label, Command command, MovePreview move) {
        this(Sentence.ofText(label), command, move);
    }

    /** This option with its cost and risks. */
    public Option with(MovePreview preview) {
        return new Option(label, command, preview);
    }
}
