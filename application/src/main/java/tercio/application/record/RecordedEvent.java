package tercio.application.record;

import tercio.domain.game.Event;

/**
 * An event at its place in the history of its game.
 *
 * @param position from 1, without gaps
 * @param hash chains this entry to all before it
 */
public record RecordedEvent(int position, Event fact, Envelope envelope, String hash) {}
