package tercio.projections;

import java.util.Map;
import java.util.Optional;

/**
 * Games that are not shown because their record is damaged or this program cannot show them, each with the reason. The other
 * games do not notice. A game comes back when everything is made anew from the events: by a rebuild, or by another build of
 * the program.
 */
public interface SetAside {

    /** Why a game is set aside; empty where it is not. A record that was not read since the program started is checked first. */
    Optional<String> reason(String game);

    /** @param reason one line */
    void put(String game, String reason);

    /** The games that are known to be set aside. */
    Map<String, String> all();

    /** Forgets all of it, before everything is made anew. */
    void clear();
}
