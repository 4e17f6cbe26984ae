package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import tercio.adapters.service.Service;

/** A request that cannot be read is a problem in JSON, says where it is wrong, and leaves no trace in the log. */
@Isolated("it looks at the log of the whole program, into which other tests write")
class MalformedRequestsTest {

    private static Service service;
    private static Client client;
    private static RawHttp http;
    private static Client.Made game;
    private static final ListAppender<ILoggingEvent> LOG = new ListAppender<>();

    @BeforeAll
    static void start() {
        service = RaceServer.start();
        client = new Client(service.port());
        http = new RawHttp(service.port());
        game = client.race("physical", "free", true);
        LOG.start();
        ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).addAppender(LOG);
    }

    @AfterAll
    static void stop() {
        ((Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME)).detachAppender(LOG);
        client.close();
        service.close();
    }

    @AfterEach
    void nothingIsLogged() {
        assertThat(LOG.list).extracting(ILoggingEvent::getFormattedMessage).isEmpty();
    }

    private static String commands() {
        return "/api/games/" + game.id() + "/commands";
    }

    private static RawHttp.Reply post(String path, String token, String body) {
        return http.post(path, body, "Content-Type: application/json", "Authorization: Bearer " + token);
    }

    private static String pointer(RawHttp.Reply reply) {
        return reply.problem(400).json().path("errors").path(0).path("pointer").asString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"?=0", "?%zz", "?a=%ff", "?a=%", "?at=1&at=2", "?at=%00", "?a=%c0%ae"})
    void queries(String query) {
        http.get("/api/games/" + game.id() + "/board" + query).problem(400);
        http.get("/api/rulesets" + query).problem(400);
        http.get("/" + query).problem(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/games/%00", "/api/games/a%2fb", "/api/games/%zz", "/api/games/..%2f..%2f", "/api/%", "/api/games/a\"b",
        "/api/games/a<b>", "/api/games/a\\b", "/%2e%2e/%2e%2e/etc/passwd", "/api/games/%ff", "/api/games/a%5cb", "/api/games/;x=1/board"})
    void paths(String path) {
        var reply = http.get(path);
        assertThat(reply.status()).as(path + reply.body()).isIn(400, 404);
        reply.problem(reply.status());
    }

    @Test
    void longOnes() {
        http.get("/api/games?page=" + "1".repeat(300)).problem(400);
        http.get("/api/games/" + "g".repeat(300)).problem(400);
        http.get("/api/games/" + "g".repeat(9000)).problem(400);
        http.get("/api/games", "Authorization: Bearer " + "t".repeat(2000)).problem(400);
    }

    @Test
    void theServersOwnPages() {
        http.get("/error").problem(404);
        http.get("/error", "Accept: text/html").problem(404);
        http.send("TRACE", "/api/games", "").problem(405);
        http.send("FLY", "/api/games", "").problem(405);
        http.send("PUT", "/api/games", "", "Content-Type: application/json").problem(405);
        http.get("/nothing", "Accept: text/html").problem(404);
        http.get("/api/games", "Host: a b").problem(400);
        http.get("/api/rulesets", "Accept: nonsense").problem(406);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": \"abc\"}'           | /dice",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": \"\"}'              | /dice",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": null}'              | /dice",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": 7}'                 | /dice",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": {\"0\": 7}}'        | /dice",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [null]}'            | /dice/0",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [true]}'            | /dice/0",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [[7]]}'             | /dice/0",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [1.5]}'             | /dice/0",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [0]}'               | /dice/0",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [-1]}'              | /dice/0",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [7, 11]}'           | /dice/1",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [99999999999999]}'  | /dice/0",
        "'{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [7, 7]}'            | /dice"})
    void tableDice(String body, String at) {
        assertThat(pointer(post(commands(), game.anna(), body))).isEqualTo(at);
    }

    @Test
    void moreDiceThanAnyCommandTakes() {
        var many = "1,".repeat(100_000) + "1";
        assertThat(pointer(post(commands(), game.anna(), "{\"type\": \"Gamble\", \"pawn\": \"red\", \"dice\": [" + many + "]}"))).isEqualTo("/dice");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "'{\"ruleset\": \"race\", \"scenario\": \"short\", \"seats\": [null]}'                                        | /seats/0",
        "'{\"ruleset\": \"race\", \"scenario\": \"short\", \"seats\": [{\"name\": null, \"controls\": [\"red\"]}]}'   | /seats/0/name",
        "'{\"ruleset\": \"race\", \"scenario\": \"short\", \"seats\": [{\"name\": \"A\", \"controls\": [null]}]}'     | /seats/0/controls/0",
        "'{\"ruleset\": \"race\", \"scenario\": \"short\", \"readings\": {\"RACE-GAMBLE-FROM\": null}, \"seats\": []}' | /readings/RACE-GAMBLE-FROM",
        "'{\"ruleset\": null, \"scenario\": \"short\", \"seats\": []}'                                                | /ruleset",
        "'{\"ruleset\": \"race\", \"scenario\": null, \"seats\": []}'                                                 | /scenario",
        "'{\"ruleset\": \"race\", \"scenario\": 5, \"seats\": []}'                                                    | /scenario"})
    void gamesWithHoles(String body, String at) {
        assertThat(pointer(post("/api/games", "t", body))).isEqualTo(at);
    }

    @Test
    void textsBeyondTheirBounds() {
        var name = "A".repeat(300);
        assertThat(pointer(post("/api/games", "t", "{\"ruleset\": \"race\", \"scenario\": \"short\", \"seats\": [{\"name\": \"" + name
                + "\", \"controls\": [\"red\"]}]}"))).isEqualTo("/seats/0/name");
        assertThat(pointer(post("/api/games", "t", "{\"name\": \"" + "n".repeat(150) + "\", \"ruleset\": \"race\", \"scenario\": \"short\", \"seats\": []}")))
                .isEqualTo("/name");
        var reason = "r".repeat(400_000);
        assertThat(pointer(post("/api/games/" + game.id() + "/undo", game.host(), "{\"to\": 0, \"reason\": \"" + reason + "\"}"))).isEqualTo("/reason");
        assertThat(pointer(post("/api/games/" + game.id() + "/redo", game.host(), "{\"reason\": \"" + reason + "\"}"))).isEqualTo("/reason");
        assertThat(pointer(post("/api/games/" + game.id() + "/forks", game.host(), "{\"at\": 0, \"name\": \"" + name + "\"}"))).isEqualTo("/name");
        http.post(commands(), "{\"type\": \"Rest\", \"pawn\": \"red\"}", "Content-Type: application/json",
                "Authorization: Bearer " + game.anna(), "Idempotency-Key: " + "k".repeat(400)).problem(400);
        post(commands(), game.anna(), "{\"type\": \"Rest\", \"pawn\": \"red\", \"x\": " + "[".repeat(200) + "]".repeat(200) + "}").problem(400);
    }

    /** An overlong NUL and slash, a half of a surrogate pair as bytes, a lone byte, UTF-16: the parser alone would take the first two. */
    @Test
    void bytesThatAreNoUtf8() {
        for (var bytes : new byte[][] {{(byte) 0xc0, (byte) 0x80}, {(byte) 0xc0, (byte) 0xaf}, {(byte) 0xed, (byte) 0xa0, (byte) 0x80}, {(byte) 0xff}}) {
            var body = new ByteArrayOutputStream();
            body.writeBytes("{\"to\": 0, \"reason\": \"a".getBytes(StandardCharsets.UTF_8));
            body.writeBytes(bytes);
            body.writeBytes(" slip\"}".getBytes(StandardCharsets.UTF_8));
            var reply = http.send("POST", "/api/games/" + game.id() + "/undo", body.toByteArray(), "Content-Type: application/json", "Authorization: Bearer " + game.host());
            assertThat(reply.problem(400).json().path("detail").asString()).contains("UTF-8");
        }
        var wide = "{\"to\": 0}".getBytes(StandardCharsets.UTF_16);
        http.send("POST", "/api/games/" + game.id() + "/undo", wide, "Content-Type: application/json", "Authorization: Bearer " + game.host()).problem(400);
    }

    @Test
    void theParserTellsNothingOfItself() {
        for (var broken : new String[] {"{\"type\": ", "{\"type\": \"Rest\", \"type\": \"Rest\"}", "{'a': 1}", "\u0000", "{\"a\": NaN}", "nul"}) {
            assertThat(post(commands(), game.anna(), broken).problem(400).body()).doesNotContain("Source", "Feature", "StreamRead");
            assertThat(post("/api/adjudications", "t", broken).problem(400).body()).doesNotContain("Source", "Feature", "StreamRead");
        }
        var odd = post("/api/games", "t", "{\"ruleset\": \"race\", \"scenario\": \"short\", \"seats\": [\"Anna\"]}");
        assertThat(odd.problem(400).body()).doesNotContain("Place").contains("must be an object");
    }
}
