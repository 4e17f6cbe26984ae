package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.archive.HeldArchive;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.service.RunningService;
import tercio.adapters.service.Service;
import tercio.adapters.store.GameBackend;
import tercio.application.game.GameCreation;
import tercio.application.verification.Progress;
import tercio.domain.given.Thorough;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The archive of a data folder, with a service that runs on it and without one: a game of it cannot be read, or its file is open elsewhere. */
class ArchiveOfFolderTest {

    private static final String LEFT_OUT = "left out: game %s, ";

    @TempDir
    private Path folder;

    private Path data() {
        return folder.resolve("data");
    }

    private CommandRun ask(String... question) {
        var arguments = new ArrayList<>(List.of("archive"));
        arguments.addAll(List.of(question));
        arguments.addAll(List.of("--data", data().toString()));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    private static String imported(GameBackend backend, String record) {
        try (var in = new BufferedReader(new InputStreamReader(ArchiveOfFolderTest.class.getResourceAsStream("/tercio/adapters/games/" + record + ".jsonl"), StandardCharsets.UTF_8))) {
            return ((GameCreation.Created) backend.games().adopt(backend.records().read(in, Progress.SILENT))).game();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Service service() {
        return Service.start(RulebookModules.all().rulebooks(), 0, "127.0.0.1", data());
    }

    private JsonNode status() throws IOException, InterruptedException {
        try (var service = RunningService.on(data()).orElseThrow(); var body = service.get("/api/analysis/status").body()) {
            return new JsonMapper().readTree(body.readAllBytes());
        }
    }

    /** Somebody has written over the third event of Lepanto: its record is not what it was, and nothing of it is told. The march on Artois is told as ever. */
    @Test
    void aGameThatCannotBeReadIsLeftOutAndNamedAndTheOthersAreTold() throws IOException, InterruptedException {
        String bad;
        String good;
        try (var backend = GameBackend.in(data(), RulebookModules.all().rulebooks())) {
            bad = imported(backend, "lepanto");
            good = imported(backend, "march-on-artois");
            assertThat(JdbcClient.create(backend.source()).sql("update DomainEventEntry set payload = ? where sequenceNumber = 2 and aggregateIdentifier = ?")
                    .params("{}".getBytes(StandardCharsets.UTF_8), bad).update()).isEqualTo(1);
        }
        var named = LEFT_OUT.formatted(bad);
        var alone = ask("ask", "sessions");
        assertThat(alone.exit()).as(alone.err()).isZero();
        assertThat(alone.out()).contains(good).doesNotContain(bad);
        assertThat(alone.err()).contains(named).doesNotContain(good);
        var built = ask("build", folder.resolve("games.duckdb").toString());
        assertThat(built.out()).contains("1 games", named);
        try (var _ = service()) {
            var beside = ask("ask", "sessions");
            assertThat(beside.exit()).as(beside.err()).isZero();
            assertThat(beside.out()).isEqualTo(alone.out());
            assertThat(beside.err()).contains(named).doesNotContain(good);
            var left = status().path("leftOut");
            assertThat(left).hasSize(1);
            assertThat(left.path(0).path("game").asString()).isEqualTo(bad);
            assertThat(left.path(0).path("reason").asString()).isNotBlank();
        }
    }

    /** The service has the file of its archive open: who asks by the command is answered by the service, and who wants the file itself is told why he cannot have it. */
    @Thorough("The service is asked by a command in the short tier.")
    @Test
    void theFileOfARunningServiceIsLeftToIt() throws IOException, InterruptedException {
        try (var backend = GameBackend.in(data(), RulebookModules.all().rulebooks())) {
            imported(backend, "march-on-artois");
        }
        var alone = ask("ask", "dice");
        assertThat(alone.out()).contains("Anna");
        var file = data().resolve("archive.duckdb");
        try (var _ = service()) {
            for (var question : new String[][] {{"ask", "dice"}, {"sql", "select count(*) as n from game"}, {"openings", "--party", "france"}, {"positions", "siege place=artois"}}) {
                var beside = ask(question);
                assertThat(beside.exit()).as(String.join(" ", question) + ": " + beside.err()).isZero();
                assertThat(beside.err()).isEmpty();
                assertThat(beside.out()).isNotBlank();
            }
            assertThat(ask("ask", "dice").out()).isEqualTo(alone.out());
            assertThat(status().path("stored").asBoolean()).isTrue();
            var built = ask("build", file.toString());
            assertThat(built.exit()).isEqualTo(1);
            assertThat(built.err()).contains("open");
            assertThat(ask("ask", "dice").out()).as("the service has its file as before").isEqualTo(alone.out());
        }
        assertThat(ask("ask", "dice").out()).isEqualTo(alone.out());
    }

    /** Another process has the file of the archive open: a service answers from memory, tells so, and leaves the file as it is. */
    @Thorough("ArchiveFileTest opens a file elsewhere in the short tier.")
    @Test
    void aServiceWhoseFileAnotherProcessHasAnswersFromMemory() throws IOException, InterruptedException {
        try (var backend = GameBackend.in(data(), RulebookModules.all().rulebooks())) {
            imported(backend, "march-on-artois");
        }
        var alone = ask("ask", "dice");
        var file = data().resolve("archive.duckdb");
        var other = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("java.class.path"), HeldArchive.class.getName(), file.toString()).redirectErrorStream(true).start();
        try (var told = other.inputReader()) {
            assertThat(told.readLine()).isEqualTo("open");
            assertThat(ask("ask", "dice").out()).as("without a service").isEqualTo(alone.out());
            var refused = CommandRun.of("archive", "ask", "dice", "--archive", file.toString());
            assertThat(refused.exit()).isEqualTo(1);
            assertThat(refused.err()).contains("cannot be read");
            try (var _ = service()) {
                assertThat(ask("ask", "dice").out()).isEqualTo(alone.out());
                assertThat(status().path("stored").asBoolean()).isFalse();
            }
        } finally {
            other.destroyForcibly().waitFor();
        }
        assertThat(Files.size(file)).isPositive();
        assertThat(CommandRun.of("archive", "ask", "dice", "--archive", file.toString()).out()).isEqualTo(alone.out());
    }
}
