package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.launch.Launcher;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.TestPostgres;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.domain.given.Thorough;

/** Tables of an earlier version are not changed before somebody has a backup and says so. */
class UpgradeCommandTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String game;

    @BeforeEach
    void aGameOfAnEarlierVersion() {
        try (var backend = GameBackend.in(games(), RACES)) {
            game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()),
                    DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()))))).game();
            takeBack(backend);
        }
    }

    /** Takes back the last migrations. */
    private static void takeBack(GameBackend backend) {
        var rows = JdbcClient.create(backend.source());
        rows.sql("drop table listed_piece").update();
        rows.sql("delete from \"flyway_schema_history\" where \"version\" in ('33', '33.1', '34')").update();
    }

    private Path games() {
        return folder.resolve("games");
    }

    private int run(String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return TercioCommand.commandLine(() -> RACES, arguments).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments);
    }

    @Test
    void noCommandOpensThemAndTheServiceDoesNotStart() throws IOException, InterruptedException {
        var before = Files.readAllBytes(games().resolve("tercio.mv.db"));
        for (var command : List.of(List.of("export", game, "-o", folder.resolve("game.jsonl").toString()), List.of("forks", game), List.of("verify", "--all"), List.of("keys"))) {
            var line = new java.util.ArrayList<>(command);
            line.addAll(List.of("--data", games().toString()));
            assertThat(run(line.toArray(String[]::new))).as(command.getFirst()).isEqualTo(1);
            assertThat(err.toString()).contains("have version 32", "to version 34, which cannot be undone", "'tercio upgrade'");
        }
        var service = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp", System.getProperty("java.class.path"),
                Launcher.class.getName(), "serve", "--port", "0", "--data", games().toString()).redirectErrorStream(true).start();
        assertThat(new String(service.getInputStream().readAllBytes())).contains("cannot be undone", "'tercio upgrade'");
        assertThat(service.waitFor()).isEqualTo(1);
        assertThat(games().resolve("tercio.mv.db")).as("nothing is changed").hasBinaryContent(before);
    }

    @Test
    void theBackupHasTheGamesAsTheyWereAndTheUpgradeBringsThemToThisVersion() throws IOException {
        var backup = folder.resolve("before.backup");
        assertThat(run("upgrade", "--data", games().toString())).isEqualTo(1);
        assertThat(err.toString()).contains("1 games from version 32 to 34, which cannot be undone", "--backup FILE");

        assertThat(run("upgrade", "--data", games().toString(), "--backup", backup.toString())).as(err.toString()).isZero();
        assertThat(out.toString()).contains("backup " + backup, "1 games in " + games() + " have version 34 now");
        assertThat(run("export", game, "-o", folder.resolve("game.jsonl").toString(), "--data", games().toString())).as(err.toString()).isZero();
        assertThat(run("upgrade", "--data", games().toString())).isZero();
        assertThat(out.toString()).contains("version 34 already: nothing is to be done");

        var restored = folder.resolve("restored");
        assertThat(run("restore", backup.toString(), "--data", restored.toString())).as(err.toString()).isZero();
        assertThat(run("export", game, "-o", folder.resolve("again.jsonl").toString(), "--data", restored.toString())).as(err.toString()).isZero();
        assertThat(folder.resolve("again.jsonl")).hasSameTextualContentAs(folder.resolve("game.jsonl"));
    }

    @Test
    void aBackupOfAnEarlierVersionDoesNotChangeIt() throws IOException {
        var before = Files.readAllBytes(games().resolve("tercio.mv.db"));
        assertThat(run("backup", folder.resolve("games.backup").toString(), "--data", games().toString())).as(err.toString()).isZero();
        assertThat(games().resolve("tercio.mv.db")).hasBinaryContent(before);
        assertThat(run("upgrade", "--data", games().toString(), "--backup", folder.resolve("games.backup").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("there is a file");
        assertThat(run("upgrade", "--data", folder.resolve("nothing").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("there are no games in");
    }

    @Test
    void whatANewerProgramWroteIsLeft() {
        try (var backend = GameBackend.in(games(), RACES)) {
            JdbcClient.create(backend.source()).sql("update \"flyway_schema_history\" set \"version\" = '999' where \"version\" = '34'").update();
        }
        assertThat(run("upgrade", "--data", games().toString(), "--backup", folder.resolve("none").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("have version 999", "use the newer program");
        assertThat(folder.resolve("none")).doesNotExist();
    }

    @Thorough("The upgrade of a folder is in the short tier, and ReleasedDataTest opens older databases.")
    @Test
    void aDatabaseIsUpgradedAfterItsOwnBackup() {
        var address = TestPostgres.fresh() + "?user=postgres&connectTimeout=120&loginTimeout=120";
        var data = folder.resolve("node").toString();
        try (var backend = GameBackend.in(StoreLocation.of(folder.resolve("node"), address), RACES)) {
            takeBack(backend);
        }
        assertThat(run("verify", "--all", "--store", address, "--data", data)).isEqualTo(1);
        assertThat(err.toString()).contains("cannot be undone");
        assertThat(run("upgrade", "--store", address, "--data", data)).isEqualTo(1);
        assertThat(err.toString()).contains("--backed-up");
        assertThat(run("upgrade", "--store", address, "--data", data, "--backed-up")).as(err.toString()).isZero();
        assertThat(run("doctor", "--store", address, "--data", data)).isBetween(0, 1);
        assertThat(out.toString()).containsPattern("well +database +0 games in jdbc:postgresql:.*tables of version 34");
    }
}
