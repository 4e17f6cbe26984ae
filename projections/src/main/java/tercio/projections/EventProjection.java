package tercio.projections;

import java.util.List;
import tercio.application.record.RecordedEvent;

/**
 * What of each event is kept for a view, so that it can be drawn at any position without reading the events again. It depends
 * on the event and on the board before it alone, and never sees an undo: which notes count at a position is found by the
 * machinery around it, for all views alike.
 *
 * @param <S> the board
 * @param <N> what is noted, immutable
 */
public interface EventProjection<S, N extends ProjectionEntry> {

    /** Tells it apart from the others of a game; its notes are stored under it. */
    String name();

    /** What is noted, as it is stored. */
    Class<N> type();

    /**
     * @param before the board as it was just before
     * @param event one of the ruleset
     */
    List<N> entries(S before, RecordedEvent event);
}
