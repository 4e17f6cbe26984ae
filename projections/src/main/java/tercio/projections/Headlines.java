package tercio.projections;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tercio.application.record.HiddenEvent;
import tercio.application.record.KernelEvent;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Event;
import tercio.domain.game.GameWords;
import tercio.domain.game.Importance;

/** Finds the headline of each order: the most important of its events, the last one where several matter as much. */
final class Headlines {

    private Headlines() {}

    /**
     * The positions of the headlines of the orders that reach into a part of a history. An order is looked at as a whole, wherever the part
     * begins and ends.
     *
     * @param events of the game as its viewer sees them, each at the index of its position less one
     * @param from index of the first event of the part
     * @param end index after its last event
     */
    static <E extends Event> Set<Integer> among(List<RecordedEvent> events, GameWords<?, E> rules, int from, int end) {
        var headlines = new HashSet<Integer>();
        int at = from;
        while (at > 0 && isSameOrder(events.get(at - 1), events.get(at))) {
            at--;
        }
        while (at < end) {
            int best = at;
            int next = at + 1;
            while (next < events.size() && isSameOrder(events.get(next - 1), events.get(next))) {
                if (importance(events.get(next), rules).compareTo(importance(events.get(best), rules)) >= 0) {
                    best = next;
                }
                next++;
            }
            headlines.add(events.get(best).position());
            at = next;
        }
        return headlines;
    }

    private static boolean isSameOrder(RecordedEvent one, RecordedEvent other) {
        return one.envelope().since() == other.envelope().since();
    }

    private static <E extends Event> Importance importance(RecordedEvent event, GameWords<?, E> rules) {
        if (event.fact() instanceof KernelEvent) {
            return Importance.RESULT;
        }
        if (event.fact() instanceof HiddenEvent) {
            return Importance.DETAIL;
        }
        @SuppressWarnings("unchecked") // the record of a game holds events of its ruleset only
        var happened = (E) event.fact();
        return rules.importance(happened);
    }
}
