package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Made;
import tools.jackson.databind.JsonNode;

/** Described answers over HTTP: the form of a decision, a sample of its answers, and the check of one. */
class DecisionFormTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.races();
    }

    private static String decision(Made game, String rest) {
        return "/api/games/" + game.id() + "/decisions/" + rest;
    }

    @Test
    void theFormShowsWhatStandsFixedTheFieldsAndTheirLimits() {
        var game = client.race("server", "free", false);

        var decisions = client.get("/api/games/" + game.id() + "/decisions", game.host()).body();

        var step = StreamSupport.stream(decisions.spliterator(), false)
                .filter(decision -> decision.path("id").asString().equals("step")).findFirst().orElseThrow();
        assertThat(step.path("piece").asString()).isEqualTo("red");
        assertThat(step.path("form").toString()).isEqualTo("{\"command\":{\"type\":\"Step\",\"pawn\":\"red\"},"
                + "\"fields\":[{\"name\":\"squares\",\"label\":\"squares\",\"kind\":\"count\",\"min\":1,\"max\":4,\"example\":1}],"
                + "\"limits\":[{\"text\":\"a step is 1 to 3 squares\",\"rule\":\"RACE-STEP\",\"fields\":[\"squares\"]}]}");
    }

    @Test
    void everyLegalAnswerIsSampledAndTheSameSeedGivesTheSame() {
        var game = client.race("server", "free", false);
        var seen = new HashSet<JsonNode>();
        for (int seed = 0; seed < 40; seed++) {
            var sample = client.get(decision(game, "step/sample?seed=" + seed), game.host());
            assertThat(sample.status()).isEqualTo(200);
            assertThat(client.get(decision(game, "step/sample?seed=" + seed), game.host()).body()).isEqualTo(sample.body());
            assertThat(client.post(decision(game, "step/check"), game.host(), sample.body().toString()).status()).isEqualTo(200);
            seen.add(sample.body());
        }

        assertThat(seen).extracting(answer -> answer.path("squares").asInt()).containsExactlyInAnyOrder(1, 2, 3);
        assertThat(client.get(decision(game, "step/sample?seed=many"), game.host()).status()).isEqualTo(400);
        assertThat(client.get(decision(game, "nothing/sample"), game.host()).status()).isEqualTo(404);
    }

    @Test
    void aCheckGivesTheRefusalThatTheCommandWouldGetAndChangesNothing() {
        var game = client.race("server", "free", false);
        var before = client.get("/api/games/" + game.id(), game.host()).body();

        var tooFar = client.post(decision(game, "step/check"), game.host(), "{\"type\":\"Step\",\"pawn\":\"red\",\"squares\":4}");
        assertThat(tooFar.status()).isEqualTo(422);
        assertThat(tooFar.body().path("rule").asString()).isEqualTo("RACE-STEP");
        assertThat(client.post(decision(game, "turn/check"), game.host(), "{\"type\":\"Gamble\",\"pawn\":\"red\"}").status())
                .as("a command that wants a die is legal").isEqualTo(200);
        assertThat(client.post(decision(game, "turn/check"), game.host(), "{\"type\":\"Leap\"}").status()).isEqualTo(400);
        assertThat(client.post(decision(game, "turn/check"), null, "{\"type\":\"Gamble\",\"pawn\":\"red\"}").status()).isEqualTo(401);
        assertThat(client.post(decision(game, "turn/check"), game.bert(), "{\"type\":\"Gamble\",\"pawn\":\"red\"}").status())
                .isEqualTo(403);
        assertThat(client.get("/api/games/" + game.id(), game.host()).body()).isEqualTo(before);
    }
}
