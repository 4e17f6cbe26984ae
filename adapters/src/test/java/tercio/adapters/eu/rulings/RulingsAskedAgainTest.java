package tercio.adapters.eu.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.adjudication.AdjudicationResult;
import tercio.adapters.adjudication.ExplanationJson;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.eu.EuReadings;
import tercio.domain.eu.forces.LandTechnology;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Every ruling of a random game, asked again at the adjudicator with the same dice, is the same ruling. */
class RulingsAskedAgainTest {

    private static final int MOST_COMMANDS = 6000;
    private static final int GAMES = 40;

    private final Adjudicator adjudicator = RulebookModules.installed().adjudicator();
    /** How often each procedure was asked. */
    private final Map<String, Integer> asked = new TreeMap<>();

    @Test
    void inGamesOfThePrintedScenarios() {
        play(War.RULES.scenario("france-spain").orElseThrow(), Readings.STANDARD, GAMES);
        play(War.RULES.scenario("artois").orElseThrow(), Readings.STANDARD, GAMES);
        assertThat(asked).containsOnlyKeys("assault", "continuation", "evasion", "interception", "land-battle", "undermining")
                .allSatisfy((procedure, times) -> assertThat(times).as(procedure).isGreaterThan(20));
    }

    private void play(EuScenario scenario, Readings readings, int games) {
        LongStream.range(0, games).forEach(seed -> askAgain(War.RULES.start(scenario, readings), seed));
    }

    private void askAgain(EuState from, long seed) {
        for (var ruling : PlayedRulings.of(Chance.game(from, seed, MOST_COMMANDS)).asked()) {
            asked.merge(ruling.procedure(), 1, Integer::sum);
            var result = adjudicator.adjudicate(ruling.request());
            assertThat(result).as("game %d: %s%n%s", seed, ruling.request(), result.json()).isInstanceOf(AdjudicationResult.Ruled.class);
            var answer = result.json();
            assertThat(comparable(answer.path("explanation"))).as("game %d: %s", seed, ruling.request())
                    .isEqualTo(comparable(ExplanationJson.json(ruling.told())));
            ruling.outcome().forEach((pointer, value) ->
                    assertThat(answer.at(pointer)).as("game %d, %s of %s", seed, pointer, ruling.request()).isEqualTo(value));
            assertThat(answer.has("unusedDice")).as("dice that only the game needed: %s", ruling.request()).isFalse();
        }
    }

    /**
     * The steps without what a single request does not hold: who rolls is named by the stack in a game and by the side at the
     * adjudicator, and the order of several interceptions is a matter of the game.
     */
    private static List<JsonNode> comparable(JsonNode explanation) {
        return explanation.valueStream().<JsonNode>map(step -> {
            var same = ((ObjectNode) step.deepCopy()).without("side");
            return same.path("readings").valueStream().anyMatch(reading -> reading.asString().equals(EuReadings.INTERCEPTION_ORDER.id()))
                    ? ((ObjectNode) same).without("readings") : same;
        }).toList();
    }
}
