package tercio.domain.eu.world.convoy.play;

import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;
import tercio.domain.map.SpaceId;

/** Commands of players about gold and convoys. */
public sealed interface TreasureCommand extends EuCommand {

    /**
     * A naval stack takes gold aboard that waits in its port, between the movements of its alliance (EU-CONVOY-GOLD).
     *
     * @param ducats 1 or more
     */
    record LoadGold(StackId stack, int ducats) implements TreasureCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }

    /** Says in which port the Flota de Oro comes back (EU-CONVOY-FLOTA). */
    record PlaceFlota(SpaceId province) implements TreasureCommand {
        @Override
        public Subject about() {
            return Subject.province(province);
        }
    }
}
