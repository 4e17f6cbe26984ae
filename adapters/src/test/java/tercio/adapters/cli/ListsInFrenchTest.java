package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Lists of the command line are told in the language asked for; ids, choices and names of columns stay. */
class ListsInFrenchTest {

    private static String told(Function<PrintStream, Object> command, String... arguments) {
        var out = new ByteArrayOutputStream();
        assertThat(SentenceLanguage.addTo(new CommandLine(command.apply(new PrintStream(out, true, StandardCharsets.UTF_8)))).execute(arguments)).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void rulesetsAreListedWithTheirTitles() {
        assertThat(told(RulesetsCommand::new, "--lang", "fr")).contains("eu-military: Europa Universalis, phase militaire", "round-track\u00a0: Piste des rounds", "land-battle\u00a0: Bataille terrestre");
        assertThat(told(RulesetsCommand::new, "--lang", "en")).contains("eu-military: Europa Universalis, military phase", "round-track: Round track", "land-battle: Land battle");
    }

    @Test
    void readingsAreListedWithTheirReasonsAndConsequences() {
        assertThat(told(ReadingsCommand::new, "--lang", "fr")).contains("les deux exemples chiffrés plafonnent à la résistance").doesNotContain("a declaration of war costs political points");
        assertThat(told(ReadingsCommand::new, "--lang", "en")).contains("a declaration of war costs political points; one is the least");
    }

    @Test
    void tablesOfTheArchiveAreExplained() {
        assertThat(CommandRun.of("archive", "schema", "--lang", "fr").out()).contains("eu_siege: un siège qui est fini", "winter flag: si c’est un mois d’hiver", "ducats whole [ducats]: ");
        assertThat(CommandRun.of("archive", "schema", "--lang", "en").out()).contains("eu_siege: a siege that is over", "winter flag: whether it is a winter month");
    }
}
