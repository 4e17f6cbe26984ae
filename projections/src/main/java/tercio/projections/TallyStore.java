package tercio.projections;

import java.util.Optional;

/** Keeps what each game adds to statistics. It can be emptied at any time. */
public interface TallyStore {

    /** What is kept of a game, whatever its position; empty where nothing is. */
    Optional<GameTally> of(String game);

    void keep(String game, GameTally tally);
}
