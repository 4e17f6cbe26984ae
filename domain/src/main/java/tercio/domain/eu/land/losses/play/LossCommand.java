package tercio.domain.eu.land.losses.play;

import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuCommand;
import tercio.domain.eu.common.game.Subject;

/** Commands of players who owe losses. */
public sealed interface LossCommand extends EuCommand {

    /**
     * Chooses the remaining units of a stack after its losses.
     *
     * @param veteranLd the number of veterans among the remaining LD; left out, as many as possible
     */
    record TakeLosses(StackId stack, Counters left, Integer veteranLd) implements LossCommand {

        /** Loses conscripts before veterans. */
        public TakeLosses(StackId stack, Counters left) {
            this(stack, left, null);
        }

        @Override
        public Subject about() {
            return Subject.stack(stack);
        }
    }

    /** Rolls for a missionary after a battle of his stack, one die, and a second if he is hit (EU-CMD-5). */
    record RollMissionary(LeaderId leader) implements LossCommand {
        @Override
        public Subject about() {
            return Subject.leader(leader);
        }
    }
}
