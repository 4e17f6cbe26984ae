package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A position is written out as a scenario, a game begins from it, and the readings over which tables differ are told. */
class SetUpServiceTest {

    private static final String SEATS = "\"seats\": [{\"name\": \"Anna\", \"controls\": [\"france\", \"spain\"]}]";

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private static JsonNode made(String scenario, String more) {
        var reply = client.post("/api/games", null, "{\"ruleset\": \"eu-military\", \"scenario\": " + scenario + ", \"dice\": \"server\", \"undo\": \"free\", \"public\": true, "
                + more + SEATS + "}");
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(201);
        return reply.body();
    }

    private static JsonNode made(String scenario) {
        return made(scenario, "");
    }

    private static Client.Reply setUp(JsonNode game, String at) {
        return client.get("/api/games/" + game.path("id").asString() + "/set-up" + at, game.path("hostToken").asString());
    }

    private static void plays(JsonNode game, String command) {
        var reply = client.post("/api/games/" + game.path("id").asString() + "/commands", game.path("seats").path(0).path("token").asString(), command);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
    }

    @Test
    void aGameBeginsFromThePositionOfAnother() {
        var game = made("\"artois\"");
        plays(game, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"passive\"}");
        var written = setUp(game, "").body();

        assertThat(written.path("ruleset").asString()).isEqualTo("eu-military");
        assertThat(written.path("scenario").path("startRound").asString()).isEqualTo("S1");
        assertThat(written.path("scenario").path("session").path("countries").path("france").path("campaign").asString()).isEqualTo("passive");
        assertThat(written.path("leftOut").valueStream().map(JsonNode::asString)).singleElement().asString().contains("declared and paid again");
        var again = made(written.path("scenario").toString());
        assertThat(client.get("/api/games/" + again.path("id").asString() + "/map", null).body().path("stacks"))
                .isEqualTo(client.get("/api/games/" + game.path("id").asString() + "/map?at=0", null).body().path("stacks"));
    }

    @Test
    void theScenarioAloneHasNoFaultsAndItsGameAwaitsTheSameDecisions() {
        var game = made("\"artois\"");
        var scenario = client.get("/api/games/" + game.path("id").asString() + "/scenario?at=0", game.path("hostToken").asString());
        assertThat(scenario.status()).as(scenario.raw().body()).isEqualTo(200);

        var checked = client.post("/api/rulesets/eu-military/scenarios/check", null, scenario.raw().body());
        assertThat(checked.status()).as(checked.raw().body()).isEqualTo(200);
        var again = made(scenario.raw().body());
        assertThat(awaited(again)).isEqualTo(awaited(game)).isNotEmpty();
    }

    private static List<String> awaited(JsonNode game) {
        return client.get("/api/games/" + game.path("id").asString() + "/decisions", game.path("hostToken").asString()).body().valueStream()
                .map(decision -> decision.path("id").asString() + " " + decision.path("kind").asString() + " " + decision.path("options")).toList();
    }

    /** By the reading "stay" French ships lie on in Toulon though Spain holds it, from the beginning and in a set-up from there. */
    @Test
    void aPositionStandsByTheReadingsOfItsGame() {
        var scenario = (ObjectNode) client.get("/api/scenarios/eu-military/france-spain", null).body();
        scenario.withObject("/controllers").put("provence", "spain");
        var check = "/api/rulesets/eu-military/scenarios/check";
        var refused = client.post(check, null, scenario.toString());
        assertThat(refused.status()).isEqualTo(400);
        int toulon = scenario.path("fleets").valueStream().map(fleet -> fleet.path("at").asString()).toList().indexOf("provence");
        assertThat(refused.body().path("errors").path(0).path("pointer").asString()).isEqualTo("/fleets/" + toulon + "/at");
        assertThat(client.post(check + "?reading=EU-PORT-LOST:stay", null, scenario.toString()).status()).isEqualTo(200);
        assertThat(client.post(check + "?reading=EU-PORT-LOST:swim", null, scenario.toString()).raw().body()).contains("retreat, stay");
        assertThat(client.post(check + "?reading=EU-NONE:stay", null, scenario.toString()).raw().body()).contains("no such reading");

        var readings = "\"readings\": {\"EU-PORT-LOST\": \"stay\"}, ";
        var game = made(scenario.toString(), readings);
        var written = setUp(game, "").body();
        assertThat(written.path("readings").path("EU-PORT-LOST").asString()).isEqualTo("stay");
        assertThat(written.path("scenario").path("fleets").valueStream().map(fleet -> fleet.path("at").asString())).contains("provence");
        var again = made(written.path("scenario").toString(), readings);
        assertThat(setUp(again, "").body().path("scenario").path("fleets")).isEqualTo(written.path("scenario").path("fleets"));
    }

    @Test
    void aPositionWithinACommandOrOutsideTheGameIsNone() {
        var game = made("\"artois\"");
        plays(game, "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"none\"}");
        int newest = client.get("/api/games/" + game.path("id").asString(), null).body().path("position").asInt();

        var within = setUp(game, "?at=" + (newest - 1));
        assertThat(within.status()).as(within.raw().body()).isEqualTo(422);
        assertThat(within.raw().body()).contains("in the middle of what one command brought about");
        assertThat(setUp(game, "?at=" + (newest + 1)).status()).isEqualTo(400);
        assertThat(setUp(made("\"artois\""), "?at=0").status()).isEqualTo(200);
    }

    @Test
    void theReadingsThatSplitTheTablesAreListedWithTheirConsequencesAndToldByTheGame() {
        var cap = client.get("/api/readings", null).body().valueStream()
                .filter(reading -> reading.path("ruleset").asString().equals("eu-military") && reading.path("id").asString().equals("EU-ASSAULT-CAP")).findFirst().orElseThrow();
        assertThat(cap.path("dispute").path("says").size()).isEqualTo(2);
        assertThat(cap.path("dispute").path("others").asString()).contains("only other program say twice");
        assertThat(client.get("/api/readings?lang=fr", null).raw().body()).contains("le seul autre programme disent le double");

        var standard = client.get("/api/games/" + made("\"artois\"").path("id").asString(), null).body().path("readings");
        assertThat(standard.path("EU-ASSAULT-CAP").asString()).isEqualTo("resistance");
        var chosen = client.get("/api/games/" + made("\"artois\"", "\"readings\": {\"EU-ASSAULT-CAP\": \"twice-resistance\"}, ").path("id").asString(), null).body().path("readings");
        assertThat(chosen.path("EU-ASSAULT-CAP").asString()).isEqualTo("twice-resistance");
        assertThat(chosen.path("EU-BATTLE-LEADER-CAP").asString()).isEqualTo("off");
    }
}
