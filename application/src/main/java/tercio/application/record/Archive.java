package tercio.application.record;

import java.util.ArrayList;
import java.util.List;
import org.axonframework.eventhandling.DomainEventMessage;
import org.axonframework.eventsourcing.eventstore.EventStore;
import tercio.domain.game.Event;

/** Reads the histories of games from the event store. */
public final class Archive {

    private final EventStore store;

    public Archive(EventStore store) {
        this.store = store;
    }

    /** The events of a game from a position on; empty when there are none, or no such game. */
    public List<RecordedEvent> from(String game, int position) {
        var events = new ArrayList<RecordedEvent>();
        var stream = store.readEvents(game, position - 1L);
        while (stream.hasNext()) {
            events.add(recorded(stream.next()));
        }
        return events;
    }

    /** The newest position of a game, 0 where there is no such game. */
    public int newest(String game) {
        return store.lastSequenceNumberFor(game).map(number -> number.intValue() + 1).orElse(0);
    }

    /** An event of the store, as its history has it. */
    public static RecordedEvent recorded(DomainEventMessage<?> message) {
        var sealed = (Sealed) message.getMetaData().get(Sealed.KEY);
        return new RecordedEvent(
                (int) message.getSequenceNumber() + 1, (Event) message.getPayload(), sealed.envelope(), sealed.hash());
    }
}
