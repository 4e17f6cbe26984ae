package tercio.projections;

import java.util.List;

/**
 * A game at a position, as views see it. Nothing is read that is not asked for.
 *
 * @param <S> the board
 */
public interface GameAtPosition<S> {

    /** The board before the first event. */
    S start();

    S board();

    /** What was noted of the events in effect, in the order of position. */
    <N extends ProjectionEntry> List<N> entries(EventProjection<S, N> projection);
}
