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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;

/** The host sends the orders of a party from a file: Russia moves first in the war with Turkey. */
class SendOrdersCommandTest {

    private static final InstalledRulebooks RULEBOOKS = RulebookModules.installed().rulebooks();

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private String game() {
        try (var backend = GameBackend.in(folder, RULEBOOKS)) {
            var scenario = RULEBOOKS.rulesets().stream().filter(rules -> rules.id().equals("empires-in-arms")).findFirst().flatMap(rules -> rules.scenario("turkey-russia")).orElseThrow();
            return ((GameCreation.Created) backend.games().open(new NewGame(Optional.empty(), "empires-in-arms", scenario, DiceMode.SERVER, UndoRule.FREE,
                    Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("russia"), Optional.empty()))))).game();
        }
    }

    private int orders(String game, String party, String text, String... options) throws IOException {
        var file = Files.writeString(folder.resolve("russia.txt"), text);
        var arguments = new ArrayList<>(List.of("orders", game, party, file.toString(), "--data", folder.toString()));
        arguments.addAll(List.of(options));
        return TercioCommand.commandLine(() -> RULEBOOKS, "orders").setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments.toArray(String[]::new));
    }

    @Test
    void theOrdersOfAFileAreCheckedAndSentOrTheirFaultsTold() throws IOException {
        var game = game();

        assertThat(orders(game, "russia", "russia I\nif attackd, cordon", "--check")).isEqualTo(1);
        assertThat(err.toString()).contains("line 2, column 4: There is no occasion 'attackd'. What fits: attacked");
        assertThat(orders(game, "russia", "russia I (D)\nif attacked, cordon", "--check")).isZero();
        assertThat(out.toString()).contains("line 1, column 1: Russia I (D): ").doesNotContain("position");
        assertThat(orders(game, "russia", "russia XX")).isEqualTo(1);
        assertThat(err.toString()).contains("Line 1, column 1: ");

        assertThat(orders(game, "russia", "russia I (D)\nif attacked, cordon", "--lang", "en")).isZero();
        assertThat(out.toString()).contains("Russia has sent written orders: Russia I (D); if attacked, cordon.").contains("orders of russia sent: game " + game);
        assertThat(orders("none", "russia", "russia I")).isNotZero();
        assertThat(orders(game, "atlantis", "russia I")).isNotZero();
        assertThat(err.toString()).contains("there is no game none", "PARTY is a party of empires-in-arms");
    }

    /** The orders themselves stay as they were written. */
    @Test
    void whatComesOfThemIsToldInTheLanguageThatIsAskedFor() throws IOException {
        var game = game();

        assertThat(orders(game, "russia", "russia I (D)", "--lang", "fr")).as(err.toString()).isZero();
        assertThat(out.toString()).contains("La Russie a envoyé des ordres écrits\u00a0: Russia I (D).");
        assertThat(orders(game, "russia", "russia I (D)", "--lang", "de")).isNotZero();
        assertThat(err.toString()).contains("there is no language de; there are en, fr");
    }
}
