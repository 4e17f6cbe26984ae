package tercio.domain.eu.scenario.adjustment.play;

import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/** A change of a stack on land. */
public sealed interface StackChange extends EuChange {

    /**
     * A new stack stands in a province.
     *
     * @param id of the stack, in the event; the game gives it
     * @param veteranLd the number of veterans among its LD; left out, none
     * @param inside whether it stands inside the fortress; left out, no
     */
    record StackRaised(Optional<StackId> id, CountryId country, SpaceId province, Counters units, Optional<Integer> veteranLd, Optional<Boolean> inside)
            implements StackChange {}

    /**
     * A stack stands here from now on.
     *
     * @param inside whether it stands inside the fortress; left out, no
     * @param moved whether it has moved in this impulse; left out, as before
     */
    record StackPlaced(StackId stack, SpaceId province, Optional<Boolean> inside, Optional<Boolean> moved) implements StackChange {}

    /**
     * The units of a stack, Timar and Pashas included.
     *
     * @param veteranLd left out, none
     */
    record StackUnits(StackId stack, Counters units, Optional<Integer> veteranLd) implements StackChange {}

    /** A stack is taken off the map. Its leaders wait for the next round. */
    record StackWithdrawn(StackId stack) implements StackChange {}

    /** Whether a stack had no line of supply in its last supply segment. */
    record StackSupply(StackId stack, boolean cutOff) implements StackChange {}

    /** Whether a stack forages in its next battle of this impulse. */
    record StackForaging(StackId stack, boolean foraging) implements StackChange {}
}
