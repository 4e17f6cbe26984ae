package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.given.Race;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;

/** The host of a game of this machine writes beside it on the command line; an exported record takes it along. */
class RemarksCommandTest {

    private static final InstalledRulebooks RULEBOOKS = new InstalledRulebooks(List.of(new Race()), List.of());

    @TempDir
    private Path folder;

    private StringWriter out;
    private StringWriter err;
    private String game;

    @BeforeEach
    void race() {
        try (var backend = GameBackend.in(folder, RULEBOOKS)) {
            game = ((GameCreation.Created) backend.games().open(new NewGame(Optional.empty(), "race", new Race.Track("short", 10, Optional.empty()),
                    DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()),
                            new NewGame.SeatRequest("Bert", List.of("blue"), Optional.empty()))))).game();
        }
    }

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        var all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--data", folder.toString()));
        return TercioCommand.commandLine(() -> RULEBOOKS, arguments).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(all.toArray(String[]::new));
    }

    @Test
    void whatTheHostWritesIsListedAndExportedAndImported() {
        assertThat(run("remarks", game, "--note", "A fine start.", "--glyph", "!", "--all")).isZero();
        assertThat(run("remarks", game, "--chat", "Next session on Friday.", "--at", "0")).isZero();

        assertThat(run("remarks", game)).isZero();
        var both = "position 1, host, note for everybody: ! A fine start.%nposition 0, host, chat for the seats: Next session on Friday.%n".formatted();
        assertThat(out).hasToString(both);

        var file = folder.resolve("race.jsonl").toString();
        assertThat(run("export", game, "-o", file)).isZero();
        assertThat(run("verify", file)).as(err.toString()).isZero();
        assertThat(run("import", "--again", file)).isZero();
        var copy = out.toString().lines().findFirst().orElseThrow().replaceAll("game (\\w+),.*", "$1");
        assertThat(run("remarks", copy)).isZero();
        assertThat(out).hasToString(both);
    }

    @Test
    void whatIsNotPossibleIsToldAndNothingIsWritten() {
        assertThat(run("remarks", game, "--note", "Later.", "--at", "9")).isOne();
        assertThat(err.toString()).contains("position is a position from 0 to 1");
        assertThat(run("remarks", game, "--chat", "Hm.", "--glyph", "?")).isOne();
        assertThat(err.toString()).contains("glyph judges a moment: it goes with a note");
        assertThat(run("remarks", game, "--note", "Hm.", "--glyph", "hm")).isOne();
        assertThat(err.toString()).contains("--glyph is one of !! ! !? ?! ? ??");
        assertThat(run("remarks", "nobody")).isOne();
        assertThat(run("remarks", game)).isZero();
        assertThat(out.toString()).isEmpty();
    }
}
