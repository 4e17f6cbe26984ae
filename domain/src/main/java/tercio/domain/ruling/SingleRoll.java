package tercio.domain.ruling;

import java.util.function.Function;
import tercio.domain.dice.DieName;

/**
 * A procedure with a single die: the modifiers of the subject are added to the die, and the total gives the result. Most
 * questions of a rulebook have this form.
 *
 * @param <T> the subject: an attempt, a siege
 * @param <R> the result
 */
public final class SingleRoll<T, R> {

    /**
     * The state of the procedure.
     *
     * @param die the natural die, 0 before the roll
     * @param modifier the sum of all modifiers, 0 before the roll
     * @param result {@code null} before the roll
     */
    public record RollState<T, R>(T subject, int die, int modifier, R result) {

        /** Die plus modifiers, not clamped to a table. */
        public int modifiedDie() {
            return die + modifier;
        }
    }

    /** Determines the result from the natural and the modified die. */
    @FunctionalInterface
    public interface Outcome<T, R> {
        R of(T subject, int die, int modified);
    }

    private final Procedure<RollState<T, R>> procedure;

    private SingleRoll(Procedure<RollState<T, R>> procedure) {
        this.procedure = procedure;
    }

    /**
     * @param step the name of the step in the explanation
     * @param rule the rule of the step
     */
    public static <T, R> SingleRoll<T, R> of(String step, Citation rule, DieName die, Function<T, AppliedModifiers> modifiers,
            Outcome<T, R> outcome) {
        return new SingleRoll<>(Procedure.of(new Stage.Throw<RollState<T, R>>(step, state -> true, state -> die,
                (state, natural, recorder) -> {
                    var tally = modifiers.apply(state.subject());
                    var result = outcome.of(state.subject(), natural, tally.on(natural));
                    recorder.record(() -> Step.of(step, rule).die(natural).tally(tally).result(result));
                    return new RollState<>(state.subject(), natural, tally.total(), result);
                })));
    }

    public Procedure<RollState<T, R>> procedure() {
        return procedure;
    }

    public RollState<T, R> start(T subject) {
        return new RollState<>(subject, 0, 0, null);
    }
}
