package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The host changes the board over HTTP; what it changed is told, taken back, forked, exported and verified like anything else. */
class AdjustmentTest {

    private static final String TWO = """
            {"reason": "entered from paper", "changes": [{"kind": "stack-placed", "stack": "fra-2", "province": "picardie"},
             {"kind": "stability-set", "country": "spain", "stability": -1}]}""";

    private static Client client;

    private String home;
    private String host;
    private String seat;

    @BeforeAll
    static void start() {
        client = Served.installed();
    }

    @BeforeEach
    void aWar() {
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "dice": "server", "undo": "free", "public": true,
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""");
        assertThat(made.status()).as(made.raw().body()).isEqualTo(201);
        home = "/api/games/" + made.body().path("id").asString();
        host = made.body().path("hostToken").asString();
        seat = made.body().at("/seats/0/token").asString();
    }

    private JsonNode get(String path) {
        var reply = client.get(home + path, host);
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(200);
        return reply.body();
    }

    private int position() {
        return get("").path("position").asInt();
    }

    @Test
    void allChangesAreMadeAndToldWithTheReason() {
        var before = position();

        var answer = client.post(home + "/adjustments", host, TWO);

        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(200);
        assertThat(answer.body().path("position").asInt()).isEqualTo(before + 1);
        assertThat(answer.etag()).isEqualTo("\"" + (before + 1) + "\"");
        var event = answer.body().at("/events/0");
        assertThat(event.path("type").asString()).isEqualTo("BoardAdjusted");
        assertThat(event.path("by").asString()).isEqualTo("host");
        assertThat(event.at("/causedBy/type").asString()).isEqualTo("Adjust");
        assertThat(event.at("/payload/changes/0/kind").asString()).isEqualTo("stack-placed");
        var stack = get("/map").path("zones").valueStream().flatMap(zone -> zone.path("stacks").valueStream()
                .filter(each -> each.path("id").asString().equals("fra-2")).map(each -> zone.path("id").asString())).toList();
        assertThat(stack).containsExactly("picardie");
        var told = get("/log").path("lines").path(before).path("text").asString();
        assertThat(told).startsWith("Adjustment by the host (entered from paper): ").contains("Picard").contains("stability -1");
        assertThat(get("/rulings").toString()).contains("adjustment by the host");
        var ruling = get("/rulings/" + (before + 1));
        assertThat(ruling.toString()).contains("TERCIO-ADJUST", "entered from paper");
        assertThat(get("/diff?from=" + before).toString()).contains("picardie");
        assertThat(get("/timeline").path("moments").valueStream().filter(moment -> moment.path("kind").asString().equals("adjustment")).toList()).hasSize(1);
        var entry = get("/ers/spain").at("/stabilityEntries/0");
        assertThat(entry.path("reason").asString()).isEqualTo("adjustment by the host");
        assertThat(entry.path("position").asInt()).isEqualTo(before + 1);
        client.post(home + "/adjustments", host, "{\"reason\": \"the sheet\", \"changes\": [{\"kind\": \"campaign-costs\", \"country\": \"france\", \"line\": \"B41\", \"ducats\": 70}]}");
        var line = get("/ers/france").path("lines").valueStream().filter(each -> each.path("line").asString().equals("B41")).findFirst().orElseThrow();
        assertThat(line.path("amount").asInt()).isEqualTo(70);
    }

    /** An adjustment by the host is no order of a party; the game counts all the same. */
    @Test
    void aGameWithAnAdjustmentIsInTheArchive() {
        client.post(home + "/adjustments", host, TWO);
        int adjusted = position();

        var answer = client.get("/api/analysis/questions/sessions?game=" + get("").path("id").asString(), host).body();

        assertThat(answer.path("rows")).as(answer.toString()).hasSize(1);
        assertThat(answer.at("/rows/0/events").asInt()).isEqualTo(adjusted);
    }

    @Test
    void anAdjustmentIsTakenBackBroughtBackForkedExportedAndVerified() {
        int before = position();
        var board = get("/map");
        client.post(home + "/adjustments", host, TWO);
        var adjusted = get("/map");
        assertThat(adjusted).isNotEqualTo(board);

        assertThat(client.post(home + "/undo", host, "{\"to\": " + before + ", \"reason\": \"a slip\"}").status()).isEqualTo(200);
        assertThat(get("/map")).isEqualTo(board);
        assertThat(client.post(home + "/redo", host, "{}").status()).isEqualTo(200);
        assertThat(get("/map")).isEqualTo(adjusted);
        assertThat(get("/map?at=" + (before + 1))).isEqualTo(adjusted);
        var report = get("/verification");
        assertThat(report.path("verified").asBoolean()).as(report.toString()).isTrue();
        var fork = client.post(home + "/forks", host, "{\"at\": " + (before + 1) + "}");
        assertThat(client.get("/api/games/" + fork.body().path("id").asString() + "/map", fork.body().path("hostToken").asString()).body()).isEqualTo(adjusted);
        var copy = client.post("/api/games/import?again=true", null, client.get(home + "/record", host).raw().body());
        assertThat(copy.status()).as(copy.raw().body()).isEqualTo(201);
        assertThat(client.get("/api/games/" + copy.body().path("id").asString() + "/map", copy.body().path("hostToken").asString()).body()).isEqualTo(adjusted);
    }

    @Test
    void whatCannotStandIsRefusedWithItsPlaceAndNothingIsMade() {
        int before = position();
        var answer = client.post(home + "/adjustments", host, """
                {"reason": "a slip", "changes": [{"kind": "stability-set", "country": "spain", "stability": -1},
                 {"kind": "stack-placed", "stack": "fra-9", "province": "picardie"}]}""");

        assertThat(answer.status()).as(answer.raw().body()).isEqualTo(422);
        assertThat(answer.body().path("rule").asString()).isEqualTo("TERCIO-ADJUST");
        assertThat(answer.body().at("/errors/0/pointer").asString()).isEqualTo("/changes/1/stack");
        assertThat(answer.body().at("/errors/0/legal").toString()).contains("fra-1");
        assertThat(position()).isEqualTo(before);
        for (var malformed : new String[][] {
                {"{\"reason\": \"x\", \"changes\": [{\"kind\": \"storm\"}]}", "/changes/0/kind"},
                {"{\"reason\": \"x\", \"changes\": [{\"kind\": \"stability-set\", \"country\": \"spain\", \"stability\": \"low\"}]}", "/changes/0/stability"},
                {"{\"reason\": \"x\", \"changes\": [{\"kind\": \"stability-set\", \"country\": \"spain\"}]}", "/changes/0/stability"},
                {"{\"reason\": \"x\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": true, \"wind\": 3}]}", "/changes/0/wind"},
                {"{\"reason\": \"x\"}", "/changes"},
                {"{\"changes\": []}", "/reason"}}) {
            var refused = client.post(home + "/adjustments", host, malformed[0]);
            assertThat(refused.status()).as("%s: %s", malformed[0], refused.raw().body()).isEqualTo(400);
            assertThat(refused.body().at("/errors/0/pointer").asString()).as(refused.raw().body()).isEqualTo(malformed[1]);
        }
        assertThat(client.post(home + "/adjustments", host, "{\"reason\": \" \", \"changes\": []}").status()).isEqualTo(422);
        assertThat(client.post(home + "/adjustments", host, "{\"reason\": \"" + "x".repeat(2001) + "\", \"changes\": [{\"kind\": \"weather-set\", \"bad\": true}]}")
                .status()).isEqualTo(400);
        assertThat(position()).isEqualTo(before);
    }

    @Test
    void theHostAloneAdjusts() {
        assertThat(client.post(home + "/adjustments", seat, TWO).status()).isEqualTo(403);
        assertThat(client.post(home + "/adjustments", null, TWO).status()).isEqualTo(401);
        assertThat(client.get(home + "/adjustments", seat).status()).isEqualTo(403);
        var asCommand = client.post(home + "/commands", seat, "{\"type\": \"Adjust\", \"reason\": \"x\", \"changes\": []}");
        assertThat(asCommand.status()).as("it is no command of a seat").isEqualTo(400);
    }

    @Test
    void whereOpponentsAgreeASeatAsksTheOthersForAnAdjustment() {
        var made = client.post("/api/games", null, """
                {"ruleset": "eu-military", "scenario": "artois", "dice": "server",
                 "seats": [{"name": "Anna", "controls": ["france"]}, {"name": "Ben", "controls": ["spain"]}]}""").body();
        var game = "/api/games/" + made.path("id").asString();
        var ben = made.at("/seats/1/token").asString();

        var asked = client.post(game + "/adjustments", made.at("/seats/0/token").asString(), TWO);

        assertThat(asked.status()).as(asked.raw().body()).isEqualTo(202);
        var request = client.get(game + "/decisions", ben).body().path(0);
        assertThat(request.path("kind").asString()).isEqualTo("AnswerRequest");
        assertThat(request.at("/asked/changes")).hasSize(2);
        var agreed = client.post(game + "/commands", ben, request.at("/options/0/command").toString());
        assertThat(agreed.status()).as(agreed.raw().body()).isEqualTo(200);
        assertThat(agreed.body().at("/events/1/type").asString()).isEqualTo("BoardAdjusted");
        assertThat(client.get(game + "/verification", ben).body().path("verified").asBoolean()).isTrue();
    }

    @Test
    void anAdjustmentIsMadeOnceAndOnTheBoardThatItsSenderKnows() {
        var key = new String[] {"Idempotency-Key", "k1"};
        int first = client.post(home + "/adjustments", host, TWO, key).body().path("position").asInt();
        assertThat(client.post(home + "/adjustments", host, TWO, key).body().path("position").asInt()).isEqualTo(first);
        assertThat(position()).isEqualTo(first);
        assertThat(client.post(home + "/adjustments", host, TWO, "If-Match", "\"" + (first - 1) + "\"").status()).isEqualTo(412);
    }

    @Test
    void theManifestAndTheGameDescribeTheKindsWithTheirSchemas() {
        for (var ruleset : new String[] {"eu-military", "empires-in-arms"}) {
            var kinds = client.get("/api/rulesets/" + ruleset, null).body().path("adjustments");
            assertThat(kinds).as(ruleset).hasSizeGreaterThan(14);
            assertThat(kinds).allSatisfy(kind -> {
                assertThat(kind.at("/schema/properties/kind/const")).isEqualTo(kind.path("kind"));
                assertThat(kind.path("title").asString()).isNotBlank();
                assertThat(kind.at("/schema/required").valueStream().map(JsonNode::asString)).contains("kind");
            });
        }
        var kinds = get("/adjustments").path("kinds");
        var placed = kinds.valueStream().filter(kind -> kind.path("kind").asString().equals("stack-placed")).findFirst().orElseThrow();
        assertThat(placed.at("/schema/properties/stack/enum").valueStream().map(JsonNode::asString)).contains("fra-1", "his-4");
        assertThat(placed.at("/schema/required").toString()).isEqualTo("[\"kind\",\"stack\",\"province\"]");
        var units = kinds.valueStream().filter(kind -> kind.path("kind").asString().equals("stack-units")).findFirst().orElseThrow();
        assertThat(Stream.of("armyPlus", "armyMinus", "ld")).allSatisfy(name ->
                assertThat(units.at("/schema/properties/units/properties/" + name + "/maximum").asInt()).isEqualTo(999));
    }
}
