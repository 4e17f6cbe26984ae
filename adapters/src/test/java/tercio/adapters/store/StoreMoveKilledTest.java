package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.cli.TercioCommand;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.game.GameCreation;
import tercio.application.record.GameOpened;
import tercio.application.record.StorageUnavailable;
import tercio.application.verification.Progress;
import tercio.domain.given.Thorough;

/** {@code tercio move} is killed again and again, and goes on each time where it was. */
@Thorough("Starts and kills processes. StoreMoveTest interrupts a move within the process in the short tier.")
class StoreMoveKilledTest {

    private static final InstalledRulebooks LIBRARY = RulebookModules.all().rulebooks();
    /** Rows after which it is killed. */
    private static final List<Long> KILLED_AT = List.of(1L, 1200L);

    @TempDir
    private Path folder;

    private static Map<String, String> records(StoreLocation store) {
        try (var backend = GameBackend.in(store, LIBRARY)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).isEmpty();
            var records = new TreeMap<String, String>();
            for (var game : backend.directory().all()) {
                var out = new StringWriter();
                backend.records().write(game, (GameOpened) backend.eventLog().between(game, 1, 1).getFirst().fact(), Integer.MAX_VALUE, out);
                records.put(game, out.toString());
            }
            return records;
        }
    }

    private static String imported(GameBackend backend, String name) throws IOException {
        try (var stream = StoreMoveKilledTest.class.getResourceAsStream("/tercio/adapters/games/" + name + ".jsonl")) {
            var record = backend.records().read(new BufferedReader(new StringReader(new String(stream.readAllBytes(), StandardCharsets.UTF_8))), Progress.SILENT);
            return ((GameCreation.Created) backend.games().adopt(record)).game();
        }
    }

    private Process started(StoreLocation.Postgres server) throws IOException {
        var builder = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
                System.getProperty("java.class.path"), TercioCommand.class.getName(), "move", "--from", folder.toString(), "--to", server.address().url())
                .redirectErrorStream(true).redirectOutput(folder.resolve("said").toFile());
        builder.environment().put("TERCIO_STORE_USER", "postgres");
        return builder.start();
    }

    private static long moved(StoreLocation.Postgres server) {
        return TestPostgres.rows(server.address()).sql("select coalesce(sum(number_of_rows), 0) from move_progress").query(Long.class).single();
    }

    @Test
    void aMoveThatIsKilledGoesOnWhereItWas() throws Exception {
        try (var backend = GameBackend.in(folder, LIBRARY)) {
            for (var name : List.of("artois-by-consent", "europe", "turks-and-russians")) {
                imported(backend, name);
            }
            assertThat(backend.get(GamePacking.class).pack(imported(backend, "colonial-convoy"))).isTrue();
        }
        var file = new StoreLocation.Folder(folder);
        var server = new StoreLocation.Postgres(folder, TestPostgres.fresh());
        var before = records(file);
        long copied = 0;
        for (long rows : KILLED_AT) {
            var process = started(server);
            while (moved(server) < Math.max(rows, copied + 1)) {
                assertThat(process.isAlive()).as(Files.readString(folder.resolve("said"))).isTrue();
                LockSupport.parkNanos(1_000_000);
            }
            process.destroyForcibly().waitFor();
            assertThat(moved(server)).as("what is there is not copied again").isGreaterThan(copied);
            copied = moved(server);
            assertThatThrownBy(() -> GameBackend.in(server, LIBRARY)).isInstanceOf(StorageUnavailable.class).hasMessageContaining("is not finished");
            assertThat(records(file)).isEqualTo(before);
        }

        assertThat(started(server).waitFor()).as(Files.readString(folder.resolve("said"))).isZero();

        assertThat(Files.readString(folder.resolve("said"))).contains("4 games are moved");
        assertThat(records(server)).isEqualTo(before);
    }
}
