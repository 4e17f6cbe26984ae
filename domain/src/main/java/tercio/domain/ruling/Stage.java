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

    /** A stage without dice: a check, a sum, a table look-up. Gives back the same state where it does not apply. */
    record Rule<S>(String name, Applied<S> applied) implements Stage<S> {}

    /**
     * A stage that throws one die when it is needed in this state.
     *
     * @param readWith all that decides which faces come to the same, or {@code null} where nothing is known of it: in
     *     states with an equal one the same faces do. Exact odds then look at one face of each kind only.
     */
    record Throw<S>(String name, Predicate<S> needed, Function<S, DieName> die, Thrown<S> thrown, ToIntFunction<S> readWith)
            implements Stage<S> {

        public Throw(String name, Predicate<S> needed, Function<S, DieName> die, Thrown<S> thrown) {
            this(name, needed, die, thrown, null);
        }
    }

    /**
     * A stage at which a player chooses. While it is open, the procedure waits; the answer is put into the state.
     *
     * @param name unique among the choices of a procedure; it is stored while a procedure waits, and so never changed
     */
    record Choice<S>(String name, Predicate<S> open) implements Stage<S> {}

    /** What a rule makes of a state. */
    @FunctionalInterface
    interface Applied<S> {
        S apply(S state, Account account);
    }

    /** What a natural die makes of a state. */
    @FunctionalInterface
    interface Thrown<S> {
        S apply(S state, int die, Account account);
    }
}
