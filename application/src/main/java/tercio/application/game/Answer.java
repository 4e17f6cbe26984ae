package tercio.application.game;

import java.util.List;
import tercio.application.record.RecordedEvent;
import tercio.domain.dice.DieName;
import tercio.domain.game.Refusal;

/** What a caller hears about a command. Only {@link Done} has changed anything. */
public sealed interface Answer {

    /**
     * It was carried out, now or when it was sent for the first time.
     *
     * @param position of the last event
     */
    record Done(int position, List<RecordedEvent> events) implements Answer {
        public Done {
            events = List.copyOf(events);
        }
    }

    /** It was carried out before, by the events from one position to another. */
    record DoneBefore(int first, int last) implements Answer {}

    /** The rules forbid it. */
    record Forbidden(Refusal refusal) implements Answer {}

    /** A die is wanted that was not given. */
    record DieWanted(DieName die, String words) implements Answer {}

    /** The dice that were given do not fit. */
    record DiceAmiss(String detail) implements Answer {}

    /** It is for others to decide. */
    record NotYours(String detail) implements Answer {}

    /** The game has moved on from the position that the caller knew. */
    record MovedOn(int position) implements Answer {}

    /** The key was used for something else. */
    record KeyTaken(String key) implements Answer {}

    /** There is no such game. */
    record NoSuchGame(String game) implements Answer {}
}
