package tercio.adapters.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.http.access.OperatorToken;
import tercio.adapters.service.RunningService;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.TestPostgres;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.given.Thorough;

/** All games go into one file, whether a service runs or not, and come back with tokens and dice. */
class BackupCommandTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private static GameCreation.Created race(GameBackend backend) {
        return (GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()))));
    }

    private static CommandResult rest(GameBackend backend, String game, String pawn) {
        return backend.games().execute(new Execute(game, Caller.HOST, new Rest(pawn), List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private Path games() {
        return folder.resolve("games");
    }

    private Path backup() {
        return folder.resolve("backup.zip");
    }

    private int run(String... arguments) {
        return TercioCommand.commandLine(() -> RACES, arguments).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments);
    }

    @Test
    void aRunningServiceIsBackedUpAndTheGamesGoOnElsewhere() throws IOException {
        GameCreation.Created made;
        try (var service = Service.start(RACES, 0, "127.0.0.1", games())) {
            made = race(service.backend());
            rest(service.backend(), made.game(), "red");
            assertThat(run("backup", backup().toString(), "--data", games().toString())).as(err.toString()).isZero();
            assertThat(rest(service.backend(), made.game(), "blue")).isInstanceOf(CommandResult.Done.class);
            assertThat(permissions(games().resolve("service.address"))).isEqualTo("rw-------");
            // The service takes its own copy away after the last byte is sent, so who reads that byte may look before it.
            await().forever().untilAsserted(() -> assertThat(games().resolve("tercio-backup.zip")).doesNotExist());
        }
        assertThat(games().resolve("service.address")).doesNotExist();
        assertThat(permissions(backup())).isEqualTo("rw-------");

        var elsewhere = folder.resolve("elsewhere");
        assertThat(run("restore", backup().toString(), "--data", elsewhere.toString())).as(err.toString()).isZero();
        assertThat(out.toString()).contains("1 games are restored in " + elsewhere);
        try (var backend = GameBackend.in(elsewhere, RACES)) {
            assertThat(backend.eventLog().newest(made.game())).isEqualTo(2);
            assertThat(backend.credentials().find(made.game()).orElseThrow().caller(tercio.application.record.HashChain.hash(made.hostToken()))).contains(Caller.HOST);
            assertThat(rest(backend, made.game(), "blue")).isInstanceOf(CommandResult.Done.class);
            assertThat(backend.verifier().verify(made.game(), Progress.SILENT).diceProof()).isEqualTo("intact");
        }
    }

    @Test
    void onlyWhoReadsTheFolderGetsABackup() throws Exception {
        try (var service = Service.start(RACES, 0, "127.0.0.1", games()); var client = HttpClient.newHttpClient()) {
            var address = URI.create("http://127.0.0.1:" + service.port() + "/api/backup");
            for (var header : List.of("Bearer", "Bearer wrong", "Bearer " + race(service.backend()).hostToken())) {
                var answer = client.send(HttpRequest.newBuilder(address).header("Authorization", header).build(), BodyHandlers.ofString());
                assertThat(answer.statusCode()).isEqualTo(401);
            }
            assertThat(client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString()).statusCode()).isEqualTo(401);
        }
    }

    /** The record of a game of a folder, as it is exported. */
    private String record(Path games, String game) throws IOException {
        var record = folder.resolve("record.jsonl");
        assertThat(run("export", game, "-o", record.toString(), "--data", games.toString())).as(err.toString()).isZero();
        return Files.readString(record);
    }

    private void assertRestoredAlone(GameCreation.Created kept, String record) throws IOException {
        var alone = Files.createTempDirectory(folder, "alone").resolve("games");
        assertThat(run("restore", backup().toString(), "--data", alone.toString())).as(err.toString()).isZero();
        assertThat(record(alone, kept.game())).isEqualTo(record);
        try (var backend = GameBackend.in(alone, RACES)) {
            assertThat(backend.directory().all()).containsExactly(kept.game());
            assertThat(backend.credentials().find(kept.game()).orElseThrow().caller(tercio.application.record.HashChain.hash(kept.hostToken()))).contains(Caller.HOST);
            assertThat(rest(backend, kept.game(), "blue")).isInstanceOf(CommandResult.Done.class);
            assertThat(backend.verifier().verify(kept.game(), Progress.SILENT).diceProof()).isEqualTo("intact");
        }
        Files.delete(backup());
    }

    @Test
    void oneGameAloneIsBackedUpBesideAServiceAndWithoutOne() throws IOException {
        GameCreation.Created kept;
        try (var service = Service.start(RACES, 0, "127.0.0.1", games())) {
            race(service.backend());
            kept = race(service.backend());
            rest(service.backend(), kept.game(), "red");
            assertThat(run("backup", backup().toString(), "--game", kept.game(), "--data", games().toString())).as(err.toString()).isZero();
            assertThat(permissions(backup())).isEqualTo("rw-------");
        }
        var record = record(games(), kept.game());
        assertRestoredAlone(kept, record);

        assertThat(run("backup", backup().toString(), "--game", kept.game(), "--data", games().toString())).as(err.toString()).isZero();
        assertRestoredAlone(kept, record);
        assertThat(run("backup", backup().toString(), "--game", "none", "--data", games().toString())).isEqualTo(1);
        assertThat(err.toString()).contains("there is no game none in " + games());
        assertThat(backup()).doesNotExist();
        try (var left = Files.list(folder)) {
            assertThat(left.map(path -> path.getFileName().toString())).as("nothing with secrets is left").noneMatch(name -> name.startsWith("backup"));
        }
    }

    @Thorough("One game of a folder is backed up in the short tier.")
    @Test
    void oneGameOfADatabaseIsBackedUpIntoAFileOfAFolder() throws IOException {
        var address = TestPostgres.fresh() + "?user=postgres&connectTimeout=120&loginTimeout=120";
        GameCreation.Created kept;
        try (var backend = GameBackend.in(StoreLocation.of(folder.resolve("node"), address), RACES)) {
            race(backend);
            kept = race(backend);
            rest(backend, kept.game(), "red");
            assertThat(run("backup", backup().toString(), "--game", kept.game(), "--store", address, "--data", folder.resolve("node").toString())).as("beside a service: " + err).isZero();
        }
        var record = folder.resolve("of-the-database.jsonl");
        assertThat(run("export", kept.game(), "-o", record.toString(), "--store", address, "--data", folder.resolve("node").toString())).as(err.toString()).isZero();
        assertRestoredAlone(kept, Files.readString(record));
    }

    @Test
    void withoutAServiceTheFolderIsBackedUpToo() {
        try (var backend = GameBackend.in(games(), RACES)) {
            race(backend);
        }
        assertThat(run("backup", backup().toString(), "--data", games().toString())).as(err.toString()).isZero();
        assertThat(run("restore", backup().toString(), "--data", folder.resolve("elsewhere").toString())).isZero();
        assertThat(run("backup", backup().toString(), "--data", folder.resolve("nothing").toString())).isEqualTo(1);
        assertThat(err.toString()).hasLineCount(1).contains("there are no games in ");
    }

    @Test
    void aServiceThatWasKilledLeavesItsAddressAndIsPassedOver() throws IOException {
        try (var backend = GameBackend.in(games(), RACES)) {
            race(backend);
        }
        Files.write(games().resolve("service.address"), List.of("127.0.0.1", "1", "token"));
        assertThat(run("backup", backup().toString(), "--data", games().toString())).as(err.toString()).isZero();
    }

    /** Another program listens where a killed service did: it learns no token, and its answer is no backup. */
    @Test
    void whateverElseListensAtTheAddressGetsNoToken() throws IOException {
        try (var backend = GameBackend.in(games(), RACES)) {
            race(backend);
        }
        var heard = new ConcurrentLinkedQueue<String>();
        var impostor = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        for (var proof : List.of("{\"proof\":\"" + "0".repeat(64) + "\"}", "{}", "")) {
            heard.clear();
            impostor.createContext("/" , exchange -> {
                heard.add(exchange.getRequestURI() + " " + exchange.getRequestHeaders().entrySet() + new String(exchange.getRequestBody().readAllBytes(), UTF_8));
                exchange.sendResponseHeaders(200, 0);
                exchange.getResponseBody().write(proof.getBytes(UTF_8));
                exchange.close();
            });
            impostor.start();
            Files.write(games().resolve("service.address"), List.of("127.0.0.1", String.valueOf(impostor.getAddress().getPort()), "the token"));

            assertThat(run("backup", backup().toString(), "--data", games().toString())).as(err.toString()).isZero();

            impostor.stop(0);
            assertThat(heard).hasSize(1).allMatch(request -> request.startsWith("/api/operator/proof ")).noneMatch(request -> request.contains("the token"));
            assertThat(run("restore", backup().toString(), "--replace", "--data", folder.resolve("elsewhere").toString())).as("the games of the folder").isZero();
            impostor = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        }
    }

    /** A program in between passes the question on to the service of another port, which speaks for its own port alone. */
    @Test
    void theProofOfAServiceIsOfItsOwnPort() throws Exception {
        try (var service = Service.start(RACES, 0, "127.0.0.1", games()); var client = HttpClient.newHttpClient()) {
            var nonce = "0123456789abcdef".repeat(4);
            var answer = client.send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + service.port() + "/api/operator/proof"))
                    .header("Content-Type", "application/json").POST(BodyPublishers.ofString("{\"nonce\":\"" + nonce + "\"}")).build(), BodyHandlers.ofString());

            var token = new OperatorToken(service.operatorToken());
            assertThat(answer.body()).isEqualTo("{\"proof\":\"" + token.proof("127.0.0.1", service.port(), nonce) + "\"}");
            assertThat(answer.body()).doesNotContain(token.proof("127.0.0.1", service.port() + 1, nonce), service.operatorToken());
            assertThat(RunningService.on(games())).isPresent();
            Files.write(games().resolve("service.address"), List.of("127.0.0.1", String.valueOf(service.port()), "another token"));
            assertThat(RunningService.on(games())).isEmpty();
        }
    }

    @Test
    void gamesThatAreThereAreReplacedOnlyWhenAskedFor() throws IOException {
        String first;
        try (var backend = GameBackend.in(games(), RACES)) {
            first = race(backend).game();
        }
        run("backup", backup().toString(), "--data", games().toString());
        String second;
        try (var backend = GameBackend.in(games(), RACES)) {
            second = race(backend).game();
        }
        assertThat(run("restore", backup().toString(), "--data", games().toString())).isEqualTo(1);
        assertThat(err.toString()).hasLineCount(1).contains("--replace");
        assertThat(run("restore", backup().toString(), "--replace", "--data", games().toString())).isZero();
        assertThat(games().resolve("tercio.mv.db.replaced")).exists();
        try (var backend = GameBackend.in(games(), RACES)) {
            assertThat(backend.eventLog().newest(first)).isEqualTo(1);
            assertThat(backend.eventLog().newest(second)).isZero();
        }
        try (var left = Files.list(games())) {
            assertThat(left.map(path -> path.getFileName().toString())).containsExactlyInAnyOrder("tercio.mv.db", "tercio.mv.db.replaced", "receipt-keys.json",
                    "receipt-keys.json.lock", "manifest.jsonl");
        }
    }

    @Test
    void whatIsNoBackupIsRefusedAndADamagedRecordIsNamed() throws IOException {
        Files.writeString(backup(), "no zip");
        assertThat(run("restore", backup().toString(), "--data", games().toString())).isEqualTo(1);
        assertThat(err.toString()).contains("is no backup of tercio");
        assertThat(games().resolve("tercio.mv.db")).doesNotExist();

        String game;
        try (var backend = GameBackend.in(games(), RACES)) {
            game = race(backend).game();
            JdbcClient.create(backend.source()).sql("update DomainEventEntry set payload = ?").param("{}".getBytes()).update();
        }
        run("backup", backup().toString(), "--data", games().toString());
        assertThat(run("restore", backup().toString(), "--data", folder.resolve("elsewhere").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("the record of game " + game + " is damaged");
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}
