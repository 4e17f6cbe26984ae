package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.application.verification.Progress;
import tercio.domain.given.Thorough;
import tercio.domain.given.Tier;
import tercio.projections.GameOpening;

/** The archive as a file: it is kept, made anew where it does not fit, and never lost with what it was made of. */
class ArchiveFileTest {

    private static final RulebookModules MODULES = RulebookModules.all();

    @TempDir
    private Path folder;
    private GameBackend backend;

    @BeforeEach
    void open() {
        backend = GameBackend.inMemory(MODULES.rulebooks());
    }

    @AfterEach
    void close() {
        backend.close();
    }

    private String imported(String record) {
        try (var in = new BufferedReader(new InputStreamReader(ArchiveFileTest.class.getResourceAsStream("/tercio/adapters/games/" + record + ".jsonl"), StandardCharsets.UTF_8))) {
            return ((GameCreation.Created) backend.games().adopt(backend.records().read(in, Progress.SILENT))).game();
        } catch (IOException unreadable) {
            throw new java.io.UncheckedIOException(unreadable);
        }
    }

    private Path file() {
        return folder.resolve("games.duckdb");
    }

    private Archive archive() {
        return GameArchives.of(backend, MODULES.archives(), ArchiveLimits.STANDARD, Optional.of(file()));
    }

    private static List<List<Object>> dice(Archive archive) {
        return archive.query("select party, purpose, count(*), sum(value) from die where counted group by all order by all", archive.games()).rows();
    }

    @Test
    void whatWasFoldedIsThereAfterAnotherStartAndWithoutTheGames() {
        imported("march-on-artois");
        List<List<Object>> before;
        try (var archive = archive()) {
            archive.feed(() -> false);
            before = dice(archive);
            assertThat(before).isNotEmpty();
        }
        try (var archive = archive()) {
            assertThat(archive.status(backend.directory().all()).rebuilt()).isEmpty();
            assertThat(dice(archive)).isEqualTo(before);
        }
        try (var archive = GameArchives.readOnly(file(), MODULES.archives(), ArchiveLimits.STANDARD)) {
            assertThat(dice(archive)).isEqualTo(before);
        }
    }

    @Test
    void aDamagedFileIsMadeAnew() throws IOException {
        imported("march-on-artois");
        Files.writeString(file(), "this is no archive".repeat(1000));
        try (var archive = archive()) {
            archive.feed(() -> false);
            assertThat(dice(archive)).isNotEmpty();
            assertThat(archive.status(backend.directory().all()).stored()).isTrue();
        }
    }

    private static final int PAGE = 4096;

    /** Damage to a file, at a place of it from 0 to 1. */
    private enum Damage {
        OTHER_BYTES {
            @Override
            byte[] of(byte[] file, double where) {
                return written(file, where, (byte) 0x5A, 64);
            }
        },
        A_BLOCK_OF_ZEROS {
            @Override
            byte[] of(byte[] file, double where) {
                return written(file, where, (byte) 0, 1 << 18);
            }
        },
        CUT_OFF {
            @Override
            byte[] of(byte[] file, double where) {
                return Arrays.copyOf(file, (int) (file.length * where));
            }
        };

        abstract byte[] of(byte[] file, double where);

        private static byte[] written(byte[] file, double where, byte value, int length) {
            var other = file.clone();
            int from = (int) (file.length * where);
            Arrays.fill(other, from, Math.min(file.length, from + length), value);
            return other;
        }
    }

    /** As the service and the command line ask: what is damaged is made anew, and the question is asked again. */
    private static List<List<Object>> fedAndAsked(Archive archive) {
        try {
            archive.feed(() -> false);
            return everything(archive);
        } catch (ArchiveDamaged damaged) {
            archive.feed(() -> false);
            return everything(archive);
        }
    }

    /** A figure of every table, over all of its columns. */
    private static List<List<Object>> everything(Archive archive) {
        return archive.tables().stream().map(table -> archive.query("select count(*), sum(hash(t)) from " + table.name() + " t", archive.games()).rows().getFirst()).toList();
    }

    /**
     * The answers are right wherever the file of an archive is damaged: damage is found by the checksum of its block, and unreadable blocks are made anew from the games. A process that
     * only reads the file gets the right answer, or a sentence.
     */
    @Test
    void whereverAFileIsDamagedNoFigureIsWrong() throws IOException {
        imported("march-on-artois");
        imported("lepanto");
        List<List<Object>> right;
        try (var archive = archive()) {
            archive.feed(() -> false);
            right = everything(archive);
        }
        var whole = Files.readAllBytes(file());
        var written = IntStream.range(0, whole.length / PAGE).filter(page -> IntStream.range(0, PAGE).anyMatch(at -> whole[page * PAGE + at] != 0)).toArray();
        int places = Tier.times(1, 60);
        int met = 0;
        for (var damage : Damage.values()) {
            for (int place = 0; place < places; place++) {
                double where = (double) written[(2 * place + 1) * written.length / (2 * places)] * PAGE / whole.length;
                met += isMet(damage.of(whole, where), right, damage + " at " + where) ? 1 : 0;
            }
        }
        assertThat(met).as("damage that somebody met").isPositive();
    }

    /** Whether who reads a damaged file is told so. */
    private boolean isMet(byte[] damaged, List<List<Object>> right, String told) throws IOException {
        boolean met = false;
        Files.write(file(), damaged);
        try (var archive = GameArchives.readOnly(file(), MODULES.archives(), ArchiveLimits.STANDARD)) {
            assertThat(everything(archive)).as(told).isEqualTo(right);
        } catch (IllegalArgumentException refused) {
            met = true;
            assertThat(refused).hasMessageMatching("the archive .* (cannot be read: .*|is damaged; 'tercio archive build' makes it anew|was made by another version of the program; 'tercio archive build' makes it anew)");
        }
        assertThat(file()).as("who only reads a file leaves it").exists();
        Files.write(file(), damaged);
        try (var archive = archive()) {
            assertThat(fedAndAsked(archive)).as(told).isEqualTo(right);
            assertThat(archive.status(backend.directory().all()).stored()).isTrue();
        }
        return met;
    }

    @Test
    void aFileOfAnotherVersionIsMadeAnewAndNeverByWhoOnlyReadsIt() {
        imported("march-on-artois");
        try (var archive = new Archive(new ArchiveSource(games(), backend.eventLog(), backend.histories(), backend.views(), backend.notation(), backend.tallies(), List::of),
                MODULES.archives(), ArchiveLimits.STANDARD, Optional.of(file()), "another version", java.time.Clock.systemUTC())) {
            archive.feed(() -> false);
        }
        assertThatThrownBy(() -> {
            try (var archive = GameArchives.readOnly(file(), MODULES.archives(), ArchiveLimits.STANDARD)) {
                archive.games();
            }
        }).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("another version");
        try (var archive = archive()) {
            archive.feed(() -> false);
            assertThat(archive.status(backend.directory().all()).rebuilt()).isPresent();
            assertThat(dice(archive)).isNotEmpty();
        }
    }

    private ArchiveSource.Games games() {
        return new ArchiveSource.Games() {
            @Override
            public List<String> all() {
                return backend.directory().all();
            }

            @Override
            public Optional<String> setAside(String game) {
                return Optional.empty();
            }
        };
    }

    @Thorough("A damaged file and one of another version are made anew in the short tier.")
    @Test
    void aRebuildGivesTheSameAndNothingIsLostWithTheFile() throws IOException {
        imported("march-on-artois");
        imported("lepanto");
        try (var archive = archive()) {
            archive.feed(() -> false);
            var before = dice(archive);
            archive.rebuild(() -> false, events -> {});
            assertThat(dice(archive)).isEqualTo(before);
        }
        Files.delete(file());
        try (var archive = archive()) {
            archive.feed(() -> false);
            assertThat(archive.status(backend.directory().all()).games()).isEqualTo(2);
        }
    }

    @Test
    void aGameThatCannotBeFoldedIsLeftOutAndNamed() {
        var bad = imported("lepanto");
        var good = imported("march-on-artois");
        RulebookArchive broken = new RulebookArchive() {
            @Override
            public RulebookFold<?> begin(GameOpening opening) {
                if (opening.event().scenario().name().contains("epanto")) {
                    throw new IllegalStateException("a rule that nobody knows");
                }
                return RulebookFold.NOTHING;
            }
        };
        var rulebooks = new java.util.HashMap<>(MODULES.archives());
        rulebooks.put("eu-military", broken);
        try (var archive = GameArchives.of(backend, rulebooks, ArchiveLimits.STANDARD, Optional.empty())) {
            archive.feed(() -> false);
            assertThat(archive.status(backend.directory().all()).leftOut()).containsOnlyKeys(bad).containsValue("a rule that nobody knows");
            assertThat(archive.games()).containsExactly(good);
        }
    }

    /** Another process holds the file: this one answers from memory, and leaves the file as it is. */
    @Test
    void aFileThatAnotherProcessHasOpenIsLeftAndTheArchiveMadeInMemory() throws IOException, InterruptedException {
        imported("march-on-artois");
        try (var archive = archive()) {
            archive.feed(() -> false);
        }
        var other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("java.class.path"), HeldArchive.class.getName(), file().toString()).redirectErrorStream(true).start();
        try (var told = other.inputReader()) {
            assertThat(told.readLine()).isEqualTo("open");
            try (var archive = archive()) {
                archive.feed(() -> false);
                assertThat(archive.status(backend.directory().all()).stored()).isFalse();
                assertThat(dice(archive)).isNotEmpty();
            }
            assertThatThrownBy(() -> {
                try (var archive = GameArchives.readOnly(file(), MODULES.archives(), ArchiveLimits.STANDARD)) {
                    archive.games();
                }
            }).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("cannot be read");
        } finally {
            other.destroyForcibly().waitFor();
        }
        try (var archive = archive()) {
            assertThat(archive.status(backend.directory().all()).stored()).isTrue();
            assertThat(dice(archive)).isNotEmpty();
        }
    }

    @Test
    void nothingIsOpenedBeforeSomebodyAsks() {
        imported("march-on-artois");
        try (var archive = archive()) {
            archive.markStale("any");
            assertThat(archive.questions().all()).isNotEmpty();
            assertThat(archive.tables()).isNotEmpty();
            assertThat(archive.isOpen()).isFalse();
            assertThat(file()).doesNotExist();
        }
    }
}
