package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.adapters.service.Service;

/** A page of another site reaches nothing through the browser of a player. */
class ForeignRequestsTest {

    private static final String GAME = """
            {"ruleset": "race", "scenario": "short", "dice": "physical", "public": true, "seats": [{"name": "Anna", "controls": ["red"]}]}""";

    private static Service service;
    private static RawHttp http;

    @BeforeAll
    static void start() {
        service = RaceServer.start();
        http = new RawHttp(service.port());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static int games() {
        return http.get("/api/games").json().path("total").asInt();
    }

    @ParameterizedTest
    @ValueSource(strings = {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "multipart/form-data; boundary=x", "*/*",
        "application/*", "application/json; charset=UTF-16", "nonsense", "application/jsonp", ";", "text/plain; application/json", "application/problem+json"})
    void otherContentTypesAreTurnedAwayWithWhatToSend(String type) {
        int before = games();
        for (var path : List.of("/api/games", "/api/games/import", "/api/odds", "/api/adjudications", "/api/games/x/commands", "/api/games/x/undo")) {
            var refused = http.post(path, GAME, "Content-Type: " + type).problem(415);
            assertThat(refused.json().path("detail").asString()).contains("Content-Type: application/" + (path.endsWith("import") ? "x-ndjson" : "json"));
        }
        assertThat(games()).isEqualTo(before);
    }

    @Test
    void aBodyWithoutAContentTypeIsTurnedAway() {
        http.post("/api/games", GAME).problem(415);
        http.send("PUT", "/api/games/x/visibility", "{}", "Content-Type: application/x-www-form-urlencoded").problem(415);
        http.send("POST", "/api/games", "", "Transfer-Encoding: chunked\r\n\r\n0").problem(415);
    }

    /** Nothing that is sent is unpacked: a few bytes could become any number of them. */
    @Test
    void aPackedBodyIsTurnedAwayBeforeItIsRead() {
        for (var path : List.of("/api/games", "/api/games/import")) {
            var refused = http.post(path, GAME, "Content-Type: " + (path.endsWith("import") ? "application/x-ndjson" : "application/json"),
                    "Content-Encoding: gzip").problem(415);
            assertThat(refused.json().path("detail").asString()).contains("sent uncompressed", "gzip");
        }
        assertThat(http.post("/api/games", GAME, "Content-Type: application/json", "Content-Encoding: identity").status()).isEqualTo(201);
    }

    @Test
    void jsonIsTaken() {
        assertThat(http.post("/api/games", GAME, "Content-Type: application/json").status()).isEqualTo(201);
        assertThat(http.post("/api/games", GAME, "Content-Type: Application/JSON; charset=utf-8").status()).isEqualTo(201);
        for (var type : List.of("application/x-ndjson", "application/jsonl;charset=UTF-8", "application/json")) {
            http.post("/api/games/import", "nonsense", "Content-Type: " + type).problem(422);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"https://evil.example", "http://localhost", "http://localhost:1", "null", "http://127.0.0.1:1", "file://", "http://[::1]:1",
        "http://localhost.evil.example", "evil"})
    void pagesOfOtherOriginsAreRefused(String origin) {
        int before = games();
        http.post("/api/games", GAME, "Content-Type: application/json", "Origin: " + origin).problem(403);
        http.get("/api/games", "Origin: " + origin).problem(403);
        http.get("/api/games/x/odds/1", "Origin: " + origin).problem(403);
        http.get("/api/games/x/events", "Accept: text/event-stream", "Origin: " + origin).problem(403);
        http.send("OPTIONS", "/api/games", "", "Origin: " + origin, "Access-Control-Request-Method: POST").problem(403);
        assertThat(games()).isEqualTo(before);
    }

    @Test
    void theServicesOwnPageIsNot() {
        var own = "Origin: http://localhost:" + http.port();
        assertThat(http.post("/api/games", GAME, "Content-Type: application/json", own).status()).isEqualTo(201);
        assertThat(http.get("/api/games", own, "Sec-Fetch-Site: same-origin").status()).isEqualTo(200);
    }

    @Test
    void whatABrowserFetchesForAnotherSiteIsRefusedAlsoWithoutAnOrigin() {
        for (var site : List.of("cross-site", "same-site")) {
            http.get("/api/games/x/odds/1", "Sec-Fetch-Site: " + site, "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: image").problem(403);
            http.get("/", "Sec-Fetch-Site: " + site, "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe").problem(403);
            assertThat(http.get("/", "Sec-Fetch-Site: " + site, "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document").status()).isEqualTo(200);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "evil.example:8080", "localhost.evil.example", "10.0.0.1", "127.0.0.1.evil.example", "[::2]", "x@localhost",
        "192.168.0.1:80"})
    void aForeignHostIsRefused(String host) {
        for (var path : List.of("/", "/api/games", "/api/games/x/odds/1", "/actuator/health", "/api/openapi.json")) {
            var reply = http.get(path, "Host: " + host);
            reply.problem(host.contains("@") ? reply.status() : 403);
            assertThat(reply.status()).isIn(400, 403);
        }
        http.post("/api/games", GAME, "Host: " + host, "Origin: http://" + host, "Content-Type: application/json")
                .problem(host.contains("@") ? 400 : 403);
    }

    @Test
    void theNamesOfThisMachineAreTaken() {
        for (var host : List.of("localhost", "localhost:9", "LOCALHOST", "127.0.0.1:80", "127.0.0.2", "[::1]:80", "tercio.localhost", "localhost.")) {
            assertThat(http.get("/api/games", "Host: " + host).status()).as(host).isEqualTo(200);
        }
    }
}
