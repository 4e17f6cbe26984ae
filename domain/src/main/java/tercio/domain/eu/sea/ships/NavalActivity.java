package tercio.domain.eu.sea.ships;

import tercio.domain.eu.common.forces.StackId;

/**
 * The activity of a naval stack in one impulse, in the terms of the campaigns.
 *
 * @param fleets its FLEET counters
 * @param moves whether it leaves its zone; going on with a blockade, a supply or a fight against corsairs is no move
 * @param active whether its action is an active one: battle, a blockade, a supply or a fight that begins, a transport that is not
 *     between friendly ports
 */
public record NavalActivity(StackId stack, int fleets, boolean moves, boolean active) {

    public NavalActivity {
        if (fleets < 0) {
            throw new IllegalArgumentException("FLEET counters are 0 or more");
        }
    }

    boolean isSmall() {
        return fleets <= 1;
    }
}
