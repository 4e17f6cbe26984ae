package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;

class PlayCommandTest {

    private static final String ARTOIS = "{\"ruleset\":\"eu-military\",\"scenario\":\"artois\",\"readings\":{}}";
    private static final String CAMPAIGN = "{\"type\":\"DeclareCampaign\",\"country\":\"france\",\"campaign\":\"major\"}";
    private static final String MARCH = "{\"type\":\"MoveStack\",\"stack\":\"fra-1\",\"path\":[\"artois\"]}";

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void aScriptIsPlayedAndTold() throws IOException {
        assertThat(play(ARTOIS, CAMPAIGN, "", MARCH)).as(err.toString()).isZero();
        assertThat(out.toString()).contains("France declares a major campaign", "France's stack of 8 LD under a general enters Artois for 2 MP",
                "+2 terrain [EU-MOVE-1-1]", "Waiting for spain: ");
    }

    @Test
    void theFirstLineThatCannotBePlayedIsNamedWithItsRule() throws IOException {
        assertThat(play(ARTOIS, CAMPAIGN, "{\"type\":\"MoveStack\",\"stack\":\"his-1\",\"path\":[\"hainaut\"]}")).isEqualTo(1);
        assertThat(err.toString()).startsWith("tercio play: line 3: ").containsPattern("\\(EU-[A-Z0-9-]+\\)");
        assertThat(play(ARTOIS, MARCH)).isEqualTo(1);
        assertThat(err.toString()).as("labels have commas of their own").contains("legal commands: no campaign, 0 D | a passive campaign, 10 D | ");
    }

    @Test
    void linesThatMeanNothingAreNamed() throws IOException {
        assertThat(play(ARTOIS, "{\"type\":\"Conquer\"}")).isEqualTo(1);
        assertThat(play("{\"ruleset\":\"checkers\",\"scenario\":\"artois\",\"readings\":{}}")).isEqualTo(1);
        assertThat(play("{\"ruleset\":\"eu-military\",\"scenario\":\"moon\",\"readings\":{}}")).isEqualTo(1);
        assertThat(play(ARTOIS, "march!")).isEqualTo(1);
        assertThat(play("")).isEqualTo(1);
        assertThat(err.toString().lines()).hasSize(5).satisfiesExactly(
                line -> assertThat(line).startsWith("tercio play: line 2: 'Conquer' is no command; there are "),
                line -> assertThat(line).isEqualTo("tercio play: line 1: the ruleset 'checkers' is not known"),
                line -> assertThat(line).startsWith("tercio play: line 1: there is no scenario 'moon', only "),
                line -> assertThat(line).startsWith("tercio play: line 2: "),
                line -> assertThat(line).isEqualTo("tercio play: line 1: a script begins with its ruleset and scenario"));
    }

    /** A program of Windows wrote the file; and one line holds half of a character. */
    @Test
    void aPartThatCannotBeReadIsNamedWithWhatWouldDo() throws IOException {
        assertThat(play(ARTOIS, CAMPAIGN.replace("\"major\"", "\"huge\""))).isEqualTo(1);
        assertThat(err.toString()).isEqualTo("tercio play: line 2: DeclareCampaign cannot be read: /campaign must be one of none, passive, simple-no-logistics, simple, major, multiple\n");
    }

    @Test
    void aByteOrderMarkIsPassedOverAndHalfACharacterIsRefused() throws IOException {
        assertThat(play("\ufeff" + ARTOIS, CAMPAIGN)).as(err.toString()).isZero();
        assertThat(play(ARTOIS, CAMPAIGN.replace("france", "fra\\ud800nce"))).isEqualTo(1);
        assertThat(err.toString()).startsWith("tercio play: line 2: /country has half of a character at place 4 (U+D800)");
    }

    private int play(String... lines) throws IOException {
        var script = Files.write(folder.resolve("script.jsonl"), List.of(lines));
        return TercioCommand.commandLine(() -> RulebookModules.installed().rulebooks(), "play")
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute("play", script.toString());
    }
}
