package tercio.domain.ruling;

import java.util.List;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;

/** The result of running a procedure with the dice and choices that were given. */
public sealed interface Run<S> {

    /** Every stage is done. */
    record Finished<S>(S state, List<Roll> rolls) implements Run<S> {}

    /** A player must choose before the stage that {@code at} names goes on. */
    record Waiting<S>(Progress<S> at, String choice, List<Roll> rolls) implements Run<S> {}

    /** No die was given for this roll, so nothing of the run counts. */
    record MissingDie<S>(DieName die) implements Run<S> {}

    /**
     * The stage at which a procedure waits. Only its name is stored, so stages may be added before and after it.
     *
     * @param stage the name of the stage that is next
     */
    record Progress<S>(String stage, S state) {}
}
