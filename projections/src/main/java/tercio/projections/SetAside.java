package tercio.projections;

import java.util.Map;
import java.util.Optional;

/**
 * The games that are set aside with the reason: their record is damaged, or this program cannot show them. Other games are not
 * affected. A game comes back when a rebuild or another build of the program makes all stored views again.
 */
public interface SetAside {

    /** The reason why a game is set aside; empty for other games. The record is checked first if it was not read since the start. */
    Optional<String> reason(String game);

    /** @param reason one line */
    void put(String game, String reason);

    /** The games that are known to be set aside, with the reasons. */
    Map<String, String> all();

    /** Deletes all entries, before everything is made again. */
    void clear();
}
