package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.StorageUnavailable;
import tercio.application.record.UndoRule;
import tercio.domain.given.Thorough;

/** A damaged game answers 409 with the reason, the others answer as ever, and the health tells. */
class SetAsideServiceTest {

    private static final int BLOCK = 4096;

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @Test
    void aDamagedGameAnswersWithTheReasonAndTheOthersDoNotNotice(@TempDir Path folder) {
        Client.Made damaged;
        Client.Made other;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            damaged = client.race("physical", "free", true);
            other = client.race("physical", "free", true);
            client.post("/api/games/" + damaged.id() + "/commands", damaged.host(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 3}");
            assertThat(client.get("/actuator/health", service.operatorToken()).body().path("status").asString()).isEqualTo("UP");
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            JdbcClient.create(backend.source()).sql("update DomainEventEntry set payload = ? where sequenceNumber = 1 and aggregateIdentifier = ?")
                    .params("{\"pawn\":\"red\",\"squares\":2}".getBytes(), damaged.id()).update();
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var game = "/api/games/" + damaged.id();
            for (var path : List.of("", "/board", "/decisions", "/events", "/log")) {
                var reply = client.get(game + path, damaged.host());
                assertThat(reply.status()).as(path).isEqualTo(409);
                assertThat(reply.body().path("reason").asString()).contains("position 2");
                assertThat(reply.detail()).contains("set aside");
            }
            var step = "{\"type\": \"Step\", \"pawn\": \"blue\", \"squares\": 3}";
            assertThat(client.post(game + "/commands", damaged.host(), step).status()).isEqualTo(409);
            assertThat(client.get(game + "/board", "wrong").status()).as("who may not see it learns nothing").isEqualTo(401);
            assertThat(client.get(game + "/verification", damaged.host()).body().path("hashChain").asString()).isEqualTo("broken at 2");
            assertThat(client.get(game + "/record", damaged.host()).status()).isEqualTo(200);
            var listed = client.get("/api/games", null).body().path("games");
            assertThat(listed.valueStream().filter(each -> each.has("setAside")).map(each -> each.path("id").asString())).containsExactly(damaged.id());

            assertThat(client.post("/api/games/" + other.id() + "/commands", other.host(), step.replace("blue", "red")).status()).isEqualTo(200);
            assertThat(client.get("/api/games/" + other.id() + "/board", null).status()).isEqualTo(200);
            assertThat(client.get("/api/statistics", null).status()).isEqualTo(200);

            assertThat(client.get("/actuator/health", service.operatorToken()).body().path("status").asString()).isEqualTo("DEGRADED");
            var health = client.get("/actuator/health", service.operatorToken());
            assertThat(health.status()).isEqualTo(200);
            assertThat(health.body().path("status").asString()).isEqualTo("DEGRADED");
            assertThat(health.body().path("components").path("games").path("details").path("setAside").asInt()).isEqualTo(1);
            assertThat(health.body().path("components").path("storage").path("status").asString()).isEqualTo("UP");
            assertThat(client.get("/actuator/health/readiness", null).status()).isEqualTo(200);
        }
    }

    private static String played(GameBackend backend) {
        var game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100_000, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
        for (int turn = 0; turn < 40; turn++) {
            backend.games().execute(new Execute(game, Caller.HOST, new Gamble(turn % 2 == 0 ? "red" : "blue"), List.of(), OptionalInt.empty(), Optional.empty()));
        }
        return game;
    }

    /** The beginnings of blocks, those first that hold most of the first game and nothing of the others. */
    private static List<Long> blocksOf(byte[] file, List<String> games) {
        var text = new String(file, StandardCharsets.ISO_8859_1);
        return IntStream.range(0, file.length / BLOCK).boxed().sorted(Comparator.comparingInt(block -> {
            var part = text.substring(block * BLOCK, (block + 1) * BLOCK);
            int others = games.stream().skip(1).mapToInt(game -> part.split(game, -1).length - 1).sum();
            return 50 * others - (part.split(games.getFirst(), -1).length - 1);
        })).map(block -> (long) block * BLOCK).toList();
    }

    /** Its second event is another one, and its third no JSON: the report tells of the second in the language of the caller. */
    @Test
    void aGameWithAnUnreadableEventIsVerifiedUpToIt(@TempDir Path folder) {
        Client.Made game;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            game = client.race("physical", "free", true);
            for (var pawn : List.of("red", "blue")) {
                assertThat(client.post("/api/games/" + game.id() + "/commands", game.host(), "{\"type\": \"Step\", \"pawn\": \"" + pawn + "\", \"squares\": 3}").status()).isEqualTo(200);
            }
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            var rows = JdbcClient.create(backend.source());
            rows.sql("update DomainEventEntry set payload = ? where sequenceNumber = 1 and aggregateIdentifier = ?").params("{\"pawn\":\"red\",\"squares\":2}".getBytes(), game.id()).update();
            rows.sql("update DomainEventEntry set payload = ? where sequenceNumber = 2 and aggregateIdentifier = ?").params(new byte[20], game.id()).update();
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var report = client.get("/api/games/" + game.id() + "/verification?lang=fr", game.host());

            assertThat(report.status()).as(report.raw().body()).isEqualTo(200);
            assertThat(report.body().path("hashChain").asString()).isEqualTo("broken at 2");
            assertThat(report.body().path("divergences").valueStream().map(each -> each.path("position").asInt())).isNotEmpty().containsOnly(2);
        }
    }

    /** The first copy of a folder with one block of zeros in its file, of which some games can be read and others cannot. */
    private static Path withABlockOfZeros(Path sound, List<String> games) throws IOException {
        long size = Files.size(sound.resolve("tercio.mv.db"));
        for (long at : blocksOf(Files.readAllBytes(sound.resolve("tercio.mv.db")), games)) {
            var folder = Files.createDirectories(sound.resolveSibling("block" + at));
            try (var files = Files.list(sound)) {
                for (var file : files.toList()) {
                    Files.copy(file, folder.resolve(file.getFileName()));
                }
            }
            try (var file = new RandomAccessFile(folder.resolve("tercio.mv.db").toFile(), "rw")) {
                file.seek(at);
                file.write(new byte[BLOCK], 0, (int) Math.min(BLOCK, size - at));
            }
            try (var backend = GameBackend.in(folder, RACES)) {
                long aside = games.stream().filter(game -> backend.damagedGames().reason(game).filter(why -> why.contains("cannot be read")).isPresent()).count();
                if (aside > 0 && aside < games.size()) {
                    return folder;
                }
            } catch (StorageUnavailable unopened) {
                assertThat(unopened.getMessage()).contains("is damaged");
            }
        }
        throw new AssertionError("no block holds events of some games only");
    }

    /** The block differs from run to run, as the ids of games do. */
    @Test
    @Thorough("Damages a file block by block until a service still starts on it. The other tests of this class set games aside in the short tier.")
    void aServiceOnADamagedFileServesTheGamesThatStandElsewhere(@TempDir Path parent) throws IOException {
        var sound = parent.resolve("sound");
        List<String> games;
        try (var backend = GameBackend.in(sound, RACES)) {
            games = IntStream.range(0, 5).mapToObj(number -> played(backend)).toList();
        }
        var folder = withABlockOfZeros(sound, games);

        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            await().forever().until(() -> client.get("/actuator/health", service.operatorToken()).body().at("/components/games/details/unreadablePages").asInt() > 0);
            int aside = 0;
            for (var game : games) {
                var board = client.get("/api/games/" + game + "/board", null);
                var record = client.get("/api/games/" + game + "/record", null);
                if (board.status() == 200) {
                    assertThat(client.get("/api/games/" + game + "/verification", null).body().path("verified").asBoolean()).isTrue();
                    assertThat(record.raw().body()).doesNotContain("partial");
                    continue;
                }
                aside++;
                assertThat(board.status()).isEqualTo(409);
                assertThat(board.detail()).contains("cannot be read", "a part of the database file is damaged", "tercio restore");
                assertThat(record.status()).as(record.raw().body()).isIn(200, 409);
                if (record.status() == 200) {
                    var lines = record.raw().body().lines().toList();
                    assertThat(lines.getFirst()).contains("\"partial\":true");
                    assertThat(lines.getLast()).contains("\"partial\":{\"from\":" + (lines.size() - 1) + ",", "a part of the database file is damaged");
                    var verification = client.get("/api/games/" + game + "/verification", null);
                    assertThat(verification.body().path("hashChain").asString())
                            .as("zeros within a page are read as another text: %s", verification.raw().body()).isIn("unreadable from " + (lines.size() - 1), "broken at " + (lines.size() - 1));
                }
            }
            assertThat(aside).isBetween(1, 4);
            var health = client.get("/actuator/health", service.operatorToken());
            assertThat(health.status()).isEqualTo(200);
            assertThat(health.body().path("status").asString()).isEqualTo("DEGRADED");
            assertThat(health.body().at("/components/games/details/setAside").asInt()).isEqualTo(aside);
            assertThat(health.body().at("/components/storage/status").asString()).isEqualTo("UP");
            assertThat(client.get("/api/games", null).body().path("total").asInt()).isEqualTo(5);
        }
    }

    /** The game that the manifest knows and the database lacks is not answered as one that never was. */
    @Thorough("SetAsideTest, GameManifestTest and ForgedRowsTest find it in the store, and one damaged game is asked for here.")
    @Test
    void aGameThatIsMissingFromTheDatabaseIsGoneWithTheReason(@TempDir Path folder) {
        Client.Made missing;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            missing = client.race("physical", "free", true);
            client.race("physical", "free", true);
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            for (var table : List.of("game_keys", "seat_key", "game_proof", "game_listing", "view_at_present")) {
                JdbcClient.create(backend.source()).sql("delete from " + table + " where game = ?").param(missing.id()).update();
            }
            JdbcClient.create(backend.source()).sql("delete from DomainEventEntry where aggregateIdentifier = ?").param(missing.id()).update();
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var game = "/api/games/" + missing.id();
            for (var path : List.of("", "/board", "/events", "/record", "/verification")) {
                var reply = client.get(game + path, missing.host());
                assertThat(reply.status()).as(path).isEqualTo(410);
                assertThat(reply.body().path("reason").asString()).contains("missing from the database: it had 1 events");
            }
            assertThat(client.post(game + "/commands", missing.host(), "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 3}").status()).isEqualTo(410);
            assertThat(client.get("/api/games/0123456789abcdef/board", null).status()).as("a game that never was").isEqualTo(404);
            assertThat(client.get("/api/games", null).body().path("total").asInt()).isEqualTo(1);
            var health = client.get("/actuator/health", service.operatorToken()).body();
            assertThat(health.path("status").asString()).isEqualTo("DEGRADED");
            assertThat(health.path("components").path("games").path("details").path("missing").asInt()).isEqualTo(1);
        }
    }

    /** The board of today that everybody saw was one that somebody had written into the database, while the board at its position was the true one. */
    @Thorough("SetAsideTest, GameManifestTest and ForgedRowsTest find it in the store, and one damaged game is asked for here.")
    @Test
    void aBoardThatWasWrittenIntoTheDatabaseIsShownToNobody(@TempDir Path folder) {
        Client.Made made;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            made = client.race("physical", "free", true);
            while (service.backend().viewStore().of(made.id(), "board").isEmpty()) {
                LockSupport.parkNanos(10_000_000);
            }
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            JdbcClient.create(backend.source()).sql("update view_at_present set body = (select body from view_at_present where game = ? and view = '/game')"
                    + " where game = ? and view = 'board'").params(made.id(), made.id()).update();
            JdbcClient.create(backend.source()).sql("update view_at_present set body = ? where game = ? and view = '/game'").params(new byte[0], made.id()).update();
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var game = "/api/games/" + made.id();
            assertThat(client.get("/api/games", null).body().path("games").path(0).path("name").asString()).isEqualTo("The short race");
            var shown = client.get(game + "/board", null);
            assertThat(shown.status()).isEqualTo(200);
            assertThat(shown.body()).isEqualTo(client.get(game + "/board?at=1", null).body());
            assertThat(client.get("/actuator/health", service.operatorToken()).body().path("status").asString()).isEqualTo("UP");
        }
    }

    /** A token that somebody wrote into the database opens nothing. */
    @Thorough("SetAsideTest, GameManifestTest and ForgedRowsTest find it in the store, and one damaged game is asked for here.")
    @Test
    void aTokenThatWasWrittenIntoTheDatabaseMovesNoPiece(@TempDir Path folder) {
        Client.Made made;
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            made = client.race("physical", "free", true);
        }
        try (var backend = GameBackend.in(folder, RACES)) {
            JdbcClient.create(backend.source()).sql("update seat_key set token = ? where game = ?")
                    .params(tercio.application.record.HashChain.hash("mine"), made.id()).update();
        }
        try (var service = Service.start(RACES, 0, "127.0.0.1", folder); var client = new Client(service.port())) {
            var moved = client.post("/api/games/" + made.id() + "/commands", "mine", "{\"type\": \"Step\", \"pawn\": \"red\", \"squares\": 3}");
            assertThat(moved.status()).isEqualTo(409);
            assertThat(moved.body().path("reason").asString()).contains("its tokens or its dice secret are not those that the service signed");
        }
    }
}
