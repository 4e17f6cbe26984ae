package tercio.adapters.eu;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A game of the rapid battle by lost tables that its owner entered, beside one by the stand-ins of the program. */
class LostTablesServiceTest {

    private static final JsonMapper JSON = new JsonMapper();

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private record War(String home, String host) {}

    /** @param lines of the table of losses of a retreat; none for a game by the tables of the program */
    private static ObjectNode request(String... lines) {
        var request = JSON.createObjectNode().put("ruleset", "eu-rapid-battle").put("scenario", "artois").put("dice", "server").put("public", true);
        request.set("seats", JSON.readTree("[{\"name\": \"table\", \"controls\": [\"france\", \"spain\"]}]"));
        if (lines.length > 0) {
            var entered = request.putObject("charts").put("origin", "my copy").putObject("tables").putArray("retreat");
            for (var line : lines) {
                entered.add(line);
            }
        }
        return request;
    }

    private static War made(JsonNode request) {
        var answer = client.post("/api/games", null, request.toString());
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(201);
        return new War("/api/games/" + answer.body().path("id").asString(), answer.body().path("hostToken").asString());
    }

    private static JsonNode get(War war, String path) {
        var reply = client.get(war.home() + path, war.host());
        assertThat(reply.status()).as(path + ": " + reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static War own() {
        return made(request("roll_min,roll_max,loss_halves", ",3,0", "4,6,1", "7,,2"));
    }

    @Test
    void aTableThatWasEnteredIsNoLongerReconstructedInItsGame() {
        var printed = made(request());
        var own = own();

        assertThat(get(printed, "/tables/retreat").path("reconstructed").asBoolean()).isTrue();
        assertThat(get(own, "/tables/retreat").path("reconstructed").asBoolean()).isFalse();
        assertThat(get(own, "/tables/combat-results").path("reconstructed").asBoolean()).as("was not entered").isTrue();
        assertThat(get(own, "/tables/retreat").path("rows")).last().extracting(row -> row.at("/cells/0").asString()).as("two halves").isEqualTo("1");
        assertThat(get(own, "/tables/retreat").path("rows")).isNotEqualTo(get(printed, "/tables/retreat").path("rows"));
        assertThat(get(own, "").at("/charts/tables").toString()).isEqualTo("[\"retreat\"]");
        assertThat(get(printed, "").has("charts")).isFalse();
    }

    @Test
    void recordForkAndVerificationKeepIt() {
        var own = own();
        for (int number = 0; number < 6; number++) {
            var decisions = get(own, "/decisions");
            var sample = get(own, "/decisions/" + decisions.get(number % decisions.size()).path("id").asString() + "/sample?seed=" + number);
            assertThat(client.post(own.home() + "/commands", own.host(), sample.toString()).status()).isEqualTo(200);
        }

        assertThat(get(own, "/verification").path("verified").asBoolean()).isTrue();
        var copy = client.post("/api/games/import?again=true", null, client.get(own.home() + "/record", own.host()).raw().body());
        assertThat(copy.status()).as(copy.raw().body()).isEqualTo(201);
        var imported = new War("/api/games/" + copy.body().path("id").asString(), copy.body().path("hostToken").asString());
        assertThat(get(imported, "/charts")).isEqualTo(get(own, "/charts"));
        assertThat(get(imported, "/verification").path("verified").asBoolean()).isTrue();
        var fork = client.post(own.home() + "/forks", own.host(), "{\"at\": 2}");
        assertThat(fork.status()).as(fork.raw().body()).isEqualTo(201);
        assertThat(get(new War("/api/games/" + fork.body().path("id").asString(), fork.body().path("hostToken").asString()), "/charts")).isEqualTo(get(own, "/charts"));
    }

    @Test
    void aFaultNamesItsFileLineAndColumn() {
        var answer = client.post("/api/games", null, request("roll_min,roll_max,loss_thirds", ",3,much", "4,6,1", "7,,2").toString());
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.raw().body()).contains("retreat.csv", "line 2", "loss_thirds");
        var main = request("roll_min,roll_max,loss_thirds", ",3,0", "4,6,1", "7,,2").put("ruleset", "eu-military");
        assertThat(client.post("/api/games", null, main.toString()).status()).as("the main edition has no lost table").isEqualTo(400);
    }
}
