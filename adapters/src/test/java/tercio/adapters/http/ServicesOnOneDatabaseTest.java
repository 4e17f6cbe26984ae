package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.adjudication.Adjudicator;
import tercio.adapters.service.Service;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.PostgresAddress;
import tercio.adapters.store.ReceiptKeyFile;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.TestPostgres;
import tercio.application.given.Race;
import tercio.application.record.HashChain;
import tercio.domain.given.Thorough;

/** Two services over HTTP on one PostgreSQL database, as a balancer sends a player now to the one and now to the other. */
class ServicesOnOneDatabaseTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private static Path folder;
    @TempDir
    private static Path other;
    private static PostgresAddress address;
    private static Service here;
    private static Service there;
    private static Client one;
    private static Client two;

    @BeforeAll
    static void start() throws IOException {
        address = TestPostgres.fresh();
        here = started(folder, address);
        Files.copy(folder.resolve(ReceiptKeyFile.NAME), other.resolve(ReceiptKeyFile.NAME));
        there = started(other, address);
        one = new Client(here.port());
        two = new Client(there.port());
    }

    private static Service started(Path data, PostgresAddress address) {
        return Service.start(RACES, new Adjudicator(List.of()), 0, "127.0.0.1", List.of(), new StoreLocation.Postgres(data, address));
    }

    @AfterAll
    static void end() {
        one.close();
        two.close();
        here.close();
        there.close();
    }

    private static void rest(Client service, Client.Made game, String pawn) {
        var token = pawn.equals("red") ? game.anna() : game.bert();
        assertThat(service.post("/api/games/" + game.id() + "/commands", token, "{\"type\": \"Rest\", \"pawn\": \"" + pawn + "\"}").status()).isEqualTo(200);
    }

    /** Waits until a service has heard how far another has brought a game. */
    private static void reaches(int position, Client service, Client.Made game) {
        while (service.get("/api/games/" + game.id(), game.host()).body().path("position").asInt() < position) {
            LockSupport.parkNanos(10_000_000);
        }
    }

    /** The positions of the next events of a stream. */
    private static List<String> next(int count, Client service, Client.Made game, int after, Runnable meanwhile) throws Exception {
        var http = HttpClient.newHttpClient();
        try {
            var stream = http.send(HttpRequest.newBuilder(URI.create(service.base() + "/api/games/" + game.id() + "/events"))
                    .header("Accept", "text/event-stream").header("Last-Event-ID", Integer.toString(after)).build(), BodyHandlers.ofInputStream());
            assertThat(stream.statusCode()).isEqualTo(200);
            meanwhile.run();
            try (var lines = new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                return lines.lines().filter(line -> line.startsWith("id:")).map(line -> line.substring("id:".length())).limit(count).toList();
            }
        } finally {
            http.shutdownNow();
        }
    }

    @Test
    void aStreamSeesWhatAnotherServiceCommits() throws Exception {
        var game = one.race("server", "free", true);

        assertThat(next(2, one, game, 1, () -> {
            rest(two, game, "red");
            rest(two, game, "blue");
        })).containsExactly("2", "3");
    }

    @Thorough("Another service beside the two: streams and what is counted are those of one service in the short tier.")
    @Test
    void aStreamThatMovesToTheOtherServiceMissesAndRepeatsNothing() throws Exception {
        var game = one.race("server", "free", true);
        assertThat(next(2, one, game, 1, () -> {
            rest(one, game, "red");
            rest(two, game, "blue");
            rest(one, game, "red");
        })).containsExactly("2", "3");

        assertThat(next(3, two, game, 3, () -> {
            rest(one, game, "blue");
            rest(two, game, "red");
        })).containsExactly("4", "5", "6");
    }

    @Test
    void bothAnswerTheSameToTheSameTokens() {
        var game = one.race("server", "free", false);
        rest(two, game, "red");
        reaches(2, one, game);

        for (var path : List.of("", "/board", "/decisions", "/events?from=1")) {
            var answer = one.get("/api/games/" + game.id() + path, game.bert());
            assertThat(answer.status()).isEqualTo(200);
            assertThat(two.get("/api/games/" + game.id() + path, game.bert()).raw().body()).as(path).isEqualTo(answer.raw().body());
        }
        assertThat(two.get("/api/games/" + game.id(), null).status()).isEqualTo(404);
    }

    @Test
    void aRequestThatIsSentAgainToTheOtherServiceMakesNothingTwice() {
        var wanted = "{\"ruleset\": \"race\", \"scenario\": \"short\", \"dice\": \"server\", \"undo\": \"free\", \"public\": true,"
                + " \"seats\": [{\"name\": \"Anna\", \"controls\": [\"red\", \"blue\"]}]}";
        var first = one.post("/api/games", null, wanted, "Idempotency-Key", "a-key-of-mine");

        var again = two.post("/api/games", null, wanted, "Idempotency-Key", "a-key-of-mine");

        assertThat(first.status()).isEqualTo(201);
        assertThat(again.raw().body()).isEqualTo(first.raw().body());
    }

    @Test
    void aCommandThatIsSentAgainToTheOtherServiceIsDoneOnce() {
        var game = one.race("server", "free", true);
        var path = "/api/games/" + game.id() + "/commands";
        var rest = "{\"type\": \"Rest\", \"pawn\": \"red\"}";
        var first = one.post(path, game.anna(), rest, "Idempotency-Key", "a-key-of-anna");

        var again = two.post(path, game.anna(), rest, "Idempotency-Key", "a-key-of-anna");
        var other = two.post(path, game.anna(), "{\"type\": \"Rest\", \"pawn\": \"blue\"}", "Idempotency-Key", "a-key-of-anna");

        assertThat(first.status()).isEqualTo(200);
        assertThat(again.raw().body()).isEqualTo(first.raw().body());
        assertThat(other.status()).as("another command with the same key").isEqualTo(409);
        reaches(2, two, game);
        assertThat(two.get("/api/games/" + game.id(), null).body().path("position").asInt()).isEqualTo(2);
    }

    /** The counts of a service in its last second stand in the sums of the database when it has ended. */
    @Thorough("Another service beside the two: streams and what is counted are those of one service in the short tier.")
    @Test
    void aForkAtAServiceThatEndsIsCountedForTheOthers(@TempDir Path third) throws Exception {
        var game = one.race("server", "free", true);
        Files.copy(folder.resolve(ReceiptKeyFile.NAME), third.resolve(ReceiptKeyFile.NAME));
        var ending = started(third, address);
        try (var client = new Client(ending.port())) {
            assertThat(client.post("/api/games/" + game.id() + "/forks", game.host(), "{\"at\": 1}").status()).isEqualTo(201);
        } finally {
            ending.close();
        }

        assertThat(TestPostgres.dailySum(address, "forks of " + game.id() + " with " + HashChain.hash(game.host()))).isEqualTo(1);
    }

    @Test
    void eachTellsThatItIsWellAndThatTheServerBacksUpItself() {
        assertThat(one.get("/actuator/health", null).body().path("status").asString()).isEqualTo("UP");
        var backup = one.get("/api/backup", here.operatorToken());
        assertThat(backup.status()).isEqualTo(404);
        assertThat(backup.detail()).contains("pg_dump");
    }
}
