package tercio.application.game;

import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.DieName;
import tercio.domain.game.Refusal;

/** What a caller hears about a command. Only {@link Done} has changed anything. */
public sealed interface CommandResult {

    /**
     * It was carried out, now or when it was sent for the first time.
     *
     * @param position of the last event
     */
    record Done(int position, List<RecordedEvent> events) implements CommandResult {
        public Done {
            events = List.copyOf(events);
        }
    }

    /** It was carried out before, by the events from one position to another. */
    record AlreadyDone(int first, int last) implements CommandResult {}

    /** The rules forbid it. */
    record Refused(Refusal refusal) implements CommandResult {}

    /** A die is wanted that was not given. */
    record DieRequired(DieName die, String words) implements CommandResult {}

    /** The dice that were given do not fit. */
    record DiceMismatch(String detail) implements CommandResult {}

    /** It is for others to decide. */
    record NotPermitted(String detail) implements CommandResult {}

    /** The game has moved on from the position that the caller knew. */
    record StalePosition(int position) implements CommandResult {}

    /** The key was used for something else. */
    record IdempotencyKeyReused(String key) implements CommandResult {}

    /** There is no such game. */
    record NoSuchGame(String game) implements CommandResult {}
}
