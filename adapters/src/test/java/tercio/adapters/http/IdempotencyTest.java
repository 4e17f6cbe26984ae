package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.http.Client.Made;
import tercio.adapters.http.Client.Reply;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.given.Race;

/** A request that makes something is sent again, because its answer was lost on the way: it is answered as before, and nothing more is made. */
class IdempotencyTest {

    private static final Client CLIENT = Served.races();
    private static final String HEADER = "Idempotency-Key";
    private static final String RACE = """
            {"ruleset": "race", "scenario": "short", "dice": "physical", "name": "NAME", "seats": [{"name": "Anna", "controls": ["red", "blue"]}]}""";

    private static String race(String name) {
        return RACE.replace("NAME", name);
    }

    private static long games(String name) {
        return CLIENT.get("/api/games?text=" + name, null).body().path("total").asLong();
    }

    private static void same(Reply first, Reply again) {
        assertThat(first.status()).as(first.raw().body()).isBetween(200, 299);
        assertThat(again.status()).isEqualTo(first.status());
        assertThat(again.raw().body()).isEqualTo(first.raw().body());
        for (var header : List.of("ETag", "Location", "Content-Type")) {
            assertThat(again.raw().headers().firstValue(header)).as(header).isEqualTo(first.raw().headers().firstValue(header));
        }
    }

    @Test
    void aGameIsMadeOnceAndItsTokensAreToldAgain() {
        var body = race("once").replace("\"name\": \"once\"", "\"public\": true, \"name\": \"once\"");
        var first = CLIENT.post("/api/games", null, body, HEADER, "5c0a7f5e-once");
        var again = CLIENT.post("/api/games", null, body, HEADER, "5c0a7f5e-once");

        same(first, again);
        assertThat(first.body().path("hostToken").asString()).hasSizeGreaterThan(20);
        assertThat(games("once")).isEqualTo(1);

        var other = CLIENT.post("/api/games", null, race("another"), HEADER, "5c0a7f5e-once");
        assertThat(other.status()).isEqualTo(409);
        assertThat(other.detail()).contains("5c0a7f5e-once", "another body");
        assertThat(CLIENT.post("/api/games", null, body, HEADER, "5c0a7f5e-twice").body().path("id")).isNotEqualTo(first.body().path("id"));
    }

    /** Each is asked twice in a game of its own; the second answer is the first, and the game stands where it stood. */
    @Test
    void everyOperationThatMakesSomethingMakesItOnce() {
        var game = CLIENT.race("physical", "free", true);
        var home = "/api/games/" + game.id();
        var step = "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 1}";
        CLIENT.post(home + "/commands", game.anna(), step);
        var record = CLIENT.get(home + "/record", game.host()).raw().body();

        twice(game, "/api/games/import", null, record);
        twice(game, home + "/forks", game.anna(), "{\"at\": 1}");
        twice(game, home + "/places", game.host(), "{\"person\": \"Zoe\", \"role\": \"observer\"}");
        twice(game, home + "/remarks", game.anna(), "{\"kind\": \"note\", \"text\": \"here\"}");
        twice(game, home + "/amendments", game.host(), "{\"at\": 2, \"drop\": true, \"reason\": \"a slip\"}");
        twice(game, home + "/undo", game.host(), "{\"to\": 1}");
        twice(game, home + "/redo", game.host(), "{}");
        twice(game, home + "/seats/Anna/token", game.host(), "");
    }

    private static void twice(Made game, String path, String token, String body) {
        var first = CLIENT.post(path, token, body, HEADER, "key of " + path);
        int position = CLIENT.get("/api/games/" + game.id(), game.host()).body().path("position").asInt();
        var again = CLIENT.post(path, token, body, HEADER, "key of " + path);

        same(first, again);
        assertThat(CLIENT.get("/api/games/" + game.id(), game.host()).body().path("position").asInt()).as(path).isEqualTo(position);
    }

    /** Bert guesses Anna's key and what she sent. */
    @Test
    void theKeyIsOfItsCaller() {
        var game = CLIENT.race("physical", "free", true);
        var forks = "/api/games/" + game.id() + "/forks";
        var first = CLIENT.post(forks, game.anna(), "{\"at\": 1}", HEADER, "k");

        var guessed = CLIENT.post(forks, game.bert(), "{\"at\": 1}", HEADER, "k");

        assertThat(guessed.status()).isEqualTo(201);
        assertThat(guessed.body().path("id")).isNotEqualTo(first.body().path("id"));
        assertThat(guessed.raw().body()).doesNotContain(first.body().path("hostToken").asString());
    }

    @Test
    void whoLostTheTokenIsNotToldAgain() {
        var game = CLIENT.race("physical", "free", false);
        var forks = "/api/games/" + game.id() + "/forks";
        assertThat(CLIENT.post(forks, game.bert(), "{\"at\": 1}", HEADER, "k").status()).isEqualTo(201);
        CLIENT.post("/api/games/" + game.id() + "/seats/Bert/token", game.host(), "");

        assertThat(CLIENT.post(forks, game.bert(), "{\"at\": 1}", HEADER, "k").status()).isEqualTo(401);
    }

    @Test
    void whatWasRefusedMayBeSentAgainWithItsKey() {
        assertThat(CLIENT.post("/api/games", null, "{\"ruleset\": \"chess\"}", HEADER, "k-refused").status()).isEqualTo(400);
        assertThat(CLIENT.post("/api/games", null, race("mended"), HEADER, "k-refused").status()).isEqualTo(201);
    }

    @Test
    void ofTwoAtOnceOneMakesAndBothAreAnswered() throws Exception {
        var body = race("atonce").replace("\"name\": \"atonce\"", "\"public\": true, \"name\": \"atonce\"");
        Callable<String> sent = () -> CLIENT.post("/api/games", null, body, HEADER, "k-at-once").raw().body();
        try (var clients = Executors.newVirtualThreadPerTaskExecutor()) {
            var answers = clients.invokeAll(IntStream.range(0, 8).mapToObj(client -> sent).toList());
            var first = answers.getFirst().get();
            for (var answer : answers) {
                assertThat(answer.get()).isEqualTo(first).contains("hostToken");
            }
        }
        assertThat(games("atonce")).isEqualTo(1);
    }

    /** The answer outlives the service; the database does not tell it. */
    @Test
    void theAnswerIsThereAfterARestartAndNotInTheFile(@TempDir Path folder) throws Exception {
        var races = new InstalledRulebooks(List.of(new Race()), List.of());
        Reply first;
        try (var service = Service.start(races, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            first = client.post("/api/games", null, race("kept"), HEADER, "a-key-of-mine");
        }
        var stored = new String(Files.readAllBytes(folder.resolve("tercio.mv.db")), StandardCharsets.ISO_8859_1);
        assertThat(stored).doesNotContain(first.body().path("hostToken").asString()).doesNotContain("a-key-of-mine");
        try (var service = Service.start(races, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            same(first, client.post("/api/games", null, race("kept"), HEADER, "a-key-of-mine"));
            assertThat(client.post("/api/games", null, race("other"), HEADER, "a-key-of-mine").status()).isEqualTo(409);
        }
    }
}
