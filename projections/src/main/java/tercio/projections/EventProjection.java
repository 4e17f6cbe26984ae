package tercio.projections;

import java.util.List;
import tercio.application.record.RecordedEvent;

/**
 * Makes entries of each event, from which views are drawn at any position without reading the events again. The entries of an
 * event depend only on the event and the board before it, never on an undo: the history finds the entries that are in effect
 * at a position, for all views alike.
 *
 * @param <S> the board
 * @param <N> the entries, immutable
 */
public interface EventProjection<S, N extends ProjectionEntry> {

    /** The name under which the entries are stored, unique in a game. */
    String name();

    /** The type of the stored entries. */
    Class<N> type();

    /**
     * The entries of one event.
     *
     * @param before the board before the event
     * @param event an event of the ruleset
     */
    List<N> entries(S before, RecordedEvent event);
}
