package tercio.adapters.http.games;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.application.game.NewGame;
import tercio.application.record.DiceMode;
import tercio.application.record.DiceTerms;
import tools.jackson.databind.JsonNode;

/**
 * The body of a request for a new game.
 *
 * @param scenario the name of a scenario of the ruleset, or a whole scenario
 * @param sides the opposing sides, lists of parties of the scenario's roster; only with the name of a scenario
 * @param dice {@code server} by default
 * @param undo {@code free}, {@code opponents-agree} or {@code host-only}; by default {@code opponents-agree} where several seats play, else
 *     {@code free}
 * @param openTable false by default
 * @param contributions whether the dice of the server wait for a contribution of each seat; {@code none} by default, so that play begins at
 *     once
 * @param charts the tables of your own copy of the game, by which this game is played; left out, those of the operator, or else of the
 *     program; without any table, those of the program
 */
record CreateGame(
        Optional<String> name,
        String ruleset,
        JsonNode scenario,
        List<List<String>> sides,
        Optional<DiceMode> dice,
        Optional<String> undo,
        Map<String, String> readings,
        @JsonProperty("public") Optional<Boolean> open,
        List<NewGame.SeatRequest> seats,
        Optional<Boolean> openTable,
        Optional<DiceTerms.Contributions> contributions,
        Optional<SentCharts> charts) {}
