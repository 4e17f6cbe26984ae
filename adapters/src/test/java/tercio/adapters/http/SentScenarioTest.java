package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A scenario sent along with its leaders of several kinds, over HTTP: they are placed, and their stack is split as it is described. */
class SentScenarioTest {

    private static final String SCENARIO = """
            {"name": "two generals", "period": 6, "turn": 45, "startRound": "S1", "poorWeather": false,
             "alliances": [["england"], ["france"]],
             "countries": {"england": {"initiative": 12, "landTechnology": "muskets", "landTechnologyLevel": 40, "tercio": false, "stability": 0},
                           "france": {"initiative": 10, "landTechnology": "muskets", "landTechnologyLevel": 40, "tercio": false, "stability": 0}},
             "leaders": [{"id": "howard", "name": "Howard", "country": "england", "rank": "A", "maneuver": 3, "fire": 5, "shock": 4, "siege": 0,
                          "monarch": false, "kind": "admiral"},
                         {"id": "nobody", "name": "A general", "country": "england", "rank": "M", "maneuver": 1, "fire": 1, "shock": 1, "siege": 0,
                          "monarch": false, "anonymous": true}],
             "printedLeaders": [{"id": "%s"}],
             "owners": {"kent": "england", "picardie": "france"},
             "stacks": [{"id": "army", "province": "kent", "country": "england", "units": {"armyPlus": 1, "ld": 1}, "veteran": true,
                         "leaders": ["angleterre_marlborough"]},
                        {"id": "guard", "province": "picardie", "country": "france", "units": {"armyMinus": 1}, "veteran": false}]}""";

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    private static Client.Reply made(String printed) {
        return client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": %s, "dice": "server", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["england", "france"]}]}""".formatted(SCENARIO.formatted(printed)));
    }

    private static List<String> ids(JsonNode decisions) {
        return StreamSupport.stream(decisions.spliterator(), false).map(decision -> decision.path("id").asString()).toList();
    }

    @Test
    void leadersOfEveryKindAreEnteredPlacedAndLeaveWithAPartOfTheirStack() {
        var made = made("angleterre_marlborough").body();
        var game = "/api/games/" + made.path("id").asString();
        var anna = made.path("seats").path(0).path("token").asString();

        assertThat(ids(client.get(game + "/decisions", anna).body())).as("the admiral has no part").containsExactly("place-nobody");
        assertThat(client.post(game + "/commands", anna, "{\"type\": \"PlaceLeader\", \"leader\": \"nobody\", \"stack\": \"army\"}").status()).isEqualTo(200);
        assertThat(client.post(game + "/commands", anna, "{\"type\": \"DeclareCampaign\", \"country\": \"england\", \"campaign\": \"passive\"}").status())
                .isEqualTo(200);
        assertThat(ids(client.get(game + "/decisions", anna).body())).containsExactly("movement", "stay-alone-england", "split-army");
        var split = "{\"type\": \"SplitStack\", \"stack\": \"army\", \"units\": {\"ld\": 2}, \"leader\": false, \"leaders\": [\"nobody\"]";
        assertThat(client.post(game + "/decisions/split-army/check", anna, split + ", \"veteranLd\": 1}").status()).as("all are veterans").isEqualTo(422);
        assertThat(client.post(game + "/commands", anna, split + ", \"veteranLd\": 2}").status()).isEqualTo(200);
        var log = client.get(game + "/log", anna).raw().body();
        assertThat(log).contains("2 LD under A general leave England's stack of 5 LD under Marlborough");
    }

    @Test
    void aFaultIsNamedAtItsPlace() {
        var refused = made("espagne_mis_las_casas");

        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.raw().body()).contains("/printedLeaders/0/id", "no leader of this id is printed for land or naval stacks");
    }

    @Test
    void aPrintedScenarioIsReadChangedAndChecked() {
        var scenarios = "/api/rulesets/eu-military/scenarios";
        var artois = (ObjectNode) client.get("/api/scenarios/eu-military/artois", null).body();

        assertThat(artois.at("/stacks/0/units").propertyNames()).contains("armyPlus", "armyMinus", "ld");
        var fit = client.post(scenarios + "/check", null, artois.toString());
        assertThat(fit.status()).isEqualTo(200);
        assertThat(fit.body().toString()).isEqualTo("{\"parties\":[\"france\",\"spain\"],\"secrets\":false}");

        ((ObjectNode) artois.at("/stacks/0")).put("province", "atlantis");
        artois.put("turn", 63);
        var faulty = client.post(scenarios + "/check", null, artois.toString());
        assertThat(faulty.status()).isEqualTo(400);
        assertThat(faulty.body().at("/errors/0/pointer").asString()).isEqualTo("/turn");
        artois.put("turn", 30);
        assertThat(client.post(scenarios + "/check", null, artois.toString()).raw().body())
                .contains("\"/stacks/0/province\"", "there is no European province atlantis");
        artois.put("nobody", 1);
        assertThat(client.post(scenarios + "/check", null, artois.toString()).raw().body()).contains("\"/nobody\"", "is not known here");
        assertThat(client.post("/api/rulesets/chess/scenarios/check", null, "{}").status()).isEqualTo(404);
    }

    /** {@code a/b} was a stack that no address could name. */
    @Test
    void theIdOfAPieceIsAWordOfPlainLetters() {
        var artois = (ObjectNode) client.get("/api/scenarios/eu-military/artois", null).body();
        for (var id : List.of("a/b", "Arm\u00e9e", "-", "x".repeat(65))) {
            ((ObjectNode) artois.at("/stacks/0")).put("id", id);
            var checked = client.post("/api/rulesets/eu-military/scenarios/check", null, artois.toString());
            assertThat(checked.status()).as(id).isEqualTo(400);
            assertThat(checked.raw().body()).contains("\"/stacks/0/id\"");
            var made = client.post("/api/games", null, "{\"ruleset\": \"eu-military\", \"scenario\": " + artois + ", \"seats\": [{\"name\": \"Anna\", \"controls\": [\"france\"]}]}");
            assertThat(made.status()).as(id).isEqualTo(400);
            assertThat(made.raw().body()).contains("\"/scenario/stacks/0/id\"");
        }
    }
}
