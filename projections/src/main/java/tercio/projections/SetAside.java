package tercio.projections;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.application.record.RecordedEvent;

/**
 * Games set aside, each with the reason: their record is damaged, or this program cannot show them. Other games are not
 * affected. A game comes back when a rebuild or another build of the program makes all stored views again.
 */
public interface SetAside {

    /** The reason why a game is set aside; empty for other games. The record is checked first if it was not read since the start. */
    Optional<String> reason(String game);

    /**
     * All events of a game, whose record is checked as it is read; empty where the game is set aside.
     *
     * @throws RuntimeException if the record is intact and an event cannot be read all the same
     */
    Optional<List<RecordedEvent>> checkedEvents(String game);

    /**
     * Sets a game aside.
     *
     * @param reason one line
     */
    void put(String game, String reason);

    /** The games known to be set aside, with the reasons. */
    Map<String, String> all();

    /** Deletes all entries, before everything is rebuilt. */
    void clear();
}
