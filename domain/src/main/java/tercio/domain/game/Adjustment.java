package tercio.domain.game;

import java.util.List;

/**
 * A correction of the board that the rules do not provide for: a unit forgotten, a session entered from paper. The host makes it,
 * with a reason. Its word is {@code Adjust} in every ruleset.
 */
public interface Adjustment extends Command {

    /** The word of the command on the wire and in storage. */
    String WORD = "Adjust";

    /** The rule that a refused adjustment cites. */
    String RULE = "TERCIO-ADJUST";

    /** The most changes of one adjustment. */
    int MOST_CHANGES = 100;

    String reason();

    /** The changes in order; all of them are made, or none. */
    List<? extends Change> changes();
}
