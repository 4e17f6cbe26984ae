package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;

/**
 * The build decides every recorded game again. A change of the rules that makes something else of a recorded ruling, and that no line
 * of the changes from edition to edition explains, fails here with the list of these rulings, both explanations side by side.
 */
class RecordedRulingsTest {

    @Test
    void noRecordedRulingDiffersUnexplained() throws URISyntaxException {
        var games = Path.of(RecordedRulingsTest.class.getResource("/tercio/adapters/games").toURI());
        var out = new StringWriter();
        var err = new StringWriter();

        int code = TercioCommand.commandLine(() -> RulebookModules.installed().rulebooks(), "verify")
                .setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute("verify", games.toString());

        assertThat(code).as("rulings that would differ:%n%s", err).isZero();
        assertThat(out.toString()).contains("europe.jsonl: verified: 580 events", " games, 0 not verified; ");
    }
}
