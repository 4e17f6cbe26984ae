package tercio.application.game;

import java.util.function.Predicate;
import org.pcollections.PVector;
import tercio.domain.game.Timeline;

/**
 * The target of an undo by the first terms, which takes back whole commands and, with consent, whole orders. Only older records use these
 * terms.
 *
 * @param betweenOrders whether a board is one between two orders
 */
record OlderUndo<S>(Timeline<BoardAndDice<S>, ?> timeline, PVector<EventFlags> marks, Predicate<S> betweenOrders) {

    /**
     * The position before the command within which a position lies; the position itself if it lies between two
     * commands.
     */
    int commandBoundary(int position) {
        int first = marks.get(position).since();
        return first <= position ? first - 1 : position;
    }

    /** The position before the order within which a position lies, with its answers, interceptions and battles. */
    int orderBoundary(int position) {
        int at = commandBoundary(position);
        while (timeline.history().head(at) > 0 && !betweenOrders.test(timeline.stateAt(at).state())) {
            at = marks.get(timeline.history().head(at) - 1).since() - 1;
        }
        return at;
    }
}
