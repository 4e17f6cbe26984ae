package tercio.application.game;

import java.util.List;
import java.util.Map;

/** The result of creating a game. */
public sealed interface GameCreation {

    /** The game exists. The tokens are shown once; only their hashes are stored. */
    record Created(String game, String hostToken, List<SeatToken> seats, String diceCommitment, int position) implements GameCreation {
        public Created {
            seats = List.copyOf(seats);
        }
    }

    /** A seat with its token. */
    record SeatToken(String name, String token, List<String> controls) {}

    /** The request is invalid: for each fault a pointer into the request and a message. */
    record Invalid(Map<String, String> faults) implements GameCreation {}
}
