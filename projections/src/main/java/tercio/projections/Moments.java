package tercio.projections;

import java.util.List;

/**
 * How a ruleset marks the moments of its games.
 *
 * @param <S> the board
 */
@FunctionalInterface
public interface Moments<S> {

    /** The moments in effect, in the order of position. */
    List<Moment> of(GameAtPosition<S> scene);
}
