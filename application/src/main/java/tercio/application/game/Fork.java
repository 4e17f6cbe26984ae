package tercio.application.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.TreeSet;
import tercio.application.record.MessageRegistry;
import tercio.application.record.PlaceGranted;
import tercio.application.record.PlaceWithdrawn;
import tercio.application.record.RecordedEvent;

/** The events that a fork takes over, numbered again without gaps: those in effect at a position, and the places given until then. */
final class Fork {

    private final List<RecordedEvent> events;
    private final MessageRegistry dictionary;

    Fork(List<RecordedEvent> events, MessageRegistry dictionary) {
        this.events = events;
        this.dictionary = dictionary;
    }

    /** The events without the opening; the first gets position 2. All events of a command are taken, or none. */
    List<RecordedEvent> upTo(int wanted) {
        int at = commandBoundary(wanted);
        Game<?, ?, ?, ?> game = Game.open(events.getFirst(), dictionary);
        for (var event : events.subList(1, Math.max(1, at))) {
            game = game.after(event);
        }
        var taken = new ArrayList<RecordedEvent>();
        var firsts = new HashMap<Integer, Integer>();
        for (int position : positions(game.inEffectAt(Math.min(at, game.position())), Math.min(at, game.position()))) {
            var event = events.get(position - 1);
            int next = taken.size() + 2;
            int since = firsts.computeIfAbsent(event.envelope().since(), first -> next);
            var envelope = isAboutPlaces(event) ? event.envelope().withSince(since).withoutBoard() : event.envelope().withSince(since);
            taken.add(RecordedEvent.withSeals(next, event.fact(), envelope, event.hash(), event.seals()));
        }
        return taken;
    }

    /**
     * The positions in effect and those of all events about places, which no undo takes back: so the fork too can check
     * who acted in which place.
     */
    private Collection<Integer> positions(Collection<Integer> inEffect, int at) {
        var positions = new TreeSet<>(inEffect);
        events.subList(0, Math.max(0, at)).stream().filter(Fork::isAboutPlaces).forEach(event -> positions.add(event.position()));
        return positions;
    }

    private static boolean isAboutPlaces(RecordedEvent event) {
        return event.fact() instanceof PlaceGranted || event.fact() instanceof PlaceWithdrawn;
    }

    private int commandBoundary(int position) {
        int first = position < events.size() ? events.get(position).envelope().since() : position + 1;
        return first <= position ? first - 1 : position;
    }
}
