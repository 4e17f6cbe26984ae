package tercio.application.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import tercio.application.record.Dictionary;
import tercio.application.record.RecordedEvent;

/** The events that a fork takes over: those in effect at a position, numbered again without gaps. */
final class Fork {

    private final List<RecordedEvent> events;
    private final Dictionary dictionary;

    Fork(List<RecordedEvent> events, Dictionary dictionary) {
        this.events = events;
        this.dictionary = dictionary;
    }

    /** The events without the opening; the first gets position 2. All events of a command are taken, or none. */
    List<RecordedEvent> upTo(int wanted) {
        int at = whole(wanted);
        Game<?, ?, ?, ?> game = Game.opened(events.getFirst(), dictionary);
        for (var event : events.subList(1, Math.max(1, at))) {
            game = game.after(event);
        }
        var taken = new ArrayList<RecordedEvent>();
        var firsts = new HashMap<Integer, Integer>();
        for (int position : game.inEffectAt(Math.min(at, game.position()))) {
            var event = events.get(position - 1);
            int next = taken.size() + 2;
            int since = firsts.computeIfAbsent(event.envelope().since(), first -> next);
            taken.add(RecordedEvent.sealed(next, event.fact(), event.envelope().since(since), event.hash(), event.seals()));
        }
        return taken;
    }

    private int whole(int position) {
        int first = position < events.size() ? events.get(position).envelope().since() : position + 1;
        return first <= position ? first - 1 : position;
    }
}
