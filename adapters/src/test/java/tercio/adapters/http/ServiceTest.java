package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tercio.adapters.http.Client.Made;
import tercio.adapters.http.Client.Reply;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** The service as a player's program sees it, with a made-up race for a game. */
class ServiceTest {

    private static Service service;
    private static Client client;

    @BeforeAll
    static void start() {
        service = Service.inMemory(new InstalledRulebooks(List.of(new Race()), List.of()));
        client = new Client(service.port());
    }

    @AfterAll
    static void stop() {
        client.close();
        service.close();
    }

    private static Reply command(Made game, String token, String body, String... headers) {
        return client.post("/api/games/" + game.id() + "/commands", token, body, headers);
    }

    private static int position(Made game) {
        return client.get("/api/games/" + game.id(), game.host()).body().path("position").asInt();
    }

    /** The status is the one, it is a problem, it holds no trace, and the game is as it was. */
    private static Reply turnedAway(Reply reply, int status) {
        assertThat(reply.status()).as(reply.raw().body()).isEqualTo(status);
        assertThat(reply.raw().headers().firstValue("Content-Type")).get().asString().startsWith("application/problem+json");
        assertThat(reply.body().path("status").asInt()).isEqualTo(status);
        assertThat(reply.raw().body()).doesNotContain("Exception", "tercio.", "\tat ");
        assertThat(reply.detail()).isNotEmpty();
        return reply;
    }

    @Test
    void nobodySignsInWhereNoIssuerIsNamed() {
        assertThat(client.get("/api/sign-in", null).status()).isEqualTo(404);
        assertThat(client.get("/sign-in", null).status()).isEqualTo(404);
        assertThat(client.get("/api", null).body().has("signIn")).isFalse();
        assertThat(client.get("/oauth2/authorization/tercio", null).status()).isEqualTo(404);
        assertThat(client.get("/api/openapi.json", null).raw().body()).doesNotContain("/api/sign-in");
    }

    @Test
    void aGameIsMadePlayedAndShown() {
        var made = client.post("/api/games", null, """
                {"ruleset": "race", "scenario": {"name": "inline", "goal": 5, "first": "blue"}, "dice": "physical", "undo": "free",
                 "readings": {"RACE-GAMBLE-FROM": "five"}, "seats": [{"name": "Anna", "controls": ["red", "blue"]}]}""");
        assertThat(made.status()).isEqualTo(201);
        var id = made.body().path("id").asString();
        assertThat(made.raw().headers().firstValue("Location")).contains("/api/games/" + id);
        var token = made.body().path("seats").path(0).path("token").asString();

        var played = client.post("/api/games/" + id + "/commands", token,
                "{\"type\": \"Gamble\", \"pawn\": \"blue\", \"dice\": [7]}", "If-Match", "\"1\"");

        assertThat(played.status()).isEqualTo(200);
        assertThat(played.etag()).isEqualTo("\"3\"");
        assertThat(played.body().path("position").asInt()).isEqualTo(3);
        var event = played.body().path("events").path(0);
        assertThat(event.path("type").asString()).isEqualTo("Gambled");
        assertThat(event.path("by").asString()).isEqualTo("Anna");
        assertThat(event.path("causedBy").path("type").asString()).isEqualTo("Gamble");
        assertThat(event.path("payload").path("die").asInt()).isEqualTo(7);
        assertThat(event.path("dice").path(0).path("purpose").asString()).isEqualTo("gamble");
        assertThat(event.has("undoneBy")).isTrue();

        var board = client.get("/api/games/" + id + "/board", token);
        assertThat(board.etag()).isEqualTo("\"3\"");
        assertThat(board.body().path("squares").path("blue").asInt()).isEqualTo(4);
        assertThat(client.get("/api/games/" + id + "/board?at=1", token).body().path("squares").path("blue").asInt()).isZero();
        assertThat(client.get("/api/games/" + id + "/board?at=2001-01-01T00:00:00Z", token).etag()).isEqualTo("\"0\"");
        var summary = client.get("/api/games/" + id, token).body();
        assertThat(summary.path("public").asBoolean(true)).isFalse();
        assertThat(summary.path("dice").asString()).isEqualTo("physical");
        assertThat(summary.path("awaiting").path(0).path("seat").asString()).isEqualTo("Anna");
    }

    @Test
    void aProgramThatKnowsNoRulesPlaysAGameToItsEnd() {
        var game = client.race("server", "free", false);
        for (int turn = 0; turn < 40; turn++) {
            var decisions = client.get("/api/games/" + game.id() + "/decisions", game.host()).body();
            if (decisions.isEmpty()) {
                break;
            }
            var command = turn % 2 == 0
                    ? decisions.path(0).path("options").path(1).path("command")
                    : client.get("/api/games/" + game.id() + "/moves/"
                            + decisions.path(1).path("open").path(turn < 20 ? "stacks" : "pieces").path(0).asString(), game.host())
                            .body().path(2).path("command");
            assertThat(command(game, game.host(), command.toString()).status()).isEqualTo(200);
        }
        assertThat(client.get("/api/games/" + game.id(), null).status()).isEqualTo(404);
        assertThat(client.get("/api/games/" + game.id(), game.anna()).body().path("over").asBoolean()).isTrue();
        var report = client.get("/api/games/" + game.id() + "/verification", game.anna()).body();
        assertThat(report.path("verified").asBoolean()).isTrue();
        assertThat(report.path("divergences").isArray()).isTrue();
        assertThat(report.path("diceProof").asString()).isEqualTo("intact");
        assertThat(client.get("/api/games/" + game.id() + "/dice", game.anna()).body().path("dice").size()).isPositive();
    }

    @Test
    void onceAGameIsOverAnyoneCanRecomputeTheServersDice() throws Exception {
        var game = client.race("server", "free", false);
        var dice = "/api/games/" + game.id() + "/dice";
        assertThat(client.get(dice + "/proof", game.anna()).body().path("revealed").asBoolean(true)).isFalse();
        assertThat(client.get(dice + "/proof", game.anna()).body().has("secret")).isFalse();
        command(game, game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\"}");
        command(game, game.bert(), "{\"type\": \"Rest\", \"pawn\": \"blue\"}");
        command(game, game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\"}");
        for (int turn = 0; turn < 8; turn++) {
            var pawn = turn % 2 == 0 ? "blue" : "red";
            command(game, game.host(), "{\"type\": \"Step\", \"pawn\": \"" + pawn + "\", \"squares\": 3}");
        }
        var proof = client.get(dice + "/proof", game.anna()).body();
        assertThat(proof.path("revealed").asBoolean()).isTrue();
        var secret = HexFormat.of().parseHex(proof.path("secret").asString());
        assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(secret)))
                .isEqualTo(proof.path("commitment").asString());
        var thrown = client.get(dice, game.anna()).body().path("dice");
        assertThat(thrown).hasSize(2);
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(secret, "HmacSHA256"));
        for (int time = 1; time <= 2; time++) {
            // Only the last 6 of 2^32 numbers would be drawn again.
            var text = String.join("\n", "2", game.id(), proof.path("contribution").asString(), "", "D10", "red", "gamble", "0", "" + time, "0");
            long drawn = ByteBuffer.wrap(mac.doFinal(text.getBytes(StandardCharsets.UTF_8))).getInt() & 0xffffffffL;
            assertThat(thrown.path(time - 1).path("value").asLong()).isEqualTo(drawn % 10 + 1);
        }
    }

    @Test
    void undoAndRedoAreEventsAndEqualBoardsHaveEqualBodies() {
        var game = client.race("physical", "free", false);
        command(game, game.anna(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 2}");
        var before = client.get("/api/games/" + game.id() + "/board", game.anna());
        command(game, game.bert(), "{\"type\": \"Gamble\", \"pawn\": \"blue\", \"dice\": [2]}");
        assertThat(client.post("/api/games/" + game.id() + "/undo", game.anna(), "{\"to\": 2, \"reason\": \"slip\"}").status())
                .isEqualTo(200);
        var after = client.get("/api/games/" + game.id() + "/board", game.anna());
        assertThat(after.raw().body()).isEqualTo(before.raw().body());
        assertThat(after.etag()).isEqualTo("\"5\"");
        var log = client.get("/api/games/" + game.id() + "/events?from=3&limit=2", game.anna()).body();
        assertThat(log.path(0).path("undoneBy").asInt()).isEqualTo(5);
        assertThat(log).hasSize(2);
        assertThat(client.post("/api/games/" + game.id() + "/redo", game.bert(), "{}").body().path("position").asInt()).isEqualTo(6);
        assertThat(client.get("/api/games/" + game.id() + "/rulings", game.anna()).body()).hasSize(1);
        assertThat(client.get("/api/games/" + game.id() + "/rulings?kind=Gambled&party=blue", game.anna()).body()).hasSize(1);
        assertThat(client.get("/api/games/" + game.id() + "/rulings?party=green", game.anna()).body()).isEmpty();
        assertThat(client.get("/api/games/" + game.id() + "/rulings/3", game.anna()).body().path("explanation")).hasSize(1);
        var changes = client.get("/api/games/" + game.id() + "/diff?from=1&to=2", game.anna()).body().path("changes");
        assertThat(changes.toString()).contains("{\"path\":\"/squares/red\",\"before\":0,\"after\":2}");
    }

    @Test
    void aCommandSentTwiceCountsOnceAndAStaleOneNotAtAll() {
        var game = client.race("physical", "free", false);
        var step = "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 2}";
        var first = command(game, game.anna(), step, "Idempotency-Key", "k1", "If-Match", "\"1\"");
        var second = command(game, game.anna(), step, "Idempotency-Key", "k1", "If-Match", "\"1\"");
        assertThat(second.status()).isEqualTo(200);
        assertThat(second.raw().body()).isEqualTo(first.raw().body());
        assertThat(second.etag()).isEqualTo(first.etag());
        turnedAway(command(game, game.anna(), step.replace("2", "3"), "Idempotency-Key", "k1"), 409);
        turnedAway(command(game, game.bert(), "{\"type\": \"Rest\", \"pawn\": \"blue\"}", "If-Match", "\"1\""), 412);
        assertThat(position(game)).isEqualTo(2);
    }

    @Test
    void badInputHasItsStatusAndLeavesTheGameAsItWas() {
        var game = client.race("physical", "free", false);
        var step = "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 2}";
        turnedAway(client.get("/api/games/nowhere/board", game.anna()), 404);
        turnedAway(client.post("/api/games/nowhere/commands", game.anna(), step), 404);
        turnedAway(command(game, null, step), 401);
        turnedAway(command(game, "wrong", step), 401);
        turnedAway(client.get("/api/games/" + game.id() + "/board", "wrong"), 401);
        turnedAway(client.get("/api/games/" + game.id() + "/board", null), 404);
        turnedAway(command(game, game.bert(), step), 403);
        turnedAway(client.get("/api/games/" + game.id() + "/nothing", game.anna()), 404);
        turnedAway(client.get("/api/games/" + game.id() + "/moves/green", game.anna()), 404);
        turnedAway(client.get("/api/games/" + game.id() + "/board?at=99", game.anna()), 400);
        turnedAway(client.get("/api/games/" + game.id() + "/board?at=soon", game.anna()), 400);
        turnedAway(client.get("/api/nothing", null), 404);
        turnedAway(client.post("/api/rulesets", null, "{}"), 405);
        turnedAway(command(game, game.anna(), step, "If-Match", "now"), 400);
        turnedAway(client.post("/api/games/" + game.id() + "/undo", game.anna(), "{\"to\": 9, \"reason\": \"a slip\"}"), 422);
        turnedAway(client.post("/api/games/" + game.id() + "/undo", game.anna(), "{}"), 400);
        turnedAway(client.post("/api/games/" + game.id() + "/redo", game.anna(), ""), 422);
        turnedAway(client.post("/api/games/import", game.anna(), "nonsense"), 422);
        assertThat(fault(client.get("/api/games/" + game.id() + "/events?from=first", game.anna()))).isEqualTo("/from");
        assertThat(fault(client.get("/api/games/" + game.id() + "/diff", game.anna()))).isEqualTo("/from");
        assertThat(fault(client.get("/api/games/" + game.id() + "/rulings/last", game.anna()))).isEqualTo("/position");
        turnedAway(client.get("/api/rulesets", null, "Accept", "application/xml"), 406);
        assertThat(position(game)).isEqualTo(1);
    }

    @Test
    void ofTwoWhoKnowTheSamePositionOneWinsAndTheOtherHearsThatTheGameMovedOn() throws Exception {
        var game = client.race("physical", "free", false);
        for (int turn = 1; turn <= 10; turn++) {
            var step = "{\"type\": \"Step\", \"pawn\": \"" + (turn % 2 == 1 ? "red" : "blue") + "\", \"squares\": 1}";
            var match = "\"" + turn + "\"";
            var statuses = new ConcurrentLinkedQueue<Integer>();
            var players = Stream.generate(() -> Thread.ofVirtual().unstarted(
                    () -> statuses.add(command(game, game.host(), step, "If-Match", match).status()))).limit(3).toList();
            players.forEach(Thread::start);
            for (var player : players) {
                player.join();
            }
            assertThat(statuses).containsExactlyInAnyOrder(200, 412, 412);
            assertThat(position(game)).isEqualTo(turn + 1);
        }
    }

    @Test
    void commandsAtOnceWithoutAPositionAreDecidedOneAfterTheOther() throws Exception {
        var game = client.race("physical", "free", false);
        var statuses = new ConcurrentLinkedQueue<Integer>();
        var players = Stream.generate(() -> Thread.ofVirtual().unstarted(() -> statuses.add(
                command(game, game.host(), "{\"type\": \"Rest\", \"pawn\": \"red\"}").status()))).limit(5).toList();
        players.forEach(Thread::start);
        for (var player : players) {
            player.join();
        }
        assertThat(statuses).containsExactlyInAnyOrder(200, 422, 422, 422, 422);
        assertThat(position(game)).isEqualTo(2);
    }

    private static String fault(Reply reply) {
        turnedAway(reply, 400);
        return reply.body().path("errors").path(0).path("pointer").asString();
    }

    @Test
    void aMalformedCommandIsToldWithAPointer() {
        var game = client.race("physical", "free", false);
        assertThat(fault(command(game, game.anna(), "{\"type\": \"Step\""))).isEmpty();
        assertThat(fault(command(game, game.anna(), "[]"))).isEmpty();
        var nothing = command(game, game.anna(), "");
        assertThat(fault(nothing)).isEmpty();
        assertThat(nothing.body().path("errors")).hasSize(1);
        assertThat(fault(command(game, game.anna(), "[".repeat(5000)))).isEmpty();
        assertThat(fault(command(game, game.anna(), "{\"pawn\": \"red\"}"))).isEqualTo("/type");
        var unknown = command(game, game.anna(), "{\"type\": \"Fly\"}");
        assertThat(fault(unknown)).isEqualTo("/type");
        assertThat(unknown.detail()).contains("Step", "Gamble", "Rest");
        assertThat(fault(command(game, game.anna(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 2, \"wings\": 2}"))).isEqualTo("/wings");
        for (var squares : List.of("\"2\"", "1.5", "null", "true", "99999999999", "[2]")) {
            assertThat(fault(command(game, game.anna(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": " + squares + "}")))
                    .isEqualTo("/squares");
        }
        assertThat(fault(command(game, game.anna(), "{\"type\": \"Step\", \"pawn\": \"red\"}"))).isEqualTo("/squares");
        assertThat(fault(command(game, game.anna(), "{\"type\": \"Step\", \"squares\": 1}"))).isEqualTo("/pawn");
        assertThat(fault(command(game, game.anna(), "{\"type\": \"Step\", \"pawn\": 7, \"squares\": 1}"))).isEqualTo("/pawn");
        assertThat(fault(command(game, game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [\"7\"]}"))).isEqualTo("/dice/0");
        assertThat(position(game)).isEqualTo(1);
    }

    @Test
    void aMalformedGameIsToldWithAPointer() {
        var seats = "\"seats\": [{\"name\": \"Anna\", \"controls\": [\"red\"]}]";
        assertThat(fault(client.post("/api/games", null, "{\"ruleset\": \"chess\", \"scenario\": \"short\", " + seats + "}"))).isEqualTo("/ruleset");
        assertThat(fault(client.post("/api/games", null, "{\"ruleset\": \"race\", \"scenario\": \"long\", " + seats + "}"))).isEqualTo("/scenario");
        assertThat(fault(client.post("/api/games", null, "{\"ruleset\": \"race\", \"scenario\": {\"name\": \"x\", \"goal\": 0}, " + seats + "}")))
                .isEqualTo("/scenario/goal");
        assertThat(fault(client.post("/api/games", null, "{\"ruleset\": \"race\", \"scenario\": {\"name\": \"x\"}, " + seats + "}")))
                .isEqualTo("/scenario/goal");
        assertThat(fault(client.post("/api/games", null, "{\"ruleset\": \"race\", \"scenario\": \"short\", \"dice\": \"loaded\", " + seats + "}")))
                .isEqualTo("/dice");
        assertThat(fault(client.post("/api/games", null, "{\"ruleset\": \"race\", \"scenario\": \"short\", \"readings\": {\"X\": \"y\"}, " + seats + "}")))
                .isEqualTo("/readings/X");
        assertThat(fault(client.post("/api/games", null,
                "{\"ruleset\": \"race\", \"scenario\": \"short\", \"seats\": [{\"name\": \"Anna\", \"controls\": [\"green\"]}]}")))
                .isEqualTo("/seats/0/controls/0");
        assertThat(fault(client.post("/api/games", null, "{\"ruleset\": \"race\", \"scenario\": \"short\", \"undo\": \"by-vote\", " + seats + "}")))
                .isEqualTo("/undo");
    }

    @Test
    void whatTheRulesForbidIsToldWithItsRuleAndWhatWouldBeLegal() {
        var game = client.race("physical", "host-only", false);
        var refused = turnedAway(command(game, game.bert(), "{\"type\": \"Rest\", \"pawn\": \"blue\"}"), 422);
        assertThat(refused.body().path("rule").asString()).isEqualTo("RACE-TURN");
        assertThat(refused.body().path("legal").path(1).path("command").toString()).isEqualTo("{\"type\":\"Gamble\",\"pawn\":\"red\"}");
        turnedAway(command(game, game.anna(), "{\"type\": \"Rest\", \"pawn\": \"green\"}"), 422);
        var wanted = turnedAway(command(game, game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\"}"), 422);
        assertThat(wanted.detail()).isEqualTo("The next die wanted is a d10: the die for gamble of red.");
        assertThat(wanted.body().path("die").path("purpose").asString()).isEqualTo("gamble");
        var french = client.post("/api/games/" + game.id() + "/commands", game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\"}", "Accept-Language", "fr").body();
        assertThat(french.path("title").asString()).isEqualTo("Un dé est demandé");
        assertThat(french.path("detail").asString()).isEqualTo("Le prochain dé demandé est un d10\u00a0: le dé pour gamble of red.");
        command(game, game.anna(), "{\"type\": \"Rest\", \"pawn\": \"red\"}");
        turnedAway(client.post("/api/games/" + game.id() + "/undo", game.anna(), "{\"to\": 1, \"reason\": \"a slip\"}"), 403);
        assertThat(client.post("/api/games/" + game.id() + "/undo", game.host(), "{\"to\": 1, \"reason\": \"a slip\"}").status()).isEqualTo(200);
    }

    @Test
    void aBodyOfTenMegabytesIsTooLarge() {
        var game = client.race("physical", "free", false);
        var large = "{\"type\": \"Step\", \"pawn\": \"" + "r".repeat(10_000_000) + "\"}";
        turnedAway(command(game, game.anna(), large), 413);
        assertThat(position(game)).isEqualTo(1);
    }

    @Test
    void aPublicGameIsSeenByAllAndListed() {
        var open = client.race("physical", "free", true);
        var hidden = client.race("physical", "free", false);
        assertThat(client.get("/api/games/" + open.id() + "/board", null).status()).isEqualTo(200);
        turnedAway(command(open, null, "{\"type\": \"Rest\", \"pawn\": \"red\"}"), 401);
        var all = client.get("/api/games?size=200", null).body().path("games").toString();
        assertThat(all).contains(open.id()).doesNotContain(hidden.id());
        assertThat(client.get("/api/games?size=200", hidden.bert()).body().path("games").toString()).contains(hidden.id());
        turnedAway(client.get("/api/games?size=0", null), 400);
        assertThat(client.get("/api/rulesets", null).body().path(0).path("id").asString()).isEqualTo("race");
        var scenario = client.get("/api/scenarios", null).body().path(0);
        assertThat(scenario.path("name").asString()).isEqualTo("short");
        assertThat(scenario.path("title").asString()).isEqualTo("The short race");
        assertThat(scenario.path("parties").toString()).isEqualTo("[\"blue\",\"red\"]");
    }

    @Test
    void aGameWithoutSentencesOrBoardOfItsOwnStillHasALogAndATimeline() {
        var game = client.race("physical", "free", false);
        command(game, game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [9]}");
        var lines = client.get("/api/games/" + game.id() + "/log", game.anna()).body().path("lines");
        assertThat(lines.path(1).path("text").asString()).isEqualTo("Gambled");
        assertThat(lines.path(1).path("dice").toString()).isEqualTo("[{\"purpose\":\"gamble\",\"side\":\"red\",\"value\":9}]");
        assertThat(client.get("/api/games/" + game.id() + "/timeline", game.anna()).raw().body())
                .isEqualTo("{\"position\":3,\"undone\":[],\"moments\":[],\"canRedo\":false}");
        turnedAway(client.get("/api/games/" + game.id() + "/log", null), 404);
        turnedAway(client.get("/api/rulesets/race/board", null), 404);
    }

    @Test
    void diceAreComparedWithFairOnes() {
        var game = client.race("physical", "free", false);
        command(game, game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [9]}");
        command(game, game.bert(), "{\"type\": \"Gamble\", \"pawn\": \"blue\", \"dice\": [2]}");
        client.post("/api/games/" + game.id() + "/undo", game.bert(), "{\"to\": 3, \"reason\": \"slip\"}");
        var path = "/api/games/" + game.id() + "/statistics";

        var body = client.get(path, game.anna()).body();

        assertThat(body.path("undone").asInt()).isEqualTo(1);
        assertThat(body.path("purposes").toString()).isEqualTo("[{\"purpose\":\"gamble\",\"rolls\":1,\"mean\":\"9.00\"}]");
        assertThat(body.path("dice").path(0).toString()).as("9 deviations of 0.1 squared and one of 0.9, by 0.1; one roll of a fair die is as odd as any other")
                .isEqualTo("{\"seat\":\"Anna\",\"die\":\"d10\",\"rolls\":1,\"counts\":[0,0,0,0,0,0,0,0,1,0],"
                        + "\"mean\":\"9.00\",\"chiSquare\":\"9.00\",\"pValue\":\"1.000\",\"pCorrected\":\"1.000\"}");
        assertThat(body.path("dice").path(2).toString()).endsWith("\"mean\":null,\"chiSquare\":null,\"pValue\":null,\"pCorrected\":null}");
        assertThat(client.get(path + "?at=1", game.anna()).body().path("purposes")).isEmpty();
        var csv = client.get(path, game.anna(), "Accept", "text/csv");
        assertThat(csv.raw().headers().firstValue("Content-Type")).get().asString().startsWith("text/csv");
        assertThat(csv.raw().body().lines()).hasSize(4).contains("seat,party,die,rolls,1,2,3,4,5,6,7,8,9,10,mean,chiSquare,pValue,pCorrected",
                "Anna,,d10,1,0,0,0,0,0,0,0,0,1,0,9.00,9.00,1.000,1.000", "Bert,blue,d10,0,0,0,0,0,0,0,0,0,0,0,,,,");
        assertThat(client.get("/api/statistics?ruleset=race", game.anna()).body().path("purposes").path(0).path("rolls").asInt()).isPositive();
        assertThat(client.get("/api/statistics?ruleset=chess", game.anna()).body().path("dice")).isEmpty();
        turnedAway(client.get(path, null), 404);
    }

    @Test
    void aForkIsAGameOfItsOwn() {
        var game = client.race("physical", "free", false);
        command(game, game.anna(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 2}");
        var fork = client.post("/api/games/" + game.id() + "/forks", game.bert(), "{\"at\": 2, \"name\": \"what if\"}");
        assertThat(fork.status()).isEqualTo(201);
        var id = fork.body().path("id").asString();
        var host = fork.body().path("hostToken").asString();
        assertThat(client.get("/api/games/" + id + "/board", host).raw().body())
                .isEqualTo(client.get("/api/games/" + game.id() + "/board", game.anna()).raw().body());
        turnedAway(client.get("/api/games/" + id + "/board", game.anna()), 404);
        assertThat(client.get("/api/games/" + id, host).body().path("forkedFrom").path("game").asString()).isEqualTo(game.id());
        turnedAway(client.post("/api/games/" + game.id() + "/forks", game.bert(), "{\"at\": 77}"), 400);
    }

    @Test
    void aRecordTravelsAndAnAlteredOneIsRefused() {
        var game = client.race("physical", "free", false);
        command(game, game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [9]}");
        var record = client.get("/api/games/" + game.id() + "/record", game.anna()).raw().body();
        assertThat(record.lines()).hasSize(4);
        var copy = client.post("/api/games/import?again=true", null, record);
        assertThat(copy.status()).isEqualTo(201);
        var id = copy.body().path("id").asString();
        var host = copy.body().path("hostToken").asString();
        for (int at = 0; at <= 3; at++) {
            assertThat(client.get("/api/games/" + id + "/board?at=" + at, host).raw().body())
                    .isEqualTo(client.get("/api/games/" + game.id() + "/board?at=" + at, game.anna()).raw().body());
        }
        var refused = turnedAway(client.post("/api/games/import?again=true", null, record.replace("\"die\":9", "\"die\":8")), 422);
        assertThat(refused.body().path("line").asInt()).isEqualTo(3);
    }

    @Test
    void theLogIsFollowedAsItGrows() throws Exception {
        var game = client.race("physical", "free", true);
        var request = HttpRequest.newBuilder(URI.create(client.base() + "/api/games/" + game.id() + "/events"))
                .header("Accept", "text/event-stream").header("Last-Event-ID", "1").build();
        var http = HttpClient.newHttpClient();
        try {
            var stream = http.send(request, BodyHandlers.ofInputStream());
            assertThat(stream.statusCode()).isEqualTo(200);
            command(game, game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [9]}");
            try (var lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                assertThat(ids(lines.lines())).containsExactly("id:2", "id:3");
            }
        } finally {
            http.shutdownNow();
        }
    }

    private static List<String> ids(Stream<String> lines) {
        return lines.filter(line -> line.startsWith("id:")).limit(2).toList();
    }

    @Test
    void healthMetricsAndTheDescriptionOfTheInterfaceAreThere() {
        var game = client.race("physical", "free", true);
        command(game, game.anna(), "{\"type\": \"Rest\", \"pawn\": \"red\"}");
        assertThat(client.get("/actuator/health", null).body().path("status").asString()).isEqualTo("UP");
        assertThat(client.get("/actuator/prometheus", service.operatorToken()).raw().body()).contains("tercio_commands_total");
        var description = client.get("/api/openapi.json", null).body();
        assertThat(description.path("openapi").asString()).startsWith("3.1");
        assertThat(description.path("paths").propertyNames()).contains("/api/games/{id}/commands", "/api/rulesets/{id}/board",
                "/api/rulesets/{id}/tables/{table}", "/api/games/{id}/log", "/api/games/{id}/timeline", "/api/games/{id}/statistics",
                "/api/statistics");
        assertThat(description.path("components").path("schemas").propertyNames())
                .contains("PrintedBoard", "PrintedTable", "LogBody", "Track", "MovePreview", "Risk");
        assertThat(client.get("/api/docs", null).status()).isIn(200, 302);
    }
}
