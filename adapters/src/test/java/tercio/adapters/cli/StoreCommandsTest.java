package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.adapters.store.StoreLocation;
import tercio.adapters.store.TestPostgres;
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.domain.given.Thorough;

/** The command line on a PostgreSQL database: games are moved there, and every command finds them, also beside a service. */
class StoreCommandsTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private String address;
    private String game;

    @BeforeEach
    void aGameIsPlayedInAFolder() {
        address = TestPostgres.fresh() + "?user=postgres&connectTimeout=120&loginTimeout=120";
        try (var backend = GameBackend.in(games(), RACES)) {
            game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()),
                    DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red", "blue"), Optional.empty()))))).game();
            play(backend, "red");
        }
    }

    private void play(GameBackend backend, String pawn) {
        backend.games().execute(new Execute(game, Caller.HOST, new Step(pawn, 3), List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private Path games() {
        return folder.resolve("games");
    }

    private int run(String... arguments) {
        return TercioCommand.commandLine(() -> RACES, arguments).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments);
    }

    private int there(String... arguments) {
        var all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--store", address, "--data", games().toString()));
        return run(all.toArray(String[]::new));
    }

    @Thorough("StoreMoveTest moves games, and the other commands are given a database by their own tests.")
    @Test
    void gamesAreMovedAndEveryCommandFindsThemBesideAService() throws IOException {
        var before = folder.resolve("before.jsonl");
        assertThat(run("export", game, "-o", before.toString(), "--data", games().toString())).isZero();

        assertThat(run("move", "--from", games().toString(), "--to", address)).as(err.toString()).isZero();
        assertThat(out.toString()).contains("1 game is moved from " + games() + " to jdbc:postgresql:", "byte for byte the same");

        try (var service = GameBackend.in(StoreLocation.of(games(), address), RACES)) {
            play(service, "blue");
            var after = folder.resolve("after.jsonl");
            assertThat(there("export", game, "-o", after.toString())).as(err.toString()).isZero();
            assertThat(Files.readAllLines(after)).hasSize(4).containsAll(Files.readAllLines(before).subList(1, 3));
            assertThat(there("verify", "--all")).as(err.toString()).isZero();
            assertThat(there("keys")).isZero();
            assertThat(there("forks", game)).isZero();
            assertThat(there("undo", game, "--to", "2")).as(err.toString()).isZero();
            assertThat(service.games().find(game).orElseThrow().position()).as("the service goes on from there").isEqualTo(4);
            play(service, "blue");
            assertThat(service.eventLog().newest(game)).isEqualTo(5);
            assertThat(service.damaged().all()).isEmpty();
        }
        assertThat(run("move", "--from", address, "--to", folder.resolve("back").toString(), "--data", games().toString())).as(err.toString()).isZero();
        assertThat(run("verify", "--all", "--data", folder.resolve("back").toString())).isZero();
    }

    @Test
    void whatIsForFoldersSaysWhatDoesItInADatabase() {
        assertThat(there("backup", folder.resolve("backup").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("pg_dump", "tercio move");
        assertThat(there("restore", folder.resolve("backup").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("pg_restore");
    }

    @Test
    void anAddressThatIsNoneIsToldInOneLine() {
        assertThat(run("verify", "--all", "--store", "jdbc:h2:./games", "--data", games().toString())).isEqualTo(1);
        assertThat(err.toString()).contains("--data").doesNotContain("\tat ");
        assertThat(run("verify", "--all", "--store", "jdbc:postgresql://localhost/games?password=hidden", "--data", games().toString())).isEqualTo(1);
        assertThat(err.toString()).contains("TERCIO_STORE_PASSWORD").doesNotContain("hidden");
        assertThat(run("move", "--from", games().toString(), "--to", folder.resolve("other").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("between a folder and a PostgreSQL database");
    }
}
