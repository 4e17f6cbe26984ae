package tercio.application.game;

import java.util.List;
import java.util.Optional;

/**
 * The effect of an undo or a redo before it is sent. Sent at the same position of the game, the command does exactly this.
 *
 * @param now the position at which the game stands
 * @param to the position whose board the game has again
 * @param gone the positions of the events that are undone, in order
 * @param back the positions of the events that are in effect again, in order
 * @param commands the number of commands undone
 * @param awaits the seats that have to agree; none where it is carried out at once
 * @param order the position before the whole order that an undo would stop within; empty where it stops between two orders
 */
public record HistoryPlan(int now, int to, List<Integer> gone, List<Integer> back, int commands, List<String> awaits, Optional<Integer> order) {
    public HistoryPlan {
        gone = List.copyOf(gone);
        back = List.copyOf(back);
        awaits = List.copyOf(awaits);
    }
}
