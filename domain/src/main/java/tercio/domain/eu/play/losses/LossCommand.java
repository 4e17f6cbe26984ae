package tercio.domain.eu.play.losses;

import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.Subject;

/** Commands of players who owe losses. */
public sealed interface LossCommand extends EuCommand {

    /** Chooses the remaining units of a stack after its losses. */
    record TakeLosses(String stack, Counters left) implements LossCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }
}
