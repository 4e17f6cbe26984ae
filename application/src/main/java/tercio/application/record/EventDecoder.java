package tercio.application.record;

import java.util.List;
import org.axonframework.eventhandling.DomainEventMessage;

/** Decodes stored entries of any version into events. */
public final class EventDecoder {

    private final RecordCodec notation;

    public EventDecoder(RecordCodec notation) {
        this.notation = notation;
    }

    /** An event of the store. */
    public RecordedEvent decode(StoredEntries.Entry entry) {
        return RecordedEvent.withSeals(entry.position(), notation.decodeEvent(entry.fact()), notation.decodeEnvelope(entry.envelope()), entry.hash(), seals(entry));
    }

    private List<Seal> seals(StoredEntries.Entry entry) {
        if (!entry.texts().isSealed()) {
            return List.of();
        }
        var texts = entry.texts().sealedParts();
        return new StoredSeals(() -> seals(texts));
    }

    /** The seals of an entry. A damaged seal does not make the event unreadable; the check of the chain finds it. */
    private List<Seal> seals(EntryTexts texts) {
        try {
            return notation.sealing().seals(texts);
        } catch (IllegalArgumentException damaged) {
            return List.of();
        }
    }

    /**
     * Decodes an event that was just appended. Its explanation is kept as text, which is smaller and which most readers never
     * use.
     *
     * @param message with the entry that was stored
     */
    public RecordedEvent decode(DomainEventMessage<?> message) {
        var event = RecordedEvent.of(message);
        var entry = (StoredEntries.Entry) message.getMetaData().get(StoredEntries.Entry.KEY);
        var envelope = entry.envelope().explanation().isEmpty() ? event.envelope()
                : event.envelope().withExplanation(notation.decodeExplanation(entry.envelope().explanation()));
        return RecordedEvent.withSeals(event.position(), event.fact(), envelope, event.hash(), seals(entry));
    }
}
