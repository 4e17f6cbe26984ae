package tercio.adapters.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.dao.QueryTimeoutException;
import tercio.application.game.CommandResult;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.GameOpened;
import tercio.application.record.StorageDamaged;
import tercio.application.record.StorageUnavailable;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;
import tercio.domain.given.Thorough;

/** Parts of the database file cannot be read (which ones differs from run to run, as the ids of games do): the games that stand elsewhere are played on, the others are named, and come back from a backup. */
@Timeout(value = 15, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Thorough("Damages a file at many places, one after another. StorageFaultTest opens damaged files in the short tier.")
class UnreadableBlocksTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());
    private static final int BLOCK = 4096;
    /** One of this number of blocks is tried; {@code -Dtercio.blocks.step=1} tries all. */
    private static final int STEP = Integer.getInteger("tercio.blocks.step", 9);
    private static final int GAMES = 6;
    private static final int EVENTS = 60;

    @TempDir
    private Path parent;
    private Path sound;
    private List<String> games;
    /** The events of each game. */
    private final Map<String, Integer> events = new HashMap<>();

    @BeforeEach
    void sixGamesArePlayed() {
        sound = parent.resolve("sound");
        try (var backend = GameBackend.in(sound, RACES)) {
            games = IntStream.range(0, GAMES).mapToObj(number -> race(backend)).toList();
            for (int event = 1; event < EVENTS; event += 2) {
                games.forEach(game -> turn(backend, game));
            }
            for (var game : games) {
                events.put(game, backend.eventLog().newest(game));
                while (backend.viewStore().of(game, "board").filter(kept -> kept.position() == events.get(game)).isEmpty()) {
                    LockSupport.parkNanos(10_000_000);
                }
            }
        }
    }

    private static String race(GameBackend backend) {
        return ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("long", 100_000, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty())))))
                .game();
    }

    private static void turn(GameBackend backend, String game) {
        for (var pawn : List.of("red", "blue")) {
            assertThat(backend.games().execute(new Execute(game, Caller.HOST, new Gamble(pawn), List.of(), OptionalInt.empty(), Optional.empty())))
                    .isInstanceOf(CommandResult.Done.class);
        }
    }

    private Path copy(String name) throws IOException {
        var folder = Files.createDirectories(parent.resolve(name));
        try (var files = Files.list(sound)) {
            for (var file : files.toList()) {
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        }
        return folder;
    }

    private static void overwrite(Path folder, long at, byte[] with) throws IOException {
        try (var file = new RandomAccessFile(folder.resolve("tercio.mv.db").toFile(), "rw")) {
            file.seek(at);
            file.write(with, 0, (int) Math.min(with.length, file.length() - at));
        }
    }

    /** The state of a folder after it was damaged. */
    private enum Found { WHOLE, SET_ASIDE, NOT_OPENED }

    /** Waits for the verification: a repair of rows in the background has a table for itself, on a busy machine for longer than the database lets others wait. */
    private static boolean isVerified(GameBackend backend, String game) {
        return await().forever().ignoreExceptionsMatching(QueryTimeoutException.class::isInstance).until(() -> backend.verifier().verify(game, Progress.SILENT).verified(), any -> true);
    }

    /** The service starts, or says in one line why not; each game is as it was or set aside; what is well is played on, of the rest a record is given. */
    private Found examined(Path folder, String which) {
        try (var backend = GameBackend.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            var aside = backend.damagedGames().all();
            for (var game : games) {
                if (aside.containsKey(game)) {
                    assertThat(aside.get(game)).as(which).doesNotContain("\n");
                    partial(backend, game, which);
                } else {
                    assertThat(backend.eventLog().newest(game)).as("%s, game %s", which, game).isEqualTo(events.get(game));
                    assertThat(isVerified(backend, game)).as(which).isTrue();
                    turn(backend, game);
                }
            }
            assertThat(backend.obstacle()).as("the database is open and can be written: %s", which).isEmpty();
            return aside.isEmpty() ? Found.WHOLE : Found.SET_ASIDE;
        } catch (StorageUnavailable told) {
            assertThat(told.getMessage()).as(which).startsWith("the database file " + folder.resolve("tercio.mv.db") + " is damaged").doesNotContain("\n")
                    .contains("tercio restore");
            return Found.NOT_OPENED;
        }
    }

    /** The export of a damaged game is its readable beginning, and says so; or it says that nothing can be read. */
    private void partial(GameBackend backend, String game, String which) {
        var out = new StringWriter();
        try {
            var opened = (GameOpened) backend.eventLog().between(game, 1, 1).getFirst().fact();
            backend.records().write(game, opened, Integer.MAX_VALUE, out);
        } catch (RuntimeException nothing) {
            assertThat(nothing).as(which).matches(StorageDamaged::isCauseOf);
            return;
        }
        RecordFile.Checked checked;
        try {
            checked = backend.records().examine(new BufferedReader(new StringReader(out.toString())), Progress.SILENT);
        } catch (InvalidRecord altered) {
            // The bytes that the database read are text, and not the one that was written: the check of the record and its reader say the same.
            assertThat(backend.damagedGames().all().get(game)).as(which).containsAnyOf("the stored entry is not the one that was written", "cannot be read");
            assertThat(altered.getMessage()).as(which).contains("not the one that was recorded");
            return;
        }
        assertThat(checked.record().events().size()).as(which).isLessThanOrEqualTo(events.get(game));
        assertThat(checked.partial().isPresent()).as("%s: %s of %s events, set aside: %s", which, checked.record().events().size(), events.get(game),
                backend.damagedGames().all().get(game)).isEqualTo(checked.record().events().size() < events.get(game));
        assertThat(checked.found().orElseThrow().divergences()).as(which).isEmpty();
        var report = backend.verifier().verify(game, Progress.SILENT);
        if (checked.partial().isPresent()) {
            assertThat(report.verified()).as(which).isFalse();
            assertThatThrownBy(() -> backend.records().read(new BufferedReader(new StringReader(out.toString())), Progress.SILENT))
                    .isInstanceOf(InvalidRecord.class).hasMessageContaining("partial");
        }
    }

    @Test
    void whicheverBlockIsZeroTheOthersAreReadAndABackupBringsTheRest() throws Exception {
        var backup = parent.resolve("games.backup");
        BackupFile.of(sound, backup);
        long size = Files.size(sound.resolve("tercio.mv.db"));
        var found = new ArrayList<Found>();
        for (long at = 0; at < size; at += STEP * BLOCK) {
            var which = "block " + at / BLOCK + " of " + size / BLOCK;
            var folder = copy("block" + at);
            overwrite(folder, at, new byte[BLOCK]);
            var result = examined(folder, which);
            found.add(result);
            if (result == Found.SET_ASIDE && found.size() % 3 == 0) {
                broughtBack(folder, backup, which);
            }
        }
        assertThat(found).contains(Found.WHOLE, Found.SET_ASIDE);
    }

    private void broughtBack(Path folder, Path backup, String which) throws IOException {
        FolderRepair.restore(backup, folder, RACES);
        try (var backend = GameBackend.in(folder, RACES)) {
            backend.dailyCheck().checkAll();
            assertThat(backend.damagedGames().all()).as(which).isEmpty();
            for (var game : games) {
                assertThat(isVerified(backend, game)).as(which).isTrue();
                assertThat(backend.eventLog().newest(game)).as("at least what the backup has: %s", which).isGreaterThanOrEqualTo(events.get(game));
                turn(backend, game);
            }
        }
    }

    @Test
    void aRebuildTakesOverWhatCanBeReadAndTheDamagedGamesStayKnown() throws Exception {
        long size = Files.size(sound.resolve("tercio.mv.db"));
        int rescued = 0;
        for (long at = 2 * BLOCK; at < size && rescued < 2; at += 5 * BLOCK) {
            var folder = copy("rebuild" + at);
            overwrite(folder, at, new byte[3 * BLOCK]);
            if (examined(folder, "before the rebuild, " + at) != Found.SET_ASIDE) {
                continue;
            }
            var result = FolderRepair.rescue(folder);
            if (result.isEmpty()) {
                continue;
            }
            rescued++;
            assertThat(folder.resolve(FolderRepair.KEPT)).exists();
            try (var backend = GameBackend.in(folder, RACES)) {
                backend.rebuild(Progress.SILENT);
                backend.dailyCheck().checkAll();
                assertThat(backend.damagedGames().all().keySet()).as("from %s", at).containsAll(result.get().lost());
                assertThat(FolderRepair.rescue(folder.resolve("nowhere"))).isEmpty();
                for (var game : games) {
                    if (!backend.damagedGames().all().containsKey(game)) {
                        assertThat(backend.eventLog().newest(game)).isGreaterThanOrEqualTo(events.get(game));
                        turn(backend, game);
                    }
                }
            }
        }
        assertThat(rescued).isPositive();
    }

    @Test
    void randomBytesAndATruncatedFileAreFoundToo() throws Exception {
        var random = new Random(37);
        long size = Files.size(sound.resolve("tercio.mv.db"));
        for (int trial = 0; trial < 4; trial++) {
            var folder = copy("random" + trial);
            var bytes = new byte[1 + random.nextInt(3 * BLOCK)];
            random.nextBytes(bytes);
            long at = random.nextLong(size);
            overwrite(folder, at, bytes);
            examined(folder, bytes.length + " random bytes at " + at);
        }
        for (int trial = 0; trial < 3; trial++) {
            var folder = copy("short" + trial);
            long length = random.nextLong(size);
            try (var file = new RandomAccessFile(folder.resolve("tercio.mv.db").toFile(), "rw")) {
                file.setLength(length);
            }
            examined(folder, "cut to " + length + " of " + size);
        }
    }
}
