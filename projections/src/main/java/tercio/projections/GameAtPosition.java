package tercio.projections;

import java.util.List;

/**
 * A game at a position, as views see it. Boards and entries are loaded when a view asks for them.
 *
 * @param <S> the board
 */
public interface GameAtPosition<S> {

    /** The board before the first event. */
    S start();

    S board();

    /** The entries of the events in effect, in the order of position. */
    <N extends ProjectionEntry> List<N> entries(EventProjection<S, N> projection);
}
