package tercio.domain.eu.common.game;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * A naval stack that follows the beaten side past closed forts of straits (EU-SEA-FOLLOW, EU-PRESIDIO-FIRE).
 *
 * @param stack the stack that follows
 * @param at the zone that it has reached
 * @param to the zone beyond the strait whose fort is asked; {@code null} while none is
 * @param stopped whether a fort has stopped it there
 * @param thirds of a ship with which it set out
 */
public record SeaPursuit(StackId stack, SpaceId at, SpaceId to, boolean stopped, int thirds) {

    /** The pursuit at a strait between two zones. */
    public SeaPursuit atStrait(SpaceId from, SpaceId beyond) {
        return new SeaPursuit(stack, from, beyond, false, thirds);
    }

    /** The pursuit after all that may fire there have decided and the stack passes. */
    public SeaPursuit afterPassing() {
        return new SeaPursuit(stack, to, null, false, thirds);
    }

    /** The pursuit that goes no further. */
    public SeaPursuit afterHalt() {
        return new SeaPursuit(stack, at, null, true, thirds);
    }
}
