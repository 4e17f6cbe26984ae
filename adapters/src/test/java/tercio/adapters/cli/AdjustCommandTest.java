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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.store.GameBackend;
import tercio.adapters.store.InstalledRulebooks;
import tercio.application.game.GameCreation;
import tercio.application.game.NewGame;
import tercio.application.record.DiceMode;
import tercio.application.record.UndoRule;

/** A game of this machine is adjusted from a file. */
class AdjustCommandTest {

    private static final InstalledRulebooks RULEBOOKS = RulebookModules.installed().rulebooks();

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private String game() {
        try (var backend = GameBackend.in(folder, RULEBOOKS)) {
            var scenario = RULEBOOKS.rulesets().stream().filter(rules -> rules.id().equals("eu-military")).findFirst().flatMap(rules -> rules.scenario("artois")).orElseThrow();
            return ((GameCreation.Created) backend.games().open(new NewGame(Optional.empty(), "eu-military", scenario, DiceMode.SERVER, UndoRule.FREE,
                    Map.of(), true, List.of(new NewGame.SeatRequest("Anna", List.of("france"), Optional.empty()))))).game();
        }
    }

    private int adjust(String game, String text) throws IOException {
        var file = Files.writeString(folder.resolve("changes.json"), text);
        return TercioCommand.commandLine(() -> RULEBOOKS, "adjust").setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true))
                .execute("adjust", game, file.toString(), "--data", folder.toString());
    }

    @Test
    void theChangesOfAFileAreMadeOrTheFaultsTold() throws IOException {
        var game = game();

        assertThat(adjust(game, "{\"reason\": \"the storm\", \"changes\": [{\"kind\": \"stability-set\", \"country\": \"france\", \"stability\": 2}]}")).isZero();
        assertThat(out.toString()).contains("adjusted: game " + game + ", position 2");
        assertThat(adjust(game, "{\"reason\": \"a slip\", \"changes\": [{\"kind\": \"stack-withdrawn\", \"stack\": \"nobody\"}]}")).isEqualTo(1);
        assertThat(err.toString()).contains("/changes/0/stack").contains("fra-1");
        assertThat(adjust(game, "{\"reason\": \"a slip\", \"changes\": [{\"kind\": \"storm\"}]}")).isNotZero();
        assertThat(adjust("none", "{\"reason\": \"a slip\", \"changes\": []}")).isNotZero();
        assertThat(err.toString()).contains("there is no game none");
        assertThat(adjust(game, "{\"reason\": \"" + "x".repeat(1_000_000) + "\"}")).isNotZero();
        assertThat(err.toString()).contains("changes.json is too long: at most 1000000 bytes are read");
    }
}
