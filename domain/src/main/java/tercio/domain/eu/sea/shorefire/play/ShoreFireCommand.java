package tercio.domain.eu.sea.shorefire.play;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players about the fire of a shore on a naval stack. */
public sealed interface ShoreFireCommand extends EuCommand {

    StackId stack();

    @Override
    default Subject about() {
        return Subject.stack(stack());
    }

    /** Fires on the naval stack, one die (EU-PRESIDIO-FIRE). */
    record FireFromShore(StackId stack) implements ShoreFireCommand {}

    /** Does not fire on the naval stack. */
    record HoldFire(StackId stack) implements ShoreFireCommand {}

    /**
     * The naval stack with troops aboard that was stopped goes to this port.
     *
     * @param port one of the closest friendly ports
     */
    record SailHome(StackId stack, SpaceId port) implements ShoreFireCommand {}
}
