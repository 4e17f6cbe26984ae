package tercio.adapters.store;

import tercio.application.record.Ledger;
import tercio.application.record.Notation;
import tercio.application.record.RecordedEvent;

/** Makes events of stored entries, whatever version they were written in. */
final class Decoder {

    private final Notation notation;

    Decoder(Notation notation) {
        this.notation = notation;
    }

    RecordedEvent read(Ledger.Line entry) {
        return new RecordedEvent(entry.position(), notation.fact(entry.fact()), notation.envelope(entry.envelope()), entry.hash());
    }
}
