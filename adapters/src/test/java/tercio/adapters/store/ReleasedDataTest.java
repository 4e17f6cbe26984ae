package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.doctor.StoreState;
import tercio.adapters.http.Client;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.Service;
import tercio.application.verification.Progress;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The data folder and the database of each release so far open in this program, with tokens, receipts, chat and dice, and the games go on. The
 * files were written once by the release and are never written anew.
 */
class ReleasedDataTest {

    private static final Path RELEASES = Path.of("src/test/resources/tercio/adapters/releases");
    private static final JsonMapper JSON = new JsonMapper();

    @TempDir
    private Path folder;

    static Stream<Path> releases() throws IOException {
        try (var folders = Files.list(RELEASES)) {
            return folders.filter(Files::isDirectory).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("releases")
    void aFolderOpensAndItsGamesGoOn(Path release) throws IOException {
        unpack(release.resolve("folder.zip"));
        var store = new StoreLocation.Folder(folder);
        assertThat(StoreLook.at(store)).isInstanceOfSatisfying(StoreLook.Holding.class, games -> {
            assertThat(games.games()).isEqualTo(2);
            assertThat(games.isNewer()).isFalse();
        });
        upgrade(store);
        try (var service = Service.start(RulebookModules.all().rulebooks(), 0, "127.0.0.1", folder)) {
            assertGamesGoOn(service, JSON.readTree(release.resolve("folder.json")));
        }
    }

    @ParameterizedTest
    @MethodSource("releases")
    void aDatabaseOpensAndItsGamesGoOn(Path release) throws IOException, SQLException {
        unpack(release.resolve("postgresql-folder.zip"));
        var address = TestPostgres.empty();
        restore(release.resolve("postgresql.sql.gz"), address);
        var store = new StoreLocation.Postgres(folder, address);
        assertThat(StoreLook.at(store)).isInstanceOfSatisfying(StoreLook.Holding.class, games -> assertThat(games.games()).isEqualTo(2));
        upgrade(store);
        try (var service = Service.start(RulebookModules.all().rulebooks(), RulebookModules.all().adjudicator(), 0, "127.0.0.1", List.of(), store)) {
            assertGamesGoOn(service, JSON.readTree(release.resolve("postgresql.json")));
        }
    }

    /** The part of 'tercio upgrade' after the backup: no service starts on the tables of an earlier version. */
    private static void upgrade(StoreLocation store) {
        if (StoreLook.at(store) instanceof StoreLook.Holding games && games.isOlder()) {
            assertThatThrownBy(() -> StoreState.requireCurrent(store)).hasMessageContaining("'tercio upgrade'");
            GameBackend.in(store, RulebookModules.all().rulebooks()).close();
        }
    }

    private void unpack(Path file) throws IOException {
        try (var zip = new ZipInputStream(Files.newInputStream(file))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Files.copy(zip, folder.resolve(entry.getName()));
            }
        }
    }

    /** Restores a dump of rows as statements, as {@code psql} does; its own commands begin with a backslash. */
    private static void restore(Path dump, PostgresAddress address) throws IOException, SQLException {
        String script;
        try (var in = new GZIPInputStream(Files.newInputStream(dump))) {
            script = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("\\")).collect(Collectors.joining("\n"));
        }
        try (var connection = DriverManager.getConnection(address.url(), address.properties()); var statement = connection.createStatement()) {
            statement.execute(script);
        }
    }

    private static void assertGamesGoOn(Service service, JsonNode expected) {
        try (var client = new Client(service.port())) {
            service.backend().dailyCheck().checkAll();
            assertThat(service.backend().damagedGames().all()).isEmpty();
            for (var game : expected.path("games")) {
                var id = game.path("id").asString();
                assertThat(client.get("/api/games/" + id, game.path("host").asString()).body().path("position").asInt()).isEqualTo(game.path("position").asInt());
                var receipts = JSON.createObjectNode();
                receipts.putArray("receipts").add(game.path("receipt"));
                assertThat(client.post("/api/receipts/check", null, receipts.toString()).body().path("allHold").asBoolean()).as("the receipt of %s", id).isTrue();
                assertThat(service.backend().verifier().verify(id, Progress.SILENT).verified()).isTrue();
            }
            var played = expected.path("games").path(0);
            var home = "/api/games/" + played.path("id").asString();
            var host = played.path("host").asString();
            var anna = played.path("token").asString();
            assertThat(client.get(home + "/remarks", anna).raw().body()).contains("A good march.");
            var waits = client.get(home + "/decisions", host).body().path(0).path("id").asString();
            var answer = client.get(home + "/decisions/" + waits + "/sample?seed=1", host).raw().body();
            assertThat(client.post(home + "/commands", host, answer).body().path("position").asInt()).as(answer).isGreaterThan(played.path("position").asInt());
        }
    }
}
