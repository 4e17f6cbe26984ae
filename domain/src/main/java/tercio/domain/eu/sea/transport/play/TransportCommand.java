package tercio.domain.eu.sea.transport.play;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players about troops aboard ships. */
public sealed interface TransportCommand extends EuCommand {

    /**
     * Ships that take beaten troops back sail to this port (EU-BATTLE-RETREAT).
     *
     * @param stack the naval stack
     * @param port one of the closest friendly ports
     */
    record BringTroopsHome(StackId stack, SpaceId port) implements TransportCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }
}
