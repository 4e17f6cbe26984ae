package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.StorageUnavailable;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.projections.sentence.Texts;

/** A fault of a disk is named in one line, and the games go on when it is over. */
class StorageFaultTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    private static String race(GameBackend backend) {
        var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()), DiceMode.PHYSICAL,
                UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty())));
        return ((GameCreation.Created) backend.games().open(wanted)).game();
    }

    private static CommandResult rest(GameBackend backend, String game, String pawn) {
        return backend.games().execute(new Execute(game, Caller.HOST, new Rest(pawn), List.of(), OptionalInt.empty(), Optional.empty()));
    }

    @Test
    void afterAFullDiskTheGamesGoOnWithoutARestart(@TempDir Path folder) {
        BreakingDisk.mount();
        try (var backend = GameBackend.on(Database.in(folder, "breaking:", ""), RACES)) {
            var game = race(backend);
            rest(backend, game, "red");
            BreakingDisk.full(true);
            assertThat(catchThrowable(() -> rest(backend, game, "blue"))).isNotNull();
            assertThat(backend.obstacle()).hasValueSatisfying(reason -> assertThat(reason).contains("No space left on device")
                    .doesNotContain(folder.toString()));
            assertThatThrownBy(() -> rest(backend, game, "blue")).isInstanceOf(StorageUnavailable.class)
                    .hasMessageContaining("No space left on device").hasMessageNotContaining("\n");

            BreakingDisk.full(false);

            // The processor of the views may be in an attempt that began while the disk was full.
            for (var obstacle = backend.obstacle(); obstacle.isPresent(); obstacle = backend.obstacle()) {
                assertThat(Thread.interrupted()).as("it goes on in time: %s", obstacle).isFalse();
                LockSupport.parkNanos(1_000_000);
            }
            int before = backend.eventLog().newest(game);
            assertThat(before).as("nothing that was refused is there, nothing that was acknowledged is lost").isEqualTo(2);
            assertThat(rest(backend, game, "blue")).isInstanceOf(CommandResult.Done.class);
            assertThat(backend.verifier().verify(game, Progress.SILENT).verified()).isTrue();
        }
    }

    @Test
    void whileTheDiskIsNearlyFullNothingIsWrittenAndAllIsRead() {
        var free = new AtomicLong(100);
        var guard = new WriteGuard("here", free::get, 50, Dialect.EMBEDDED);
        assertThat(guard.obstacle()).isEmpty();
        free.set(49);
        assertThat(guard.obstacle().map(Texts::englishPhrase)).hasValueSatisfying(reason -> assertThat(reason).startsWith("the disk is full"));
        assertThatThrownBy(guard::ready).isInstanceOf(StorageUnavailable.class);
        free.set(50);
        guard.ready();
        assertThat(guard.obstacle()).isEmpty();
    }

    @Test
    void anInterruptedThreadClosesTheDatabaseForNobody(@TempDir Path folder) {
        try (var backend = GameBackend.in(folder, RACES)) {
            var game = race(backend);
            Thread.currentThread().interrupt();
            backend.games().setOpen(game, false);
            Thread.interrupted();
            assertThat(backend.obstacle()).isEmpty();
            assertThat(backend.credentials().find(game).orElseThrow().open()).isFalse();
            assertThat(rest(backend, game, "red")).isInstanceOf(CommandResult.Done.class);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 20, 5_000, 9_000})
    void aTruncatedFileIsNamedAndLeftAsItIs(int length, @TempDir Path folder) throws IOException {
        try (var backend = GameBackend.in(folder, RACES)) {
            race(backend);
        }
        var file = folder.resolve("tercio.mv.db");
        try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
            assertThat(bytes.length()).isGreaterThan(length);
            bytes.setLength(length);
        }
        var before = Files.readAllBytes(file);
        assertThatThrownBy(() -> GameBackend.in(folder, RACES)).isInstanceOf(StorageUnavailable.class)
                .hasMessageStartingWith("the database file " + file + " is damaged")
                .hasMessageContaining("'tercio restore'").hasMessageNotContaining("\n");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aFileThatIsNoDatabaseIsNamed(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("tercio.mv.db"), "no database at all ".repeat(1000));
        assertThatThrownBy(() -> GameBackend.in(folder, RACES)).isInstanceOf(StorageUnavailable.class)
                .hasMessageStartingWith("the database file " + file + " is damaged");
    }

    @Test
    void gamesThatAreOpenElsewhereAreNamed(@TempDir Path folder) throws Exception {
        try (var backend = GameBackend.in(folder, RACES)) {
            race(backend);
            var other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
                    System.getProperty("java.class.path"), OpensFolder.class.getName(), folder.toString()).redirectErrorStream(true).start();
            assertThat(new String(other.getInputStream().readAllBytes())).contains(
                    "the games in " + folder + " are open in another process; is a service running on them?");
        }
    }

    /** Another program that wants the same games. */
    static final class OpensFolder {
        public static void main(String[] arguments) {
            try (var backend = GameBackend.in(Path.of(arguments[0]), RACES)) {
                System.out.println("opened " + backend.directory().lastPlayed());
            } catch (StorageUnavailable told) {
                System.out.println(told.getMessage());
            }
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed(@TempDir Path folder) throws IOException {
        var file = Files.createFile(folder.resolve("file"));
        assertThatThrownBy(() -> GameBackend.in(file, RACES)).isInstanceOf(StorageUnavailable.class)
                .hasMessageStartingWith("the folder " + file + " cannot be made");
    }

    @Test
    void theFolderOfTheGamesIsItsOwnersAlone(@TempDir Path parent) throws IOException {
        var made = parent.resolve("made");
        try (var backend = GameBackend.in(made, RACES)) {
            race(backend);
            assertThat(permissions(made)).isEqualTo("rwx------");
            assertThat(permissions(made.resolve("tercio.mv.db"))).isEqualTo("rw-------");
        }
        Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwxr-xr-x"));
        GameBackend.in(made, RACES).close();
        assertThat(permissions(made)).isEqualTo("rwx------");
        var shared = Files.createDirectory(parent.resolve("shared"));
        Files.createFile(shared.resolve("letters"));
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxr-xr-x"));
        GameBackend.in(shared, RACES).close();
        assertThat(permissions(shared)).as("a folder with other things in it").isEqualTo("rwxr-xr-x");
        assertThat(permissions(shared.resolve("tercio.mv.db"))).isEqualTo("rw-------");
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void roomThatIsFreedIsUsedAgainWhileTheServiceRuns(@TempDir Path folder) throws Exception {
        try (var database = Database.in(folder, "file:", ";RETENTION_TIME=0")) {
            var rows = JdbcClient.create(database.source());
            rows.sql("create table filler (id integer primary key, body varbinary(100000))").update();
            var body = new byte[20_000];
            for (int time = 0; time < 3000; time++) {
                body[time % body.length]++;
                rows.sql("merge into filler (id, body) key (id) values (?, ?)").params(time % 10, body).update();
                if (time % 100 == 0) {
                    database.compaction().run();
                }
            }
            assertThat(Files.size(folder.resolve("tercio.mv.db"))).as("60 MB were written, 200 kB are valid").isLessThan(10_000_000);
        }
    }
}
