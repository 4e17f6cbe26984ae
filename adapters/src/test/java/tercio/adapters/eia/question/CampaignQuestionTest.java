package tercio.adapters.eia.question;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client;
import tercio.adapters.http.ImportedGame;
import tercio.adapters.http.Served;
import tools.jackson.databind.JsonNode;

/** The rulings of a recorded campaign are asked again at the adjudicator by the requests that the game gives, and are the same. */
class CampaignQuestionTest {

    private static Client client;
    private static ImportedGame game;
    /** The events of the game, the first one at 0. */
    private static final List<JsonNode> EVENTS = new ArrayList<>();
    /** The answers of the game to the question about each event. */
    private static final List<Client.Reply> QUESTIONS = new ArrayList<>();

    @BeforeAll
    static void start() throws IOException {
        client = Served.installed();
        game = ImportedGame.of(client, "turks-and-russians");
        int newest = game.read("").path("position").asInt();
        while (EVENTS.size() < newest) {
            game.read("/events?limit=500&from=" + (EVENTS.size() + 1)).forEach(EVENTS::add);
        }
        for (int position = 1; position <= newest; position++) {
            QUESTIONS.add(game.get("/questions/" + position));
        }
    }

    private static JsonNode payload(int position) {
        return EVENTS.get(position - 1).path("payload");
    }

    private static String type(int position) {
        return EVENTS.get(position - 1).path("type").asString();
    }

    /** The answer to the question of an event. */
    private static JsonNode answer(int position, JsonNode question) {
        var answer = client.post("/api/adjudications", null, question.toString());
        assertThat(answer.status()).as("position %d: %s%n%s", position, question, answer.body()).isEqualTo(200);
        assertThat(answer.body().has("unusedDice")).as("position %d: %s", position, question).isFalse();
        return answer.body();
    }

    /** Each procedure has questions in this game, and each answer has what the event of the game says. */
    @Test
    void eachIsTheSameRuling() {
        var told = new TreeMap<String, Integer>();
        for (int position = 1; position <= EVENTS.size(); position++) {
            var asked = QUESTIONS.get(position - 1);
            if (asked.status() != 200) {
                assertThat(asked.status()).as("position %d: %s", position, asked.body()).isEqualTo(404);
                continue;
            }
            var answer = answer(position, asked.body());
            told.merge(type(position), 1, Integer::sum);
            var fact = payload(position);
            switch (type(position)) {
                case "CorpsForaged", "BesiegedForaged" -> assertThat(answer.path("factorsLost").asInt()).isEqualTo(fact.path("lost").asInt());
                case "SupplyPaid" -> assertThat(answer.path("money").asInt()).isEqualTo(fact.at("/payments/0/money").asInt());
                case "AssaultAttempted" -> assertThat(answer.at("/attempt/result").asString()).isEqualTo(fact.path("result").asString());
                case "CombatRoundFought" -> sameRound(answer.path("rounds").get(fact.path("round").asInt() - 1), fact);
                case "CombatDecided" -> {
                    assertThat(answer.path("ended").asString()).isEqualTo(fact.path("end").asString().toLowerCase(Locale.ROOT).replace('_', '-'));
                    assertThat(answer.path("winner").asString()).isEqualToIgnoringCase(fact.path("winner").asString("none"));
                }
                case "PursuitRolled" -> assertThat(answer.at("/pursuit/points").asInt()).isEqualTo(fact.path("points").asInt());
                default -> { }
            }
        }
        assertThat(told.keySet()).contains("CorpsForaged", "BesiegedForaged", "SupplyPaid", "AssaultAttempted", "CombatRoundFought", "CombatDecided");
    }

    private static void sameRound(JsonNode round, JsonNode fact) {
        for (var side : List.of("attacker", "defender")) {
            assertThat(round.at("/" + side + "/die").asInt()).isEqualTo(fact.at("/" + side + "/die").asInt());
            assertThat(round.at("/" + side + "/table").asString()).isEqualTo(fact.at("/" + side + "/table").asString());
            assertThat(round.at("/" + side + "/factorsInflicted").asInt()).isEqualTo(fact.at("/" + side + "/factors").asInt());
            assertThat(round.at("/" + side + "/moraleInflicted").asInt()).isEqualTo(fact.at("/" + side + "/morale").asInt());
        }
    }

    @Test
    void allSixProceduresAreAsked() {
        var procedures = new TreeSet<String>();
        for (var asked : QUESTIONS) {
            if (asked.status() == 200) {
                procedures.add(asked.body().path("procedure").asString());
            }
        }
        assertThat(procedures).containsExactly("besieged-supply", "depot-supply", "field-combat", "forage", "siege-assault", "trivial-combat");
    }

    /** The reasons why there is no question are told: this game has combats in which forces arrived. */
    @Test
    void whatNoRequestSaysIsTold() {
        var reasons = new TreeSet<String>();
        for (var asked : QUESTIONS) {
            if (asked.status() == 404) {
                reasons.add(asked.detail().replaceFirst("There is no question about the event of position \\d+\\. ", ""));
            }
        }
        assertThat(reasons).contains("It rests on no procedure of the adjudicator.",
                "Forces joined the combat on this day, and a request has those that began it.");
    }
}
