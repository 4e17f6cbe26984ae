package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The rulings of a recorded game are asked again at the adjudicator by the requests that the game gives, and are the same. */
class QuestionServiceTest {

    private static Client client;
    private static ImportedGame march;

    @BeforeAll
    static void start() throws IOException {
        client = Served.installed();
        march = ImportedGame.of(client, "march-on-artois");
    }

    private static Client.Reply question(int position) {
        return march.get("/questions/" + position);
    }

    /** The steps without who rolled: a game names the stack, the adjudicator the side. */
    private static List<JsonNode> told(JsonNode steps) {
        return steps.valueStream().<JsonNode>map(step -> ((ObjectNode) step.deepCopy()).without("side").without("readings")).toList();
    }

    @Test
    void eachIsTheSameRuling() {
        var host = march.host();
        var game = march.path();
        int newest = client.get(game, host).body().path("position").asInt();
        var procedures = new TreeSet<String>();
        for (int position = 1; position <= newest; position++) {
            var asked = question(position);
            if (asked.status() != 200) {
                assertThat(asked.status()).as("position %d: %s", position, asked.body()).isEqualTo(404);
                continue;
            }
            var procedure = asked.body().path("procedure").asString();
            procedures.add(procedure);
            var answer = client.post("/api/adjudications", null, asked.body().toString());
            assertThat(answer.status()).as("position %d: %s%n%s", position, asked.body(), answer.body()).isEqualTo(200);
            assertThat(answer.body().has("unusedDice")).as("position %d: %s", position, asked.body()).isFalse();
            var ruling = client.get(game + "/rulings/" + position, host);
            if (!procedure.equals("land-battle")) {
                assertThat(told(answer.body().path("explanation"))).as("position %d: %s", position, asked.body())
                        .isEqualTo(told(ruling.body().path("explanation")));
            }
        }
        assertThat(procedures).contains("land-battle", "undermining", "continuation");
    }

    @Test
    void whatRestsOnNoProcedureIsNotAsked() {
        assertThat(question(1).status()).isEqualTo(404);
        assertThat(question(1).detail()).contains("rests on no procedure");
        assertThat(question(0).status()).isEqualTo(400);
        assertThat(question(999).status()).isEqualTo(400);
        assertThat(client.get(march.path() + "/questions/9", null).status()).isIn(200, 404);
    }
}
