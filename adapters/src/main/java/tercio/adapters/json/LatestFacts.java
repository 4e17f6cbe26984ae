package tercio.adapters.json;

import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Function;
import tercio.application.record.RecordCodec.EncodedEvent;
import tercio.domain.game.Event;

/**
 * Caches the texts of the events that were encoded last: an event is stored, and then it is in the answer to its command and in the streams of
 * those who watch. Without a lock: at worst another thread encodes an event again.
 */
final class LatestFacts {

    private static final int FACTS = 64;
    /** Characters of a text; longer ones are not cached. */
    private static final int LONGEST = 20_000;

    private final AtomicReferenceArray<Encoded> encoded = new AtomicReferenceArray<>(FACTS);

    private record Encoded(Event fact, EncodedEvent text) {}

    /**
     * The text of an event.
     *
     * @param encoder makes it where it is not cached
     */
    EncodedEvent of(Event fact, Function<Event, EncodedEvent> encoder) {
        // By identity: an event never changes, and to compare two takes longer than it saves.
        int place = System.identityHashCode(fact) % FACTS;
        var known = encoded.get(place);
        if (known != null && known.fact() == fact) {
            return known.text();
        }
        var text = encoder.apply(fact);
        if (text.payload().length() <= LONGEST) {
            encoded.set(place, new Encoded(fact, text));
        }
        return text;
    }
}
