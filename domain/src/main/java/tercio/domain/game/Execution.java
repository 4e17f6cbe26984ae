package tercio.domain.game;

import java.util.function.Supplier;

/** The result of carrying out a command, or a step of it: done, or declined. */
public sealed interface Execution {

    /** It is carried out; its events are in the {@link CommandRun}. */
    enum Done implements Execution { DONE }

    /**
     * It is not carried out, and with it the whole command: events that were emitted before are discarded.
     *
     * @param verdict the refusal, or the demand for a die
     */
    record Declined(Verdict.Declined<?> verdict) implements Execution {}

    default boolean isDeclined() {
        return this instanceof Declined;
    }

    /**
     * Runs what follows if this is done: nothing follows a declined step.
     *
     * @return this result
     */
    default Execution then(Runnable next) {
        if (!isDeclined()) {
            next.run();
        }
        return this;
    }

    /**
     * The verdict on the command whose execution this is.
     *
     * @param accepted the verdict where it is done
     */
    default <E extends Event> Verdict<E> toVerdict(Supplier<Verdict.Accepted<E>> accepted) {
        return switch (this) {
            case Done done -> accepted.get();
            case Declined(Verdict.Refused<?>(var refusal)) -> new Verdict.Refused<>(refusal);
            case Declined(Verdict.NeedsDie<?>(var die, var label)) -> new Verdict.NeedsDie<>(die, label);
        };
    }
}
