package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import tercio.adapters.rulebook.RulebooksWith;
import tercio.adapters.service.Service;
import tercio.application.given.Race;
import tools.jackson.databind.JsonNode;

/** Thousands of requests made from the description of the interface: none makes the service fail, and each answer is described. */
class FuzzTest {

    private static final long SEED = 1492;
    private static final int EACH = 80;
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
    private static final String EUROPA = """
            {"ruleset": "eu-military", "scenario": "artois", "dice": "physical", "public": true, "seats": [{"name": "Anna", "controls": ["france", "spain"]}]}""";
    private static final String RACE = """
            {"ruleset": "race", "scenario": "short", "dice": "physical", "public": %s, "seats": [{"name": "Anna", "controls": ["red", "blue"]}]}""";
    private static final List<String> COMMANDS = List.of("{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}",
            "{\"type\": \"Gamble\", \"pawn\": \"blue\", \"dice\": [7]}", "{\"type\": \"Rest\", \"pawn\": \"red\"}",
            "{\"type\": \"DeclareCampaign\", \"country\": \"france\", \"campaign\": \"major\"}", "{\"type\": \"RollInitiative\", \"dice\": [5, 6]}",
            "{\"type\": \"MoveStack\", \"stack\": \"fra-1\", \"path\": [\"artois\"]}", "{\"type\": \"EndMovement\", \"country\": \"france\"}");
    private static final List<String> HEADERS = List.of("If-Match: \"1\"", "If-Match: x", "If-Match: *", "If-Match: \"99999999999\"", "Idempotency-Key: k",
            "Idempotency-Key: " + "k".repeat(300), "Last-Event-ID: 5", "Accept: text/html", "Accept: */*;q=2", "Accept: nonsense", "If-None-Match: \"1\"",
            "If-None-Match: *", "Range: bytes=0-1", "Origin: https://evil.example", "Accept: text/csv", "Accept: application/xml", "If-Modified-Since: never",
            "Content-Encoding: gzip", "Accept-Language: \u0001", "Expect: 200-ok", "Cookie: a=b", "Accept-Encoding: gzip;q=0");

    private record Game(String id, List<String> tokens) {
        static Game of(JsonNode made) {
            return new Game(made.path("id").asString(), List.of(made.path("hostToken").asString(), made.at("/seats/0/token").asString()));
        }
    }

    private RawHttp http;
    private Fuzz fuzz;
    private List<Game> games;

    @Test
    void noRequestMakesTheServiceFail() {
        var log = new ListAppender<ILoggingEvent>();
        var root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        try (var service = Service.inMemory(RulebooksWith.with(new Race()))) {
            http = new RawHttp(service.port());
            var document = new ApiDocument(http.get("/api/openapi.json").json());
            fuzz = new Fuzz(document, SEED);
            games = new ArrayList<>();
            for (var game : List.of(EUROPA, RACE.formatted(true), RACE.formatted(false))) {
                games.add(Game.of(http.post("/api/games", game, "Content-Type: application/json").json()));
            }
            log.start();
            root.addAppender(log);
            var statuses = new TreeMap<Integer, Integer>();
            for (var operation : document.operations()) {
                for (int time = 0; time < EACH; time++) {
                    statuses.merge(ask(document, operation), 1, Integer::sum);
                }
            }
            assertThat(statuses.keySet()).contains(200, 201, 400, 401, 403, 404, 406, 415, 422);
            assertThat(statuses.values().stream().mapToInt(Integer::intValue).sum()).isGreaterThan(2_500);
            assertThat(log.list).filteredOn(event -> !event.getLoggerName().startsWith("com.networknt"))
                    .extracting(ILoggingEvent::getFormattedMessage).isEmpty();
        } finally {
            root.detachAppender(log);
        }
    }

    private int ask(ApiDocument document, ApiDocument.Operation operation) {
        var game = fuzz.one(games);
        var path = PLACE.matcher(operation.path()).replaceAll(place ->
                place.group(1).equals("id") && operation.path().startsWith("/api/games") && fuzz.chance(85) ? game.id()
                        : place.group(1).equals("id") && fuzz.chance(60) ? "eu-military" : java.util.regex.Matcher.quoteReplacement(fuzz.word()))
                + fuzz.query(operation.described().path("parameters"));
        var headers = new ArrayList<String>();
        if (fuzz.chance(80)) {
            headers.add("Authorization: " + (fuzz.chance(85) ? "Bearer " + fuzz.one(fuzz.chance(80) ? game.tokens() : List.of("wrong", "", "x y", "\u00e9")) : "Basic x"));
        }
        if (fuzz.chance(25)) {
            headers.add(fuzz.one(HEADERS));
        }
        var body = body(operation);
        if (!body.isEmpty()) {
            var type = operation.path().endsWith("import") ? "application/x-ndjson" : "application/json";
            headers.add("Content-Type: " + (fuzz.chance(92) ? type : fuzz.one(List.of("*/*", "text/plain", "multipart/form-data", "x", "application/json;charset=x"))));
        }
        var request = operation.method() + " " + path + " " + headers + " " + (body.length() > 300 ? body.substring(0, 300) : body);
        var reply = http.send(operation.method(), path, body, headers.toArray(String[]::new));
        assertThat(reply.status()).as(request + " " + reply.body()).isLessThan(500);
        if (reply.status() >= 400) {
            reply.problem(reply.status());
        }
        if (reply.status() != 304 && reply.status() != 405 && reply.status() != 417) {
            var asked = reply.status() < 400 && path.contains("/odds/") ? document.operation("GET", "/api/games/{id}/odds/{of}") : operation;
            document.holds(asked, reply, request);
        }
        return reply.status();
    }

    private String body(ApiDocument.Operation operation) {
        var content = operation.described().path("requestBody").path("content");
        if (content.isMissingNode() || fuzz.chance(3)) {
            return "";
        }
        if (operation.path().endsWith("/commands") && fuzz.chance(40)) {
            return fuzz.one(COMMANDS);
        }
        return fuzz.body(content.iterator().next().path("schema"));
    }
}
