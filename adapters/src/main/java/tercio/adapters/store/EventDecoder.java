package tercio.adapters.store;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.stream.Stream;
import org.axonframework.eventhandling.DomainEventData;
import org.axonframework.eventhandling.GenericDomainEventEntry;
import org.axonframework.eventsourcing.EventStreamUtils;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.upcasting.event.EventUpcaster;
import tercio.adapters.json.SealedText;
import tercio.application.record.Dictionary;
import tercio.application.record.Notation;
import tercio.application.record.RecordedEvent;
import tercio.application.record.StoredEntries;

/**
 * Makes events of stored entries. One that is written as this version writes it is read at once; an older one goes through
 * the upcasters first.
 */
final class EventDecoder {

    private final Dictionary dictionary;
    private final Notation notation;
    private final Serializer serializer;
    private final EventUpcaster upcasters;

    EventDecoder(Dictionary dictionary, Notation notation, Serializer serializer, EventUpcaster upcasters) {
        this.dictionary = dictionary;
        this.notation = notation;
        this.serializer = serializer;
        this.upcasters = upcasters;
    }

    RecordedEvent read(StoredEntries.Entry entry) {
        var written = entry.fact();
        return dictionary.event(written.type()).filter(word -> word.version() == written.version()).isPresent()
                ? new RecordedEvent(entry.position(), notation.fact(written), notation.envelope(entry.envelope()), entry.hash())
                : RecordedEvent.of(EventStreamUtils.upcastAndDeserializeDomainEvents(Stream.of(data(entry)), serializer, upcasters).next());
    }

    private static DomainEventData<byte[]> data(StoredEntries.Entry entry) {
        var fact = entry.fact();
        return new GenericDomainEventEntry<>("game", "record", entry.position() - 1L, "entry " + entry.position(),
                Instant.EPOCH, fact.type(), Integer.toString(fact.version()),
                fact.payload().getBytes(StandardCharsets.UTF_8),
                new SealedText(entry.hash(), entry.envelope().whole()).text().getBytes(StandardCharsets.UTF_8));
    }
}
