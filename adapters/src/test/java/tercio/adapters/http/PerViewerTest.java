package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** An answer is for the one who asked, and only for as long as he may. */
class PerViewerTest {

    private static Client client;

    @BeforeAll
    static void start() {
        client = Served.races();
    }

    private static String header(Client.Reply reply, String name) {
        return String.join(", ", reply.raw().headers().allValues(name));
    }

    @Test
    void everyAnswerAboutGamesVariesByItsViewer() {
        var game = client.race("physical", "free", true);
        var home = "/api/games/" + game.id();
        for (var path : List.of(home, home + "/board", home + "/decisions", home + "/events", home + "/dice", home + "/rulings", home + "/log",
                home + "/statistics", home + "/nothing", home + "/record", "/api/games", "/api/games/nowhere/board", "/api/statistics")) {
            var spectator = client.get(path, null);
            var seat = client.get(path, game.anna());
            assertThat(header(spectator, "Vary")).as(path).containsIgnoringCase("Authorization");
            assertThat(header(seat, "Vary")).as(path).containsIgnoringCase("Authorization");
            assertThat(header(spectator, "Cache-Control")).as(path).contains("private");
            assertThat(header(seat, "Cache-Control")).as(path).contains("private").contains("no-store");
        }
        var made = client.post("/api/games", null, "{\"ruleset\": \"race\", \"scenario\": \"short\", \"seats\": [{\"name\": \"Anna\", \"controls\": []}]}");
        assertThat(made.status()).isEqualTo(201);
        assertThat(header(made, "Cache-Control")).contains("no-store");
        assertThat(header(client.post(home + "/seats/Anna/token", game.host(), ""), "Cache-Control")).contains("no-store");
    }

    @Test
    void noSeatGetsTheAnswerOfAnotherOutOfItsCache() {
        var game = client.race("physical", "free", true);
        var home = "/api/games/" + game.id();
        var anna = client.get(home, game.anna());
        assertThat(anna.body().path("you").path("name").asString()).isEqualTo("Anna");
        assertThat(anna.etag()).isEqualTo("\"1\"");
        var bert = client.get(home, game.bert(), "If-None-Match", anna.etag());
        assertThat(bert.status()).isEqualTo(200);
        assertThat(bert.body().path("you").path("name").asString()).isEqualTo("Bert");
        for (var validator : List.of(anna.etag(), "W/" + anna.etag(), "*", "\"0\", \"1\"")) {
            assertThat(client.get(home, game.host(), "If-None-Match", validator).body().path("you").path("host").asBoolean()).isTrue();
            assertThat(client.get(home + "/board", client.race("physical", "free", true).anna(), "If-None-Match", validator).status()).isEqualTo(401);
        }
        assertThat(client.get(home + "/board", game.bert(), "If-None-Match", "\"1\"").status()).as("Bert was given none").isEqualTo(200);
        assertThat(client.get(home + "/board", game.anna(), "If-None-Match", "\"1\"").status()).as("nor Anna, who is told the same").isEqualTo(200);
        assertThat(client.get(home + "/board", null, "If-None-Match", "\"1\"").status()).as("all who have no token see the same").isEqualTo(304);
        assertThat(client.get(home, null).body().has("you")).isFalse();
    }

    /** The pawn moves, and the board is another one. */
    @Test
    void whoWasGivenAViewIsAnswered304UntilItChanges() {
        var game = client.race("physical", "free", false);
        var board = "/api/games/" + game.id() + "/board";
        var first = client.get(board, game.anna());

        var again = client.get(board, game.anna(), "If-None-Match", first.etag());
        assertThat(again.status()).isEqualTo(304);
        assertThat(again.raw().body()).isEmpty();
        assertThat(again.etag()).isEqualTo(first.etag());
        assertThat(client.get(board, game.anna(), "If-None-Match", "*").status()).as("any answer is not the one that was given").isEqualTo(200);
        assertThat(client.get(board + "?at=0", game.anna(), "If-None-Match", first.etag()).status()).as("another moment").isEqualTo(200);

        client.post("/api/games/" + game.id() + "/commands", game.anna(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}");
        var moved = client.get(board, game.anna(), "If-None-Match", first.etag());
        assertThat(moved.status()).isEqualTo(200);
        assertThat(moved.etag()).isEqualTo("\"2\"");
    }

    @Test
    void aPrivateGameNeverAnswers304ToWhoMayNotSeeIt() {
        var game = client.race("physical", "free", false);
        var other = client.race("physical", "free", false);
        var home = "/api/games/" + game.id();
        for (var path : List.of(home, home + "/board", home + "/decisions", home + "/events", home + "/record", home + "/timeline")) {
            for (var validator : List.of("\"1\"", "*", "W/\"1\"")) {
                assertThat(client.get(path, null, "If-None-Match", validator).status()).as(path).isEqualTo(404);
                assertThat(client.get(path, "wrong", "If-None-Match", validator).status()).as(path).isEqualTo(401);
                assertThat(client.get(path, other.anna(), "If-None-Match", validator).status()).as(path).isEqualTo(404);
            }
        }
    }

    @Test
    void whoMayNotSeeAGameCannotTellItFromOneThatIsNot() {
        var hidden = client.race("physical", "free", false).id();
        var stranger = client.race("physical", "free", false).anna();
        var rest = "{\"type\": \"Rest\", \"pawn\": \"red\"}";
        for (var token : new String[] {null, "wrong", stranger}) {
            for (var path : List.of("", "/board", "/events", "/rulings/1", "/verification", "/odds/1", "/record", "/diff?from=0", "/moves/red")) {
                assertThat(told(client.get("/api/games/" + hidden + path, token), hidden))
                        .isEqualTo(told(client.get("/api/games/0123456789abcdef" + path, token), "0123456789abcdef"));
            }
            for (var path : List.of("/commands", "/undo", "/redo", "/forks", "/seats/Anna/token")) {
                assertThat(told(client.post("/api/games/" + hidden + path, token, rest), hidden))
                        .isEqualTo(told(client.post("/api/games/0123456789abcdef" + path, token, rest), "0123456789abcdef"));
            }
        }
        assertThat(client.get("/api/games/" + hidden, "wrong").status()).isEqualTo(401);
        assertThat(client.get("/api/games/" + hidden, stranger).status()).isEqualTo(404);
        assertThat(client.post("/api/games/" + hidden + "/commands", null, rest).status()).isEqualTo(401);
    }

    private static String told(Client.Reply reply, String game) {
        return reply.status() + reply.raw().body().replace(game, "ID");
    }

    @Test
    void aStreamEndsWithTheTokenThatOpenedIt() throws Exception {
        var game = client.race("physical", "free", false);
        endsWhen(game, game.bert(), () -> client.post("/api/games/" + game.id() + "/seats/Bert/token", game.host(), ""));
    }

    @Test
    void aSpectatorsStreamEndsWithTheVisibilityOfTheGame() throws Exception {
        var game = client.race("physical", "free", true);
        endsWhen(game, null, () -> put("/api/games/" + game.id() + "/visibility", game.host(), "{\"public\": false}"));
    }

    private static void put(String path, String token, String body) {
        var reply = client.put(path, token, body);
        assertThat(reply.status()).isEqualTo(200);
    }

    private static void endsWhen(Client.Made game, String token, Runnable change) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(client.base() + "/api/games/" + game.id() + "/events")).header("Accept", "text/event-stream");
        if (token != null) {
            request.header("Authorization", "Bearer " + token);
        }
        try (var http = HttpClient.newHttpClient()) {
            var stream = http.send(request.build(), BodyHandlers.ofInputStream());
            try (var lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                for (var line = lines.readLine(); !line.startsWith("data:"); line = lines.readLine()) {
                    assertThat(line).isNotNull();
                }
                change.run();
                client.post("/api/games/" + game.id() + "/commands", game.anna(), "{\"type\": \"Rest\", \"pawn\": \"red\"}");
                assertThat(lines.lines().toList()).noneMatch(line -> line.contains("Rested"));
            }
            assertThat(http.send(request.build(), BodyHandlers.ofString()).statusCode()).isEqualTo(token == null ? 404 : 401);
        }
    }

    @Test
    void aListenerWhoClaimsToHaveHeardMoreThanThereIsHearsWhatComes() throws Exception {
        for (var last : List.of("2147483647", "99999999999999999999", "77")) {
            var game = client.race("physical", "free", true);
            var request = HttpRequest.newBuilder(URI.create(client.base() + "/api/games/" + game.id() + "/events"))
                    .header("Accept", "text/event-stream").header("Last-Event-ID", last).build();
            var http = HttpClient.newHttpClient();
            try {
                var stream = http.send(request, BodyHandlers.ofInputStream());
                var before = client.get("/api/games/" + game.id(), game.host()).body().path("position").asInt();
                client.post("/api/games/" + game.id() + "/commands", game.anna(), "{\"type\": \"Rest\", \"pawn\": \"red\"}");
                try (var lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                    assertThat(lines.lines().filter(line -> line.startsWith("id:")).findFirst()).contains("id:" + (before + 1));
                }
            } finally {
                http.shutdownNow();
            }
        }
        var game = client.race("physical", "free", true);
        for (var malformed : List.of("-1", "x", "1.5")) {
            assertThat(client.get("/api/games/" + game.id() + "/events", null, "Accept", "text/event-stream", "Last-Event-ID", malformed).status())
                    .as(malformed).isEqualTo(400);
        }
        assertThat(client.get("/api/games/" + game.id() + "/events?from=-1", null, "Accept", "text/event-stream").status()).isEqualTo(400);
    }
}
