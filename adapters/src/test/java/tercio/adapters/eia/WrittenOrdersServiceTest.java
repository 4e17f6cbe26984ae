package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tools.jackson.databind.json.JsonMapper;

/** Written orders over the API: Anna plays Russia and Ben Turkey, in a war of two months around Odessa 244 and Ismail. */
class WrittenOrdersServiceTest {

    private static final JsonMapper JSON = new JsonMapper();

    private static Service service;
    private static Client client;

    private String home;
    private String host;
    private String anna;
    private String ben;

    @BeforeAll
    static void start() {
        service = Service.inMemory(RulebookModules.all());
        client = new Client(service.port());
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private void opened(String readings) {
        opened(readings, "server");
    }

    private void opened(String readings, String dice) {
        var made = client.post("/api/games", null, """
                {"ruleset": "empires-in-arms", "scenario": "turkey-russia", "public": true, "readings": %s, "dice": "%s",
                 "seats": [{"name": "Anna", "controls": ["russia"]}, {"name": "Ben", "controls": ["turkey"]}]}""".formatted(readings, dice));
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        home = "/api/games/" + made.body().path("id").asString();
        host = made.body().path("hostToken").asString();
        anna = made.body().at("/seats/0/token").asString();
        ben = made.body().at("/seats/1/token").asString();
    }

    private Client.Reply orders(String path, String token, String party, String text) {
        return client.post(home + path, token, JSON.createObjectNode().put("party", party).put("text", text).toString());
    }

    private List<String> types(String token) {
        return client.get(home + "/events?limit=1000", token).body().valueStream().map(event -> event.path("type").asString()).toList();
    }

    @Test
    void aSheetIsCheckedSentAndCarriedOutAsTheCommandsOfItsPlayer() {
        opened("{}");
        var check = orders("/orders/check", anna, "russia", "russia I\ndepott Odessa");
        assertThat(check.body().at("/faults/0/line").asInt()).isEqualTo(2);
        assertThat(types(host)).doesNotContain("OrdersSent");

        var sent = orders("/orders", anna, "russia", "russia I (D); if attacked, cordon");
        assertThat(sent.status()).as(sent.raw().body()).isEqualTo(200);
        assertThat(types(host)).as("the sequence of Russia was carried out").contains("OrdersSent", "StepBegan", "SequenceEnded");
        var moved = client.get(home + "/events?limit=1000", host).body().valueStream().filter(event -> event.path("type").asString().equals("SequenceEnded")).findFirst().orElseThrow();
        assertThat(moved.path("by").asString()).isEqualTo("Anna");
        assertThat(client.get(home + "/verification", host).body().path("verified").asBoolean()).isTrue();
    }

    /** In a game with dice of the table, a sheet waits at each die and goes on when it is typed in. */
    @Test
    void aSheetWaitsForTheDiceOfTheTableAndGoesOn() {
        opened("{}", "physical");
        var sent = orders("/orders", anna, "russia", "russia I (F)\nforage");
        assertThat(sent.status()).as(sent.raw().body()).isEqualTo(200);
        assertThat(types(host)).contains("OrdersSent", "StepBegan").doesNotContain("CorpsForaged", "SequenceEnded");

        for (var corps : List.of("russia-i", "russia-guard", "russia-ii", "russia-iii")) {
            assertThat(types(host)).as("%s has not foraged", corps).doesNotContain("SequenceEnded");
            var foraged = client.post(home + "/commands", anna, "{\"type\": \"ForageCorps\", \"power\": \"russia\", \"corps\": \"" + corps + "\", \"dice\": [1]}");
            assertThat(foraged.status()).as(foraged.raw().body()).isEqualTo(200);
        }
        assertThat(types(host)).as("the sheet ends the sequence").contains("SequenceEnded");
        assertThat(types(host).stream().filter("CorpsForaged"::equals)).hasSize(4);
        assertThat(client.get(home + "/verification", host).body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void nobodyElseReadsOrWritesTheSheetOfAPower() {
        opened("{}");
        assertThat(orders("/orders", ben, "russia", "russia I").status()).isEqualTo(403);
        assertThat(orders("/orders/check", ben, "russia", "russia I").status()).isEqualTo(403);
        assertThat(orders("/orders", null, "russia", "russia I").status()).isEqualTo(401);
        assertThat(orders("/orders", anna, "atlantis", "russia I").status()).isEqualTo(400);

        assertThat(orders("/orders", ben, "turkey", "if attacked, cordon").status()).isEqualTo(200);
        assertThat(client.get(home + "/orders", ben).body().at("/orders/0/text").asString()).isEqualTo("if attacked, cordon");
        for (var other : new String[] {anna, null}) {
            assertThat(client.get(home + "/orders", other).body().at("/orders/0/party").asString()).isEqualTo("turkey");
            for (var channel : List.of("/orders", "/orders/told", "/events?limit=1000", "/log", "/record")) {
                assertThat(client.get(home + channel, other).raw().body()).as(channel).doesNotContain("cordon");
            }
        }
    }

    @Test
    void orderTogetherAreOpenedWhenTheLastHasSent() {
        opened("{\"EIA-ORDER-SHEETS\": \"together\"}");
        assertThat(orders("/orders", anna, "russia", "if attacked, cordon").status()).isEqualTo(200);
        assertThat(client.get(home + "/orders", ben).raw().body()).doesNotContain("cordon");
        assertThat(orders("/orders", ben, "turkey", "").status()).isEqualTo(200);
        assertThat(client.get(home + "/orders", ben).raw().body()).contains("cordon");
        assertThat(client.get(home + "/events?limit=1000", ben).raw().body()).as("what was sealed is open in history").contains("cordon");
    }

    @Test
    void anUndoTakesAnOrderBackAndTheSheetRests() {
        opened("{}");
        assertThat(orders("/orders", anna, "russia", "russia I (D)").status()).isEqualTo(200);
        int first = types(host).indexOf("OrdersSent") + 1;
        int newest = types(host).size();
        var undone = client.post(home + "/undo", host, "{\"to\": " + first + ", \"reason\": \"a slip\"}");
        assertThat(undone.status()).as(undone.raw().body()).isEqualTo(200);
        assertThat(types(host)).hasSize(newest + 1);
        assertThat(client.get(home + "/orders", anna).body().at("/orders/0/waiting").size()).isEqualTo(1);
        assertThat(client.post(home + "/commands", anna, "{\"type\": \"WithdrawOrders\", \"power\": \"russia\"}").status()).isEqualTo(200);
        assertThat(client.get(home + "/orders", anna).body().path("orders")).isEmpty();
    }

    @Test
    void hostileSheetsAreRefusedInWords() {
        opened("{}");
        assertThat(orders("/orders", anna, "russia", "x".repeat(20_000)).status()).isEqualTo(400);
        assertThat(orders("/orders", anna, "russia", "depot Odesa").detail()).startsWith("Line 1, column 7: There is no area or city 'Odesa'.");
        assertThat(orders("/orders/check", anna, "russia", "\n".repeat(1_500)).body().path("faults")).hasSize(1);
        assertThat(orders("/orders", anna, "russia", "if\u0000").status()).isEqualTo(400);
        assertThat(client.post(home + "/orders", anna, "[]").status()).isEqualTo(400);
        assertThat(client.post(home + "/orders", anna, "{\"party\": 5}").status()).isIn(400, 404);
        assertThat(client.post(home + "/commands", anna, "{\"type\": \"SendOrders\", \"power\": \"russia\", \"orders\": \"russia I\"}").status()).isEqualTo(400);
        assertThat(client.get(home + "/orders/told?from=0", anna).status()).isEqualTo(400);
        assertThat(types(host)).doesNotContain("OrdersSent");
    }
}
