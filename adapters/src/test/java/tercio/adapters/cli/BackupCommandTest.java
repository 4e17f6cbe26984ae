package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.service.Service;
import tercio.adapters.store.Library;
import tercio.adapters.store.Workshop;
import tercio.application.game.Answer;
import tercio.application.game.GameCommand.Carry;
import tercio.application.game.NewGame;
import tercio.application.game.Opened;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Rest;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.application.verification.Progress;

/** All games go into one file, whether a service runs or not, and come back with tokens and dice. */
@Timeout(120)
class BackupCommandTest {

    private static final Library RACES = new Library(List.of(new Race()), List.of());

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private static Opened.Made race(Workshop workshop) {
        return (Opened.Made) workshop.games().open(new NewGame(Optional.of("A race"), "race", new Race.Track("short", 10, Optional.empty()),
                DiceMode.SERVER, UndoRule.FREE, Map.of(), true, List.of(new NewGame.Place("Anna", List.of("red"), Optional.empty()))));
    }

    private static Answer rest(Workshop workshop, String game, String pawn) {
        return workshop.games().carry(new Carry(game, Caller.HOST, new Rest(pawn), List.of(), OptionalInt.empty(), Optional.empty()));
    }

    private Path games() {
        return folder.resolve("games");
    }

    private Path backup() {
        return folder.resolve("backup.zip");
    }

    private int run(String... arguments) {
        return TercioCommand.commandLine(() -> RACES).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments);
    }

    @Test
    void aRunningServiceIsBackedUpAndTheGamesGoOnElsewhere() throws IOException {
        Opened.Made made;
        try (var service = Service.start(RACES, 0, "127.0.0.1", games())) {
            made = race(service.workshop());
            rest(service.workshop(), made.game(), "red");
            assertThat(run("backup", backup().toString(), "--data", games().toString())).as(err.toString()).isZero();
            assertThat(rest(service.workshop(), made.game(), "blue")).isInstanceOf(Answer.Done.class);
            assertThat(permissions(games().resolve("service.address"))).isEqualTo("rw-------");
            assertThat(games().resolve("tercio-backup.zip")).doesNotExist();
        }
        assertThat(games().resolve("service.address")).doesNotExist();
        assertThat(permissions(backup())).isEqualTo("rw-------");

        var elsewhere = folder.resolve("elsewhere");
        assertThat(run("restore", backup().toString(), "--data", elsewhere.toString())).as(err.toString()).isZero();
        assertThat(out.toString()).contains("1 games are restored in " + elsewhere);
        try (var workshop = Workshop.in(elsewhere, RACES)) {
            assertThat(workshop.archive().newest(made.game())).isEqualTo(2);
            assertThat(workshop.vault().of(made.game()).orElseThrow().caller(tercio.application.record.Chain.hash(made.hostToken()))).contains(Caller.HOST);
            assertThat(rest(workshop, made.game(), "blue")).isInstanceOf(Answer.Done.class);
            assertThat(workshop.verifier().verify(made.game(), Progress.SILENT).diceProof()).isEqualTo("intact");
        }
    }

    @Test
    void onlyWhoReadsTheFolderGetsABackup() throws Exception {
        try (var service = Service.start(RACES, 0, "127.0.0.1", games()); var client = HttpClient.newHttpClient()) {
            var address = URI.create("http://127.0.0.1:" + service.port() + "/api/backup");
            for (var header : List.of("Bearer", "Bearer wrong", "Bearer " + race(service.workshop()).hostToken())) {
                var answer = client.send(HttpRequest.newBuilder(address).header("Authorization", header).build(), BodyHandlers.ofString());
                assertThat(answer.statusCode()).isEqualTo(401);
            }
            assertThat(client.send(HttpRequest.newBuilder(address).build(), BodyHandlers.ofString()).statusCode()).isEqualTo(401);
        }
    }

    @Test
    void withoutAServiceTheFolderIsBackedUpToo() {
        try (var workshop = Workshop.in(games(), RACES)) {
            race(workshop);
        }
        assertThat(run("backup", backup().toString(), "--data", games().toString())).as(err.toString()).isZero();
        assertThat(run("restore", backup().toString(), "--data", folder.resolve("elsewhere").toString())).isZero();
        assertThat(run("backup", backup().toString(), "--data", folder.resolve("nothing").toString())).isEqualTo(1);
        assertThat(err.toString()).hasLineCount(1).contains("there are no games in ");
    }

    @Test
    void aServiceThatWasKilledLeavesItsAddressAndIsPassedOver() throws IOException {
        try (var workshop = Workshop.in(games(), RACES)) {
            race(workshop);
        }
        Files.write(games().resolve("service.address"), List.of("127.0.0.1", "1", "token"));
        assertThat(run("backup", backup().toString(), "--data", games().toString())).as(err.toString()).isZero();
    }

    @Test
    void gamesThatAreThereAreReplacedOnlyWhenAskedFor() throws IOException {
        String first;
        try (var workshop = Workshop.in(games(), RACES)) {
            first = race(workshop).game();
        }
        run("backup", backup().toString(), "--data", games().toString());
        String second;
        try (var workshop = Workshop.in(games(), RACES)) {
            second = race(workshop).game();
        }
        assertThat(run("restore", backup().toString(), "--data", games().toString())).isEqualTo(1);
        assertThat(err.toString()).hasLineCount(1).contains("--replace");
        assertThat(run("restore", backup().toString(), "--replace", "--data", games().toString())).isZero();
        assertThat(games().resolve("tercio.mv.db.replaced")).exists();
        try (var workshop = Workshop.in(games(), RACES)) {
            assertThat(workshop.archive().newest(first)).isEqualTo(1);
            assertThat(workshop.archive().newest(second)).isZero();
        }
        try (var left = Files.list(games())) {
            assertThat(left.map(path -> path.getFileName().toString())).containsExactlyInAnyOrder("tercio.mv.db", "tercio.mv.db.replaced");
        }
    }

    @Test
    void whatIsNoBackupIsRefusedAndADamagedRecordIsNamed() throws IOException {
        Files.writeString(backup(), "no zip");
        assertThat(run("restore", backup().toString(), "--data", games().toString())).isEqualTo(1);
        assertThat(err.toString()).contains("is no backup of tercio");
        assertThat(games().resolve("tercio.mv.db")).doesNotExist();

        String game;
        try (var workshop = Workshop.in(games(), RACES)) {
            game = race(workshop).game();
            JdbcClient.create(workshop.source()).sql("update DomainEventEntry set payload = ?").param("{}".getBytes()).update();
        }
        run("backup", backup().toString(), "--data", games().toString());
        assertThat(run("restore", backup().toString(), "--data", folder.resolve("elsewhere").toString())).isEqualTo(1);
        assertThat(err.toString()).contains("the record of game " + game + " is damaged");
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }
}
