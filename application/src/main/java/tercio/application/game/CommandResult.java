package tercio.application.game;

import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.game.Verdict;
import tercio.domain.sentence.Sentence;

/** The answer to the sender of a command. Only {@link Done} has changed anything. */
public sealed interface CommandResult {

    /**
     * The command was carried out, now or when it was first sent.
     *
     * @param position of the last event
     */
    record Done(int position, List<RecordedEvent> events) implements CommandResult {
        public Done {
            events = List.copyOf(events);
        }
    }

    /** The same command was carried out before, by the events from one position to another. */
    record AlreadyDone(int first, int last) implements CommandResult {}

    /** The rulebook refuses the command or needs another die; its own verdict says which. */
    record Declined(Verdict.Declined<?> verdict) implements CommandResult {}

    /** The given dice do not fit the command. */
    record DiceMismatch(Sentence detail) implements CommandResult {}

    /**
     * A part of the command is not possible, whatever the rules say.
     *
     * @param pointer of the part
     * @param message to be put after it
     */
    record Malformed(String pointer, Sentence message) implements CommandResult {}

    /** Another seat has to give this command. */
    record NotPermitted(Sentence detail) implements CommandResult {}

    /** The game is at another position than the sender expected. */
    record StalePosition(int position) implements CommandResult {}

    /** The idempotency key belongs to another command. */
    record IdempotencyKeyReused(String key) implements CommandResult {}

    /** No game has this id. */
    record NoSuchGame(String game) implements CommandResult {}
}
