package tercio.domain.eu.sequence;

import java.util.function.BiPredicate;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.game.AutomaticStep;

/** Automatic steps that are taken in one phase and read it. */
final class PhaseStep {

    private PhaseStep() {}

    /** A step of one phase that is taken or not due. */
    static <P extends Phase> AutomaticStep<EuCommandRun> of(String name, Class<P> phase, BiPredicate<EuCommandRun, P> taken, String... rules) {
        return AutomaticStep.of(name, play -> taken.test(play, phase.cast(play.state().phase())), rules);
    }

    /** The last step of a position in one phase. */
    static <P extends Phase> AutomaticStep<EuCommandRun> last(String name, Class<P> phase, BiPredicate<EuCommandRun, P> taken, String... rules) {
        return AutomaticStep.last(name, play -> taken.test(play, phase.cast(play.state().phase())), rules);
    }
}
