package tercio.adapters.http;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.application.game.NewGame;
import tercio.application.record.DiceMode;
import tools.jackson.databind.JsonNode;

/**
 * What is sent to make a game.
 *
 * @param scenario the name of one of the ruleset, or one written out
 * @param dice the server's where nothing is said
 * @param undo {@code free} where nothing is said
 */
record CreateGame(
        Optional<String> name,
        String ruleset,
        JsonNode scenario,
        Optional<DiceMode> dice,
        Optional<String> undo,
        Map<String, String> readings,
        @JsonProperty("public") Optional<Boolean> open,
        List<NewGame.SeatRequest> seats) {}
