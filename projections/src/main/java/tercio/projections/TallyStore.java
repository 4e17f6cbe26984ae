package tercio.projections;

import java.util.Optional;

/** Stores the contribution of each game to statistics. It can be emptied at any time. */
public interface TallyStore {

    /** The stored contribution of a game, whatever its position; empty where there is none. */
    Optional<GameTally> of(String game);

    void keep(String game, GameTally tally);

    /** Whether the contribution of a game up to a position is stored with nothing pending. The contribution itself is not read. */
    boolean isComplete(String game, int position);
}
