package tercio.application.given;

import java.util.List;
import java.util.function.Supplier;
import org.axonframework.eventsourcing.eventstore.EventStore;
import tercio.application.record.EventLog;
import tercio.application.record.RecordedEvent;

/** The events of games as an event store has them. */
public record StoreLog(Supplier<EventStore> store) implements EventLog {

    @Override
    public List<RecordedEvent> between(String game, int from, int to) {
        return store.get().readEvents(game).asStream().map(RecordedEvent::of)
                .filter(event -> event.position() >= from && event.position() <= to).toList();
    }

    @Override
    public int newest(String game) {
        return between(game, 1, Integer.MAX_VALUE).size();
    }
}
