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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.application.game.Answer;
import tercio.application.game.GameCommand.Carry;
import tercio.application.game.NewGame;
import tercio.application.game.Opened;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.StorageUnavailable;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;

/** What goes wrong on a disk is named in one line, and the games go on when it is over. */
@Timeout(60)
class StorageFaultTest {

    private static final Library RACES = new Library(List.of(new Race()), List.of());

    private static String race(Workshop workshop) {
        var wanted = new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()), DiceMode.PHYSICAL,
                UndoRule.FREE, Map.of(), true, List.of(new NewGame.Place("Anna", List.of("red"), Optional.empty())));
        return ((Opened.Made) workshop.games().open(wanted)).game();
    }

    private static Answer rest(Workshop workshop, String game, String pawn) {
        return workshop.games().carry(new Carry(game, Caller.HOST, new Rest(pawn), List.of(), OptionalInt.empty(), Optional.empty()));
    }

    @Test
    void afterAFullDiskTheGamesGoOnWithoutARestart(@TempDir Path folder) {
        BreakingDisk.mount();
        try (var workshop = Workshop.on(Database.in(folder, "breaking:", ""), RACES)) {
            var game = race(workshop);
            rest(workshop, game, "red");
            BreakingDisk.full(true);
            assertThat(catchThrowable(() -> rest(workshop, game, "blue"))).isNotNull();
            assertThat(workshop.obstacle()).hasValueSatisfying(reason -> assertThat(reason).contains("No space left on device"));
            assertThatThrownBy(() -> rest(workshop, game, "blue")).isInstanceOf(StorageUnavailable.class)
                    .hasMessageContaining("No space left on device").hasMessageNotContaining("\n");

            BreakingDisk.full(false);

            assertThat(workshop.obstacle()).isEmpty();
            int before = workshop.archive().newest(game);
            assertThat(before).as("nothing that was refused is there, nothing that was acknowledged is lost").isEqualTo(2);
            assertThat(rest(workshop, game, "blue")).isInstanceOf(Answer.Done.class);
            assertThat(workshop.verifier().verify(game, Progress.SILENT).verified()).isTrue();
        }
    }

    @Test
    void whileTheDiskIsNearlyFullNothingIsWrittenAndAllIsRead() {
        var free = new AtomicLong(100);
        var guard = new WriteGuard("here", free::get, 50);
        assertThat(guard.obstacle()).isEmpty();
        free.set(49);
        assertThat(guard.obstacle()).hasValueSatisfying(reason -> assertThat(reason).startsWith("the disk is full"));
        assertThatThrownBy(guard::ready).isInstanceOf(StorageUnavailable.class);
        free.set(50);
        guard.ready();
        assertThat(guard.obstacle()).isEmpty();
    }

    @Test
    void anInterruptedThreadClosesTheDatabaseForNobody(@TempDir Path folder) {
        try (var workshop = Workshop.in(folder, RACES)) {
            var game = race(workshop);
            Thread.currentThread().interrupt();
            workshop.games().show(game, false);
            Thread.interrupted();
            assertThat(workshop.obstacle()).isEmpty();
            assertThat(workshop.vault().of(game).orElseThrow().open()).isFalse();
            assertThat(rest(workshop, game, "red")).isInstanceOf(Answer.Done.class);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 20, 5_000, 9_000})
    void aTruncatedFileIsNamedAndLeftAsItIs(int length, @TempDir Path folder) throws IOException {
        try (var workshop = Workshop.in(folder, RACES)) {
            race(workshop);
        }
        var file = folder.resolve("tercio.mv.db");
        try (var bytes = new RandomAccessFile(file.toFile(), "rw")) {
            assertThat(bytes.length()).isGreaterThan(length);
            bytes.setLength(length);
        }
        var before = Files.readAllBytes(file);
        assertThatThrownBy(() -> Workshop.in(folder, RACES)).isInstanceOf(StorageUnavailable.class)
                .hasMessageStartingWith("the database file " + file + " is damaged")
                .hasMessageContaining("'tercio restore'").hasMessageNotContaining("\n");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aFileThatIsNoDatabaseIsNamed(@TempDir Path folder) throws IOException {
        var file = Files.writeString(folder.resolve("tercio.mv.db"), "no database at all ".repeat(1000));
        assertThatThrownBy(() -> Workshop.in(folder, RACES)).isInstanceOf(StorageUnavailable.class)
                .hasMessageStartingWith("the database file " + file + " is damaged");
    }

    @Test
    void gamesThatAreOpenElsewhereAreNamed(@TempDir Path folder) throws Exception {
        try (var workshop = Workshop.in(folder, RACES)) {
            race(workshop);
            var other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp",
                    System.getProperty("java.class.path"), OpensFolder.class.getName(), folder.toString()).redirectErrorStream(true).start();
            assertThat(new String(other.getInputStream().readAllBytes())).contains(
                    "the games in " + folder + " are open in another process; is a service running on them?");
        }
    }

    /** Another program that wants the same games. */
    static final class OpensFolder {
        public static void main(String[] arguments) {
            try (var workshop = Workshop.in(Path.of(arguments[0]), RACES)) {
                System.out.println("opened " + workshop.latest());
            } catch (StorageUnavailable told) {
                System.out.println(told.getMessage());
            }
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed(@TempDir Path folder) throws IOException {
        var file = Files.createFile(folder.resolve("file"));
        assertThatThrownBy(() -> Workshop.in(file, RACES)).isInstanceOf(StorageUnavailable.class)
                .hasMessageStartingWith("the folder " + file + " cannot be made");
    }

    @Test
    void theFolderOfTheGamesIsItsOwnersAlone(@TempDir Path parent) throws IOException {
        var made = parent.resolve("made");
        try (var workshop = Workshop.in(made, RACES)) {
            race(workshop);
            assertThat(permissions(made)).isEqualTo("rwx------");
            assertThat(permissions(made.resolve("tercio.mv.db"))).isEqualTo("rw-------");
        }
        Files.setPosixFilePermissions(made, PosixFilePermissions.fromString("rwxr-xr-x"));
        Workshop.in(made, RACES).close();
        assertThat(permissions(made)).isEqualTo("rwx------");
        var shared = Files.createDirectory(parent.resolve("shared"));
        Files.createFile(shared.resolve("letters"));
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rwxr-xr-x"));
        Workshop.in(shared, RACES).close();
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
