package tercio.domain.eu.sequence.ahead;

import java.util.Optional;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.map.SpaceId;

/**
 * A foreseen voyage.
 *
 * @param board before its command
 * @param stack the ships then
 * @param to the sea zone or port where it shall end
 * @param action to begin there
 */
record ForeseenVoyage(EuState board, NavalStack stack, SpaceId to, Optional<NavalAction> action) {

    /** The troops aboard. */
    Optional<Stack> troops() {
        return stack.aboard().stream().findFirst();
    }

    /** The province where they shall land. */
    Optional<SpaceId> landingProvince() {
        return troops().flatMap(aboard -> action.flatMap(NavalAction::landingProvince));
    }

    /** The enemy stack that shall be attacked. */
    Optional<StackId> attackedStack() {
        return action.flatMap(NavalAction::attackedStack);
    }
}
