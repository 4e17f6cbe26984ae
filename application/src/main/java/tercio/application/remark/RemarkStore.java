package tercio.application.remark;

import java.time.Instant;
import java.util.List;
import tercio.application.record.Remark;

/** Stores what is written beside games, in the order in which it was written. Nothing is changed or taken away. */
public interface RemarkStore {

    /** Adds a remark to a game. */
    void add(String game, Remark remark);

    /** All remarks of a game. */
    List<Remark> of(String game);

    /** How many remarks a game has. */
    int count(String game);

    /** How many remarks of a person were written at a moment or after it. */
    int count(String game, String person, Instant since);
}
