package tercio.adapters.store;

import org.axonframework.eventhandling.DomainEventMessage;
import tercio.application.record.Notation;
import tercio.application.record.RecordedEvent;
import tercio.application.record.StoredEntries;

/** Decodes stored entries of any version into events. */
final class EventDecoder {

    private final Notation notation;

    EventDecoder(Notation notation) {
        this.notation = notation;
    }

    RecordedEvent read(StoredEntries.Entry entry) {
        return new RecordedEvent(entry.position(), notation.fact(entry.fact()), notation.envelope(entry.envelope()), entry.hash());
    }

    /**
     * An event that was just appended. Its explanation is kept as text: most readers never use it, and the text is the smaller.
     *
     * @param message with the entry that was stored
     */
    RecordedEvent read(DomainEventMessage<?> message) {
        var event = RecordedEvent.of(message);
        var entry = (StoredEntries.Entry) message.getMetaData().get(StoredEntries.Entry.KEY);
        return new RecordedEvent(event.position(), event.fact(),
                event.envelope().explained(notation.explanation(entry.envelope().explanation())), event.hash());
    }
}
