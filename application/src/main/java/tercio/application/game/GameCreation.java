package tercio.application.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.sentence.Sentence;

/** The result of creating a game. */
public sealed interface GameCreation {

    /**
     * The game exists. The tokens and the secrets of links are shown once; only their hashes are stored.
     *
     * @param seats the players, with their tokens: whoever makes a game hands out its seats
     * @param links of the other persons of the record from which the game was made
     */
    record Created(String game, String hostToken, List<SeatToken> seats, List<PlaceLink> links, String diceCommitment, int position)
            implements GameCreation {
        public Created {
            seats = List.copyOf(seats);
            links = List.copyOf(links);
        }
    }

    /**
     * A player with its token.
     *
     * @param name of the seat that it plays, or of the person
     * @param controls the parties for which it acts
     * @param place in words; left out for the player of the seat of this name
     */
    record SeatToken(String name, String token, List<String> controls, Optional<String> place) {}

    /** The request is invalid: for each fault a pointer into the request and a message. */
    record Invalid(Map<String, Sentence> faults) implements GameCreation {}
}
