package tercio.application.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The result of creating a game. */
public sealed interface GameCreation {

    /** The game exists. The tokens are shown once; only their hashes are stored. */
    record Created(String game, String hostToken, List<SeatToken> seats, String diceCommitment, int position) implements GameCreation {
        public Created {
            seats = List.copyOf(seats);
        }
    }

    /**
     * A person with its token.
     *
     * @param name of the seat that it plays, or of the person
     * @param controls the parties for which it acts
     * @param place in words; left out for the player of the seat of this name
     */
    record SeatToken(String name, String token, List<String> controls, Optional<String> place) {}

    /** The request is invalid: for each fault a pointer into the request and a message. */
    record Invalid(Map<String, String> faults) implements GameCreation {}
}
