package tercio.application.record;

import java.util.List;
import org.axonframework.eventhandling.DomainEventMessage;
import tercio.domain.game.Event;

/**
 * An event at its place in the history of its game.
 *
 * @param position from 1, without gaps
 * @param hash chains this entry to all before it
 * @param hidden the parts that this viewer may not see and that are left out here, by their names in the public interface
 * @param seals of the secret parts of the fact and, after them, of the envelope
 */
public record RecordedEvent(int position, Event fact, Envelope envelope, String hash, List<String> hidden, List<Seal> seals) {

    public RecordedEvent {
        hidden = List.copyOf(hidden);
        seals = seals instanceof StoredSeals ? seals : List.copyOf(seals);
    }

    /** An event without seals. */
    public RecordedEvent(int position, Event fact, Envelope envelope, String hash, List<String> hidden) {
        this(position, fact, envelope, hash, hidden, List.of());
    }

    /** A complete event with its seals. */
    public static RecordedEvent withSeals(int position, Event fact, Envelope envelope, String hash, List<Seal> seals) {
        return new RecordedEvent(position, fact, envelope, hash, List.of(), seals);
    }

    /** A complete event. */
    public RecordedEvent(int position, Event fact, Envelope envelope, String hash) {
        this(position, fact, envelope, hash, List.of());
    }

    /** The event of a message that is stored or about to be stored. */
    public static RecordedEvent of(DomainEventMessage<?> message) {
        var sealed = (HashedEnvelope) message.getMetaData().get(HashedEnvelope.KEY);
        return new RecordedEvent(
                (int) message.getSequenceNumber() + 1, (Event) message.getPayload(), sealed.envelope(), sealed.hash());
    }
}
