package tercio.application.record;

import java.util.List;
import java.util.OptionalInt;

/** Reads the recorded events of games. */
public interface EventLog {

    /** The events of a game from a position to another, as far as there are any; none where there is no such game. */
    List<RecordedEvent> between(String game, int from, int to);

    /** The newest position of a game, 0 where there is no such game. */
    int newest(String game);

    /** The newest position of a game to which other processes may append, too; empty where only this one does. */
    default OptionalInt sharedNewest(String game) {
        return OptionalInt.empty();
    }

    /** The events of a game from a position on; empty when there are none, or no such game. */
    default List<RecordedEvent> from(String game, int position) {
        return between(game, position, Integer.MAX_VALUE);
    }
}
