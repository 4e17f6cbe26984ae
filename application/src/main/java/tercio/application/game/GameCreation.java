package tercio.application.game;

import java.util.List;
import java.util.Map;

/** What comes of asking for a game. */
public sealed interface GameCreation {

    /** The tokens are told once; only their hashes are kept. */
    record Created(String game, String hostToken, List<SeatToken> seats, String diceCommitment, int position) implements GameCreation {
        public Created {
            seats = List.copyOf(seats);
        }
    }

    /** A seat with its token. */
    record SeatToken(String name, String token, List<String> controls) {}

    /** It cannot be made: a pointer into what was sent, and a message, for each fault. */
    record Invalid(Map<String, String> faults) implements GameCreation {}
}
