package tercio.adapters.eu.rulings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tercio.adapters.adjudication.AdjudicationResult;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.adjudication.ExplanationJson;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.given.Chance;
import tercio.domain.eu.given.Situation;
import tercio.domain.eu.given.War;
import tercio.domain.eu.land.interception.InterceptionReadings;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.domain.ruling.Readings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every ruling of a random game, asked again at the adjudicator with the same dice, is the same ruling. */
@Tag(Tier.BOTH)
class RulingsAskedAgainTest {

    private static final int MOST_COMMANDS = 6000;
    /** The least number of games, and the greatest until every procedure has come up often enough. More of them add other dice. */
    private static final int FEWEST_GAMES = Tier.times(1, 2);
    private static final int MOST_GAMES = 20;
    private static final int RANDOM_BOARDS = 26;
    private static final int FEWEST_BOARDS = Tier.times(1, 8);
    private static final Set<String> PROCEDURES = Set.of("assault", "continuation", "evasion", "interception", "land-battle", "undermining");
    /** Those that come up in every few games. */
    private static final Set<String> OFTEN = Set.of("assault", "continuation", "evasion", "interception", "land-battle");
    /** The procedures that an older edition has at the adjudicator. */
    private static final Set<String> OF_OLDER_RULES = Set.of("assault", "land-battle", "undermining");
    /** More rulings of each procedure than this, or the games say nothing of it. */
    private static final int LEAST = Tier.times(0, 2);
    /** The number that is asked again in wars of allies, whatever the procedure. */
    private static final int LEAST_OF_ALLIES = Tier.times(20, 100);

    private final Adjudicator adjudicator = RulebookModules.all().adjudicator();
    /** The number of times that each procedure was asked. */
    private final Map<String, Integer> asked = new TreeMap<>();

    /** Undermining is rare in them: one is asked again if it comes up, and enough of them in the games from other boards. */
    @Test
    void inGamesOfThePrintedScenarios() {
        var scenarios = List.of(War.RULES.scenario("low-countries").orElseThrow(), War.RULES.scenario("artois").orElseThrow());
        for (long seed = 0; seed < MOST_GAMES && !enough(OFTEN, seed, FEWEST_GAMES); seed++) {
            for (var scenario : scenarios) {
                askAgain(War.RULES, War.RULES.start(scenario, Readings.STANDARD), seed);
            }
        }
        assertThat(asked.keySet()).isSubsetOf(PROCEDURES);
        assertThat(OFTEN).allSatisfy(procedure -> assertThat(asked.getOrDefault(procedure, 0)).as(procedure).isGreaterThan(LEAST));
    }

    private boolean enough(Set<String> procedures, long games, int fewest) {
        return games >= fewest && procedures.stream().allMatch(procedure -> asked.getOrDefault(procedure, 0) > LEAST);
    }

    /** Periods, technologies, leaders, sizes and fortresses of all kinds, and every choice of every reading. */
    @Test
    void inGamesFromRandomBoards() {
        for (long seed = 0; seed < RANDOM_BOARDS && !enough(PROCEDURES, seed, FEWEST_BOARDS); seed++) {
            var random = new Random(seed);
            askAgain(War.RULES, War.RULES.start(RandomBoards.of(random), RandomBoards.readings(random)), 0);
        }
        assertThat(asked).containsOnlyKeys(PROCEDURES)
                .allSatisfy((procedure, times) -> assertThat(times).as(procedure).isGreaterThan(LEAST));
    }

    /** A request has one country on each side, so what a force of several countries does is asked only where that does not matter. */
    @Thorough("AlliesAskedAgainTest asks again of allies, with their contingents.")
    @Test
    void inGamesOfAllies() {
        var allies = Situation.franceAgainstSpain().alliances(List.of("france", "venice"), List.of("spain", "genes"))
                .level("artois", 1).level("flandre", 1).level("picardie", 1).startingIn(null).poorWeather()
                .owner("hainaut", "genes").owner("champagne", "venice")
                .stack("fra", "france", "picardie", 1, 0, 1).under(3, 3, 3, 1).stack("ven", "venice", "picardie", 0, 1, 0).under(2, 3, 3, 0)
                .stack("siege", "venice", "artois", 1, 0, 0).stack("rear", "france", "champagne", 0, 1, 1).underMonarch()
                .stack("spa", "spain", "flandre", 1, 0, 0).under(4, 2, 2, 0).stack("gen", "genes", "hainaut", 0, 1, 1).under(1, 1, 1, 1)
                .stack("spa2", "spain", "brabant", 1, 0, 0).scenario();
        for (long seed = 0; seed < MOST_GAMES && (seed < FEWEST_GAMES || allAsked() <= LEAST_OF_ALLIES); seed++) {
            askAgain(War.RULES, War.RULES.start(allies, Readings.STANDARD), seed);
        }
        assertThat(allAsked()).isGreaterThan(LEAST_OF_ALLIES);
    }

    private int allAsked() {
        return asked.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The main edition decides games of an older edition in matters on which that is silent. The short tier plays one of the two. */
    @Test
    void inGamesByTheOlderRules() {
        for (var rules : List.of(War.FAST, War.RAPID).subList(0, Tier.times(1, 2))) {
            asked.clear();
            for (long seed = 0; seed < MOST_GAMES && !enough(PROCEDURES, seed, FEWEST_GAMES); seed++) {
                askAgain(rules, rules.start(rules.scenario("artois").orElseThrow(), Readings.STANDARD), seed);
                askAgain(rules, rules.start(RandomBoards.of(new Random(seed)), Readings.STANDARD), seed);
            }
            assertThat(asked).containsOnlyKeys(PROCEDURES);
            assertThat(OF_OLDER_RULES).allSatisfy(
                    procedure -> assertThat(asked.get(procedure)).as("%s of %s", procedure, rules.id()).isGreaterThan(LEAST));
        }
    }

    private void askAgain(EuMilitary rules, EuState from, long seed) {
        for (var ruling : PlayedRulings.of(rules, Chance.game(rules, from, seed, MOST_COMMANDS)).asked()) {
            asked.merge(ruling.procedure(), 1, Integer::sum);
            if (OF_OLDER_RULES.contains(ruling.procedure())) {
                ruling.request().put("ruleset", rules.id());
            }
            var result = adjudicator.adjudicate(ruling.request());
            assertThat(result).as("game %d: %s%n%s", seed, ruling.request(), result.json()).isInstanceOf(AdjudicationResult.Ruled.class);
            var answer = result.json();
            assertThat(comparable(answer.path("explanation"))).as("game %d: %s", seed, ruling.request())
                    .isEqualTo(comparable(ExplanationJson.json(ruling.told(), rules::isReconstructed)));
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
            return same.path("readings").valueStream().anyMatch(reading -> reading.asString().equals(InterceptionReadings.INTERCEPTION_ORDER.id()))
                    ? ((ObjectNode) same).without("readings") : same;
        }).toList();
    }
}
