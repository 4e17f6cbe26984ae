package tercio.projections;

import tercio.application.record.RecordedEvent;

/**
 * A pure fold over the events in effect. It never sees an undo: the machinery around it goes back and forth for all folds
 * alike. Views with the same fold share it.
 *
 * @param <V> what is folded, immutable
 */
public interface Projection<V> {

    /** Tells this fold apart from the others of a game. */
    String name();

    /** Before the first event of the ruleset. */
    V empty(Opening opening);

    V evolve(V view, RecordedEvent event);
}
