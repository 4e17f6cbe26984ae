package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tercio.adapters.rulebook.RulebookModules;

/** Commands that explain take the language in which they do. */
class CommandLanguageTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(Object command, String... arguments) {
        return new CommandLine(command).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(arguments);
    }

    private static String march() throws IOException {
        try (var stream = CommandLanguageTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void aBrokenRecordIsNamedInTheLanguageThatIsAskedFor(@TempDir Path folder) throws IOException {
        var lines = march().lines().toList();
        var file = Files.writeString(folder.resolve("march.jsonl"), lines.get(0) + "\n" + lines.get(2) + "\n");
        var verify = new VerifyCommand(() -> RulebookModules.all().rulebooks());

        assertThat(run(verify, "--lang", "fr", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("Ligne 2\u00a0: l’événement de la position 1 est attendu ici, et non celui de 2");
        assertThat(run(verify, "--lang", "en", file.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("Line 2: the event of position 1 is expected here, not that of 2");
    }

    @Test
    void theDemonstrationTellsInFrench() {
        assertThat(run(new DemoCommand(RulebookModules::all), "--lang", "fr")).isZero();
        assertThat(out.toString()).contains("La France", "attrition").doesNotContain("France marches");
    }
}
