package tercio.domain.eu.play.losses;

import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.game.EuCommand;
import tercio.domain.eu.game.Subject;

/** What players ask for when losses are owed. */
public sealed interface LossCommand extends EuCommand {

    /** Chooses what a stack is left with after its losses. */
    record TakeLosses(String stack, Counters left) implements LossCommand {
        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }
}
