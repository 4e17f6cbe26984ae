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

/** Notices for the persons of a game of this machine are given and taken back on the command line. */
class HooksCommandTest {

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
                    DiceMode.PHYSICAL, UndoRule.FREE, Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("red"), Optional.empty()))))).game();
        }
    }

    private int hooks(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        var all = new ArrayList<>(List.of("hooks", game, "--data", folder.toString()));
        all.addAll(List.of(arguments));
        return TercioCommand.commandLine(() -> RULEBOOKS, "hooks").setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true))
                .execute(all.toArray(String[]::new));
    }

    @Test
    void noticesAreGivenListedAndTakenBack() {
        assertThat(hooks("--for", "Anna", "--webhook", "https://example.org/told")).isZero();
        assertThat(hooks("--for", "host", "--email", "host@example.org")).isZero();
        assertThat(hooks()).isZero();
        assertThat(out.toString().lines()).containsExactly("Anna: webhook https://example.org/told", "host: email host@example.org, not confirmed yet");

        assertThat(hooks("--for", "Anna", "--remove", "WEBHOOK")).isZero();
        assertThat(hooks("--for", "Anna", "--remove", "WEBHOOK")).isEqualTo(1);
        assertThat(hooks()).isZero();
        assertThat(out.toString().lines()).containsExactly("host: email host@example.org, not confirmed yet");
    }

    @Test
    void whoIsNotThereAndWhatIsNoAddressIsRefused() {
        assertThat(hooks("--for", "Nobody", "--email", "nobody@example.org")).isEqualTo(1);
        assertThat(err.toString()).contains("host, or one of Anna");
        assertThat(hooks("--for", "Anna", "--email", "somewhere")).isEqualTo(1);
        assertThat(err.toString()).contains("one address of mail");
    }
}
