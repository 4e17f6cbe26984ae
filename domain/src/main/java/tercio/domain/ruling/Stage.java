package tercio.domain.ruling;

import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import tercio.domain.dice.DieName;

/**
 * One stage of a procedure, in the rulebook's order, over a small immutable state with value equality.
 *
 * @param <S> the state that the procedure folds
 */
public sealed interface Stage<S> {

    String name();

    /** A stage without dice: a check, a sum, a table look-up. Returns the same state if it does not apply. */
    record Rule<S>(String name, RuleEffect<S> applied) implements Stage<S> {}

    /**
     * A stage that rolls one die if the state needs it.
     *
     * @param readWith a key of the state, or {@code null}: in all states with the same key the same faces give equal results.
     *     Exact odds then compute only one face of each such group.
     */
    record Throw<S>(String name, Predicate<S> needed, Function<S, DieName> die, DieEffect<S> thrown, ToIntFunction<S> readWith)
            implements Stage<S> {

        public Throw(String name, Predicate<S> needed, Function<S, DieName> die, DieEffect<S> thrown) {
            this(name, needed, die, thrown, null);
        }
    }

    /**
     * A stage at which a player chooses. While it is open, the procedure waits; the caller puts the answer into the state.
     *
     * @param name unique among the choices of a procedure; it is stored while a procedure waits, and so never changed
     */
    record Choice<S>(String name, Predicate<S> open) implements Stage<S> {}

    /** The effect of a rule on a state. */
    @FunctionalInterface
    interface RuleEffect<S> {
        S apply(S state, StepRecorder recorder);
    }

    /** The effect of a natural die on a state. */
    @FunctionalInterface
    interface DieEffect<S> {
        S apply(S state, int die, StepRecorder recorder);
    }
}
