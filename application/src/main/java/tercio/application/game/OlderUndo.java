package tercio.application.game;

import java.util.function.Predicate;
import org.pcollections.PVector;
import tercio.domain.game.Timeline;

/**
 * Where an undo of the first terms leads: it takes back whole commands, and with consent whole orders. Records of before are decided by it;
 * nothing that is sent now is.
 *
 * @param betweenOrders whether a board is one between two orders
 */
record OlderUndo<S>(Timeline<BoardAndDice<S>, ?> timeline, PVector<CommandMark> marks, Predicate<S> betweenOrders) {

    /** A position between the events of one command means the position before it. */
    int whole(int position) {
        int first = marks.get(position).since();
        return first <= position ? first - 1 : position;
    }

    /** The same for a whole order, with the answers, interceptions and battles that belong to it. */
    int wholeOrder(int position) {
        int at = whole(position);
        while (timeline.history().head(at) > 0 && !betweenOrders.test(timeline.at(at).state())) {
            at = marks.get(timeline.history().head(at) - 1).since() - 1;
        }
        return at;
    }
}
