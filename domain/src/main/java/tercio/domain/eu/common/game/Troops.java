package tercio.domain.eu.common.game;

import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;

/**
 * Units taken from a stack: all of them, a part, or none.
 *
 * @param veteranLd the number of their veteran LD; left out, as many as possible
 */
public record Troops(StackId stack, Counters units, Integer veteranLd) {

    /** Units with as many veterans as possible. */
    public Troops(StackId stack, Counters units) {
        this(stack, units, null);
    }
}
