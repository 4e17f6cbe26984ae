package tercio.projections;

import java.util.List;

/**
 * Lists the moments of the games of a ruleset.
 *
 * @param <S> the board
 */
@FunctionalInterface
public interface Moments<S> {

    /** The moments in effect, in the order of position. */
    List<Moment> of(GameAtPosition<S> scene);
}
