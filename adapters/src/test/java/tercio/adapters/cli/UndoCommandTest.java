package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
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

/** A host takes a game of this machine back: Anna steps at position 2, Bert at 3, Anna gambles at 4 and 5. */
class UndoCommandTest {

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
            sent(backend, "Anna", new Step("red", 1));
            sent(backend, "Bert", new Step("blue", 2));
            sent(backend, "Anna", new Gamble("red"), 7);
        }
    }

    private void sent(GameBackend backend, String seat, Command command, Integer... dice) {
        backend.games().execute(new Execute(game, Caller.seat(seat), command, List.of(dice), OptionalInt.empty(), Optional.empty()));
    }

    private int run(String command, String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        var all = Stream.concat(Stream.of(command, game), Stream.concat(Stream.of(arguments), Stream.of("--data", folder.resolve("games").toString())));
        return TercioCommand.commandLine(() -> RACES, command).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(all.toArray(String[]::new));
    }

    @Test
    void whatGoesIsToldAndGoesAndARedoBringsItBack() {
        assertThat(run("undo", "--to", "2", "--show")).as(err.toString()).isZero();
        var told = "the board of position 2: 3 events of 2 commands go\n- 3 Stepped (Bert)\n- 4 Gambled (Anna; dice 7)\n- 5 Stepped (Anna)\n";
        assertThat(out.toString()).isEqualTo(told);
        assertThat(run("undo", "--to", "2", "--reason", "misread")).as(err.toString()).isZero();
        assertThat(out.toString()).isEqualTo(told + "done: game " + game + ", position 6\n");
        assertThat(run("undo", "--to", "2")).isEqualTo(1);
        assertThat(err.toString()).contains("The game stands as it was at position 2 already.");
        assertThat(run("redo")).as(err.toString()).isZero();
        assertThat(out.toString()).startsWith("the board of position 5: 0 events of 0 commands go, 3 events come back\n+ 3 Stepped (Bert)\n");
        assertThat(run("redo")).isEqualTo(1);
        assertThat(err.toString()).contains("There is nothing to bring back");
    }

    @Test
    void theLastAnswerOfASeatGoes() {
        assertThat(run("undo", "--last", "--seat", "Bert")).as(err.toString()).isZero();
        assertThat(out.toString()).startsWith("the board of position 2: 3 events of 2 commands go");
        assertThat(run("undo", "--order", "--seat", "Bert")).isEqualTo(1);
        assertThat(err.toString()).contains("No order of Bert is in effect that could be taken back.");
    }

    @Test
    void whereNothingCanGoOnTheNearestPositionsAreNamed() {
        assertThat(run("undo", "--to", "4")).isEqualTo(1);
        assertThat(err.toString()).contains("Position 4 lies within one command").contains("to position 3, before the command");
        assertThat(run("undo")).isNotZero();
        assertThat(run("undo", "--to", "2", "--last")).isNotZero();
    }
}
