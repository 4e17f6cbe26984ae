package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
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

/** The host of a game of this machine gives places on the command line. */
class PlacesCommandTest {

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

    private int places(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        var all = new java.util.ArrayList<>(List.of("places", game, "--data", folder.toString()));
        all.addAll(List.of(arguments));
        return TercioCommand.commandLine(() -> RULEBOOKS, "places").setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true))
                .execute(all.toArray(String[]::new));
    }

    @Test
    void placesAreGivenTakenBackAndListed() {
        assertThat(places("--give", "Carl", "--role", "DEPUTY", "--seat", "Anna", "--seat", "Bert")).isZero();
        assertThat(out.toString()).contains("game " + game + ", position 2").containsPattern("link of Carl \\(deputy of Anna, Bert\\), to be opened until \\S+: http://localhost:8080/#/place/" + game + "/\\S{32}\n");
        assertThat(places("--give", "Rita", "--role", "REFEREE", "--sees-all")).isZero();
        assertThat(places("--withdraw", "Bert", "--reason", "ill")).isZero();

        assertThat(places()).isZero();

        assertThat(out.toString().lines()).containsExactly("Anna: player of Anna, since position 1", "Carl: deputy of Anna, Bert, since position 2",
                "Rita: referee who sees everything, since position 3", "Bert: no player");
    }

    @Test
    void aLinkIsMadeAnewForAPersonWhoIsThereAndOpenedOnce() {
        assertThat(places("--link", "Anna")).isZero();
        var link = out.toString().strip().replaceAll("(?s).* ", "");
        assertThat(places("--open", link)).isZero();
        assertThat(out.toString()).containsPattern("token of Anna: \\S{32}");
        assertThat(places("--open", link)).isEqualTo(1);
        assertThat(err.toString()).contains("This link opens no place: it was opened before").contains("--link PERSON");
        assertThat(places("--link", "Zoe")).isEqualTo(1);
        assertThat(err.toString()).contains("Nobody called 'Zoe'");
    }

    @Test
    void aRefusalIsToldAndChangesNothing() {
        assertThat(places("--give", "Carl", "--seat", "Zoe")).isEqualTo(1);
        assertThat(err.toString()).contains("There is no seat 'Zoe' in this game. Its seats are Anna, Bert.");
        assertThat(places("--give", "Carl", "--withdraw", "Anna")).isNotZero();
        game = "none";
        assertThat(places()).isNotZero();
        assertThat(err.toString()).contains("there is no game none");
    }
}
