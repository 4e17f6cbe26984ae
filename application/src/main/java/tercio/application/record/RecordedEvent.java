package tercio.application.record;

import org.axonframework.eventhandling.DomainEventMessage;
import tercio.domain.game.Event;

/**
 * An event at its place in the history of its game.
 *
 * @param position from 1, without gaps
 * @param hash chains this entry to all before it
 */
public record RecordedEvent(int position, Event fact, Envelope envelope, String hash) {

    /** An event of the store or on its way there, as its history has it. */
    public static RecordedEvent of(DomainEventMessage<?> message) {
        var sealed = (HashedEnvelope) message.getMetaData().get(HashedEnvelope.KEY);
        return new RecordedEvent(
                (int) message.getSequenceNumber() + 1, (Event) message.getPayload(), sealed.envelope(), sealed.hash());
    }
}
