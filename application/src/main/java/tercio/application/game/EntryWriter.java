package tercio.application.game;

import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;
import tercio.application.record.EntryTexts;
import tercio.application.record.Envelope;
import tercio.application.record.RecordCodec;
import tercio.application.record.RecordedEvent;
import tercio.application.record.Seal;
import tercio.application.record.Sealing;
import tercio.application.record.StoredEntries;
import tercio.domain.game.Event;

/** Encodes events for storage, with their secrets sealed. */
record EntryWriter(RecordCodec notation, Randomness randomness) {

    /**
     * The texts of an event.
     *
     * @param before its seals where it was recorded elsewhere before: it keeps their salts, so that its seals stay the same
     */
    EntryTexts texts(Event fact, Envelope envelope, List<Seal> before) {
        var plain = new EntryTexts(notation.encode(fact), notation.encode(envelope));
        var secrets = fact.secrets();
        return secrets.isEmpty() && envelope.secrets().isEmpty() ? plain
                : notation.sealing().seal(plain, secrets, envelope.secrets(), salts(before));
    }

    private Supplier<String> salts(List<Seal> before) {
        Iterator<String> kept = before.stream().flatMap(Seal::all).map(Seal::salt).iterator();
        return () -> kept.hasNext() ? kept.next() : HexFormat.of().formatHex(randomness.bytes(Sealing.SALT_BYTES));
    }

    /** The event of a new entry, with its envelope as readers of the store get it: a sealed part of a command stands at another place. */
    RecordedEvent event(Event fact, Envelope envelope, StoredEntries.Entry entry) {
        return entry.texts().isSealed()
                ? RecordedEvent.withSeals(entry.position(), fact, notation.decodeEnvelope(entry.envelope()), entry.hash(), notation.sealing().seals(entry.texts()))
                : new RecordedEvent(entry.position(), fact, envelope, entry.hash());
    }
}
