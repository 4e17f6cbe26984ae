package tercio.projections;

import java.util.List;

/** What is folded where a ruleset marks the moments of its games. */
public interface Moments {

    /** The moments in effect, in the order of position. */
    List<Moment> moments();
}
