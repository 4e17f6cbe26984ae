package tercio.domain.eu.ahead;

import java.util.Optional;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.NavalAction;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Stack;

/**
 * A foreseen voyage.
 *
 * @param board before its command
 * @param stack the ships then
 * @param to the sea zone or port where it shall end
 * @param action to begin there
 */
record Trip(EuState board, NavalStack stack, String to, Optional<NavalAction> action) {

    /** The troops aboard. */
    Optional<Stack> troops() {
        return stack.aboard().stream().findFirst();
    }

    /** The province where they shall land. */
    Optional<String> landing() {
        return troops().flatMap(aboard -> action.flatMap(NavalAction::landing));
    }

    /** The enemy stack that shall be attacked. */
    Optional<String> attacked() {
        return action.flatMap(NavalAction::attacked);
    }
}
