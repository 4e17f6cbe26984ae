package tercio.adapters.store;

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
}
