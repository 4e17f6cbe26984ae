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
import tercio.application.game.GameCommand.Execute;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.given.RaceCommand.Gamble;
import tercio.application.given.RaceCommand.Step;
import tercio.application.record.Caller;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;
import tercio.domain.game.Command;

/** A host corrects a game of this machine: red steps at position 2, blue at 3, red gambles at 4 and 5. */
class AmendCommandTest {

    private static final InstalledRulebooks RACES = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;

    private StringWriter out = new StringWriter();
    private StringWriter err = new StringWriter();
    private String game;

    @BeforeEach
    void aGameIsPlayed() {
        try (var backend = GameBackend.in(folder.resolve("games"), RACES)) {
            game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.of("A race"), "race",
                    new Race.Track("short", 20, Optional.empty()), DiceMode.PHYSICAL, UndoRule.OPPONENTS_AGREE, Map.of(), true,
                    List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()), new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty()))))).game();
            sent(backend, new Step("red", 1));
            sent(backend, new Step("blue", 2));
            sent(backend, new Gamble("red"), 7);
        }
    }

    private void sent(GameBackend backend, Command command, Integer... dice) {
        backend.games().execute(new Execute(game, Caller.HOST, command, List.of(dice), OptionalInt.empty(), Optional.empty()));
    }

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        var all = new ArrayList<>(List.of("amend", game));
        all.addAll(List.of(arguments));
        all.addAll(List.of("--data", folder.resolve("games").toString()));
        return TercioCommand.commandLine(() -> RACES, "amend").setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(all.toArray(String[]::new));
    }

    private String file(String text) throws IOException {
        var file = Files.createTempFile(folder, "amendment", ".json");
        Files.writeString(file, text);
        return file.toString();
    }

    @Test
    void aCommandIsCorrectedOneByOneAndAdopted() throws IOException {
        assertThat(run(file("{\"at\": 2, \"replace\": {\"type\": \"Gamble\", \"pawn\": \"red\"}, \"reason\": \"misread\"}"))).as(err.toString()).isZero();
        assertThat(out.toString()).contains("amendment 1: open", "from position 1: 0 later commands hold, 3 are not applied again",
                "the command of position 2 (correction 1) does not hold: host", "It wants a die that nobody has thrown: the die for gamble of red.");
        assertThat(run("--adopt", "1")).isEqualTo(1);
        assertThat(err.toString()).contains("is not whole: the command of position 2 does not hold");
        assertThat(run("--step", "1", file("{\"dice\": [9]}"))).isZero();
        assertThat(out.toString()).contains("2 later commands hold, 1 are not applied again", "the branch is whole");
        assertThat(run("--adopt", "1")).isZero();
        assertThat(out.toString()).contains("adopted: game " + game + ", position ");
        assertThat(run()).isZero();
        assertThat(out.toString()).contains("amendment 1: adopted, by host, position 2 (misread)");
    }

    @Test
    void aBranchIsThrownAway() throws IOException {
        run(file("{\"at\": 2, \"drop\": true, \"reason\": \"never happened\"}"));
        assertThat(run("--show", "1")).isZero();
        assertThat(out.toString()).contains("the command of position 3 does not hold", "blue is not to move.");
        assertThat(run("--drop", "1")).isZero();
        assertThat(run("--drop", "1")).isEqualTo(1);
        assertThat(err.toString()).contains("Amendment 1 is dropped.");
    }

    @Test
    void whatCannotBeReadSaysWhy() throws IOException {
        assertThat(run(file("{\"at\": 2}"))).isNotZero();
        assertThat(err.toString()).contains("exactly one of replace, insert, drop, dice, end is wanted");
        assertThat(run(file("{\"drop\": true}"))).isNotZero();
        assertThat(err.toString()).contains("/at is a position");
        assertThat(run(file("{\"at\": 2, \"replace\": {\"type\": \"Fly\"}}"))).isNotZero();
        assertThat(err.toString()).contains("/replace/type is no command of race");
        assertThat(run(file("nonsense"))).isNotZero();
        assertThat(run(file("{\"at\": 99, \"drop\": true}"))).isEqualTo(1);
        assertThat(err.toString()).contains("Position 99 is not of a command in effect");
        assertThat(run("--step", "1")).isNotZero();
        assertThat(err.toString()).contains("--step takes a FILE");
        assertThat(run("--show", "7")).isNotZero();
        assertThat(err.toString()).contains("has no amendment 7");
        assertThat(run("--show", "1", "--drop", "1")).isNotZero();
    }
}
