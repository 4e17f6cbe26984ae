package tercio.domain.ruling;

import java.util.function.Function;
import tercio.domain.dice.DieName;

/**
 * A procedure of a single die: modifiers of one subject are added to it, and the result is read off. Most questions of a
 * rulebook have this form.
 *
 * @param <T> what is tried
 * @param <R> what comes of it
 */
public final class SingleRoll<T, R> {

    /**
     * Where the procedure stands.
     *
     * @param die natural, 0 before it is thrown
     * @param modifier the sum of all modifiers, 0 before the die is thrown
     * @param result {@code null} before the die is thrown
     */
    public record Cast<T, R>(T subject, int die, int modifier, R result) {

        /** Die plus modifiers, not cut to any table. */
        public int modified() {
            return die + modifier;
        }
    }

    /** Reads the result off the natural and the modified die. */
    @FunctionalInterface
    public interface Outcome<T, R> {
        R of(T subject, int die, int modified);
    }

    private final Procedure<Cast<T, R>> procedure;

    private SingleRoll(Procedure<Cast<T, R>> procedure) {
        this.procedure = procedure;
    }

    /**
     * @param step what is done, as the explanation names it
     * @param rule the rule that orders it
     */
    public static <T, R> SingleRoll<T, R> of(String step, Citation rule, DieName die, Function<T, AppliedModifiers> modifiers,
            Outcome<T, R> outcome) {
        return new SingleRoll<>(Procedure.of(new Stage.Throw<Cast<T, R>>(step, state -> true, state -> die,
                (state, natural, account) -> {
                    var tally = modifiers.apply(state.subject());
                    var result = outcome.of(state.subject(), natural, tally.on(natural));
                    account.tell(() -> Step.of(step, rule).die(natural).tally(tally).result(result));
                    return new Cast<>(state.subject(), natural, tally.total(), result);
                })));
    }

    public Procedure<Cast<T, R>> procedure() {
        return procedure;
    }

    public Cast<T, R> start(T subject) {
        return new Cast<>(subject, 0, 0, null);
    }
}
