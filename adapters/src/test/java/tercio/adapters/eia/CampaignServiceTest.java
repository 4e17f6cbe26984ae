package tercio.adapters.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.adapters.http.Client;
import tercio.adapters.http.Served;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Games of Empires in Arms over HTTP: made, shown, played by a program that knows no rules, taken back, exported and verified. */
class CampaignServiceTest {

    private static final JsonMapper JSON = new JsonMapper();

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    /** A game with the tokens of its seats by power. */
    private record Campaign(String home, String host, Map<String, String> seats) {}

    private static Campaign made(String scenario) {
        var powers = client.get("/api/scenarios", null).body().valueStream()
                .filter(each -> each.path("name").asString().equals(scenario)).findFirst().orElseThrow().path("parties");
        var body = JSON.createObjectNode().put("ruleset", "empires-in-arms").put("scenario", scenario).put("dice", "server").put("public", true);
        var seats = body.putArray("seats");
        powers.forEach(power -> seats.addObject().put("name", "seat of " + power.asString()).putArray("controls").add(power.asString()));
        var answer = client.post("/api/games", null, body.toString());
        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(201);
        var tokens = new HashMap<String, String>();
        answer.body().path("seats").forEach(seat -> tokens.put(seat.path("controls").path(0).asString(), seat.path("token").asString()));
        return new Campaign("/api/games/" + answer.body().path("id").asString(), answer.body().path("hostToken").asString(), tokens);
    }

    private static JsonNode get(Campaign game, String path) {
        var reply = client.get(game.home() + path, game.host());
        assertThat(reply.status()).as(path + ": " + reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private static JsonNode find(JsonNode list, String field, String value) {
        return list.valueStream().filter(each -> each.path(field).asString("").equals(value)).findFirst().orElseThrow();
    }

    /** Answers so many decisions by what the service offers for them. */
    private static void play(Campaign game, int commands) {
        for (int number = 0; number < commands; number++) {
            var decisions = get(game, "/decisions");
            assertThat(decisions).as("a game that is not over waits for somebody").isNotEmpty();
            // Pieces that may move stand under the name of the contract, and under the one that they had before.
            assertThat(decisions).allSatisfy(awaited -> assertThat(awaited.at("/open/stacks")).isEqualTo(awaited.at("/open/pieces")));
            var decision = decisions.get(number % decisions.size());
            var sample = get(game, "/decisions/" + decision.path("id").asString() + "/sample?seed=" + number);
            var reply = client.post(game.home() + "/commands", game.host(), sample.has("command") ? sample.path("command").toString() : sample.toString());
            assertThat(reply.status()).as("%s offers %s: %s", decision.path("id"), sample, reply.raw().body()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @CsvSource({"turkey-russia, 12", "danube-1805, 20", "europe-1805, 8"})
    void aProgramThatKnowsNoRulesPlaysAndTheGameIsVerified(String scenario, int commands) {
        var game = made(scenario);

        play(game, commands - 1);
        int before = get(game, "").path("position").asInt();
        play(game, 1);

        var report = get(game, "/verification");
        assertThat(report.path("verified").asBoolean()).as(report.toString()).isTrue();
        for (var view : new String[] {"/map", "/powers", "/sequence", "/supply", "/combats", "/board", "/log", "/timeline"}) {
            assertThat(get(game, view)).as(view).isNotEmpty();
        }
        assertThat(client.post(game.home() + "/undo", game.host(), "{\"to\": " + before + ", \"reason\": \"a slip\"}").status()).isEqualTo(200);
        assertThat(client.post(game.home() + "/redo", game.host(), "{}").status()).isEqualTo(200);
        var copy = client.post("/api/games/import?again=true", null, client.get(game.home() + "/record", game.host()).raw().body());
        assertThat(copy.status()).as(copy.raw().body()).isEqualTo(201);
        assertThat(client.get("/api/games/" + copy.body().path("id").asString() + "/map", copy.body().path("hostToken").asString()).body())
                .isEqualTo(get(game, "/map"));
    }

    @Test
    void theMapShowsAreasWithCitiesDepotsAndCorps() {
        var game = made("danube-1805");

        var map = get(game, "/map");

        assertThat(map.path("zones")).hasSize(725);
        assertThat(map.path("seas")).hasSize(63);
        var vienna = find(map.path("zones"), "id", "474");
        assertThat(vienna.path("name").asString()).isEqualTo("Vienna");
        assertThat(vienna.path("owner").asString()).isEqualTo("austria");
        assertThat(vienna.at("/city/spires").asInt()).isEqualTo(4);
        assertThat(vienna.at("/city/inside").asInt()).as("a garrison of 5 and the ten factors of the VIII corps").isEqualTo(15);
        assertThat(vienna.at("/depots/0/power").asString()).isEqualTo("austria");
        var strasbourg = find(map.path("zones"), "id", "775").path("pieces");
        assertThat(find(strasbourg, "id", "france-guard").at("/factors/counts/guard").asInt()).isEqualTo(6);
        assertThat(strasbourg.path(0).at("/leaders/0/name").asString()).as("the senior leader is with the first corps").isEqualTo("Napoleon");
        assertThat(strasbourg.valueStream().mapToInt(corps -> corps.path("leaders").size()).max()).as("each leader has a corps of his own").hasValue(1);
        var munich = find(map.path("zones"), "id", "326");
        assertThat(munich.path("owner").asString()).as("a free state under France").isEqualTo("france");
        assertThat(munich.path("standing").asString()).isEqualTo("free-state");
    }

    @Test
    void theOtherViewsTellMoneyOrderAndChains() {
        var game = made("danube-1805");

        var france = get(game, "/powers/france");
        assertThat(france.path("money").asInt()).isEqualTo(25);
        assertThat(france.path("enemies").toString()).isEqualTo("[\"austria\",\"russia\"]");
        assertThat(france.path("corps")).hasSize(15);
        assertThat(get(game, "/sequence").path("segment").asString()).isEqualTo("announcement");
        var russia = find(get(game, "/supply").path("powers"), "power", "russia");
        assertThat(find(russia.path("depots"), "area", "197").path("source").asBoolean()).isTrue();
        assertThat(find(russia.path("depots"), "area", "784").path("leadsTo").asString()).as("Krakow leads back over West Galicia").isEqualTo("780");
        assertThat(find(russia.path("depots"), "area", "780").path("leadsTo").asString()).isEqualTo("197");
        assertThat(get(game, "/combats").path("due")).isEmpty();
        assertThat(client.get(game.home() + "/powers/prussia", game.host()).status()).isEqualTo(404);
    }

    @Test
    void thePrintedBoardHasAreasRiversAndArrows() {
        var board = client.get("/api/rulesets/empires-in-arms/board", null).body();

        assertThat(board.path("zones")).hasSize(788);
        var ulm = find(board.path("zones"), "id", "320");
        assertThat(ulm.toString()).isEqualTo("{\"id\":\"320\",\"name\":\"Ulm\",\"kind\":\"land\",\"terrain\":\"clear\",\"capacity\":15,\"city\":\"Ulm\","
                + "\"fleches\":1,\"forage\":4,\"nation\":\"wurttemburg\",\"ports\":[],\"province\":\"Wurttemburg\",\"spires\":3,"
                + "\"tags\":[\"winter\",\"city\",\"fortress\"],\"winterZone\":true}");
        assertThat(board.path("borders").valueStream().filter(edge -> edge.path("kind").asString().equals("river"))).hasSize(259);
        assertThat(board.path("borders").valueStream().filter(edge -> edge.path("kind").asString().equals("arrow"))).hasSize(11);
        assertThat(find(board.path("parties"), "id", "great-britain").path("name").asString()).isEqualTo("Great Britain");
    }

    @Test
    void aScenarioThatIsSentIsCheckedPieceByPiece() {
        var sent = """
                {"ruleset": "empires-in-arms", "seats": [], "scenario": {"name": "sent", "from": {"year": 1805, "month": 9}, "to": {"year": 1805, "month": 12},
                 "powers": [{"power": "austria", "money": 5}], "corps": [{"corps": "austria-ix", "area": "474", "city": false}],
                 "strengths": {"austria-ix": {"counts": {"infantry": 3}}}, "diplomacy": {}}}""";
        var answer = client.post("/api/games", null, sent);
        var french = client.post("/api/games", null, sent, "Accept-Language", "fr");

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.raw().body()).contains("/scenario/corps/0/corps").contains("there is no corps austria-ix");
        assertThat(french.status()).isEqualTo(400);
        assertThat(french.raw().body().replace('\u00a0', ' ')).contains("/scenario/corps/0/corps").contains("il n’y a pas de corps « austria-ix »");
    }

    /** Faults of any request for a new game are told in the language of who asks, too. */
    @Test
    void aGameWithoutSeatsIsRefusedInTheLanguageOfWhoAsks() {
        var sent = """
                {"ruleset": "empires-in-arms", "seats": [], "scenario": {"name": "sent", "from": {"year": 1805, "month": 9}, "to": {"year": 1805, "month": 12},
                 "powers": [{"power": "austria", "money": 5}], "diplomacy": {}}}""";

        assertThat(client.post("/api/games", null, sent).raw().body()).contains("a game needs at least one seat");
        assertThat(client.post("/api/games", null, sent, "Accept-Language", "fr").raw().body()).contains("une partie demande un siège au moins");
    }

    /** Great Britain has a corps on a fleet in sea area 734, next to 428 in Brittany. */
    private static String landing(String fleetOfCorps) {
        return """
                {"ruleset": "empires-in-arms", "public": true, "seats": [{"name": "Anna", "controls": ["great-britain"]}, {"name": "Ben", "controls": ["france"]}],
                 "scenario": {"name": "sent", "from": {"year": 1805, "month": 9}, "to": {"year": 1805, "month": 12},
                 "powers": [{"power": "great-britain", "money": 5}, {"power": "france", "money": 5}],
                 "fleets": [{"id": "home", "power": "great-britain", "at": "734"}],
                 "corps": [{"corps": "great-britain-i", "area": "734", "city": false, "fleet": "%s"}],
                 "strengths": {"great-britain-i": {"counts": {"infantry": 6}}},
                 "diplomacy": {"wars": [{"one": "france", "other": "great-britain"}]}}}""".formatted(fleetOfCorps);
    }

    @Test
    void aCorpsOnAFleetIsSentSeenWithoutItsFactorsAndDisembarks() {
        var wrong = client.post("/api/games", null, landing("away"));
        assertThat(wrong.status()).isEqualTo(400);
        assertThat(wrong.raw().body()).contains("/scenario/corps/0/fleet").contains("there is no fleet away");

        var made = client.post("/api/games", null, landing("home"));
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        var home = "/api/games/" + made.body().path("id").asString();
        var host = made.body().path("hostToken").asString();
        var open = find(client.get(home + "/map", null).body().path("seas"), "id", "734").path("pieces").path(0);
        assertThat(open.path("id").asString()).isEqualTo("great-britain-i");
        assertThat(open.path("within").asString()).isEqualTo("aboard");
        assertThat(open.has("factors")).isFalse();
        var anna = find(made.body().path("seats"), "name", "Anna").path("token").asString();
        assertThat(find(client.get(home + "/map", anna).body().path("seas"), "id", "734").at("/pieces/0/factors/total").asInt()).isEqualTo(6);

        for (var command : new String[] {"{\"type\": \"AnnounceSlot\", \"power\": \"france\", \"place\": 2}",
                "{\"type\": \"EndStep\", \"power\": \"great-britain\", \"step\": \"depots\"}",
                "{\"type\": \"Disembark\", \"power\": \"great-britain\", \"corps\": \"great-britain-i\", \"area\": \"428\", \"intoCity\": false}"}) {
            var reply = client.post(home + "/commands", host, command);
            assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        }
        assertThat(find(client.get(home + "/map", null).body().path("zones"), "id", "428").at("/pieces/0/id").asString()).isEqualTo("great-britain-i");
        assertThat(client.get(home + "/verification", host).body().path("verified").asBoolean()).isTrue();
    }
}
