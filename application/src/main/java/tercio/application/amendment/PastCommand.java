package tercio.application.amendment;

import java.util.List;
import tercio.application.record.Caller;
import tercio.domain.dice.Roll;

/**
 * A command of the line of play in effect.
 *
 * @param position of its first event
 * @param by its sender
 * @param causedBy the command as it is written down
 * @param rolls the dice that it had
 */
public record PastCommand(int position, Caller by, String causedBy, List<Roll> rolls) {
    public PastCommand {
        rolls = List.copyOf(rolls);
    }
}
