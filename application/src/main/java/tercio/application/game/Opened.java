package tercio.application.game;

import java.util.List;
import java.util.Map;

/** What comes of asking for a game. */
public sealed interface Opened {

    /** The tokens are told once; only their hashes are kept. */
    record Made(String game, String hostToken, List<Place> seats, String diceCommitment, int position) implements Opened {
        public Made {
            seats = List.copyOf(seats);
        }
    }

    /** A seat with its token. */
    record Place(String name, String token, List<String> controls) {}

    /** It cannot be made: a pointer into what was sent, and a message, for each fault. */
    record Faulty(Map<String, String> faults) implements Opened {}
}
