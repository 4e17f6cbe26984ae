package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;

/** The text about a verified game, beside the findings. */
class VerificationTextTest {

    private static String told(Map<String, String> readings) {
        var out = new StringWriter();
        var rules = RulebookModules.all().rulebooks().rulesets().stream().filter(each -> each.id().equals("eu-military")).findFirst().orElseThrow();
        var text = new CommandText(Language.EN, new PrintWriter(out, true), new PrintWriter(out, true));
        new VerificationText("", position -> Sentence.of("program.verify.position").with("position", position), rules, text).printReadings(readings);
        return out.toString();
    }

    @Test
    void aGameTellsByWhichDisputedReadingsItPlays() {
        assertThat(told(Map.of())).contains("plays by EU-ASSAULT-CAP: resistance, the default. A small fortress kills few besiegers");
        assertThat(told(Map.of("EU-ASSAULT-CAP", "twice-resistance"))).containsPattern("plays by EU-ASSAULT-CAP: twice-resistance\\. .*twice as many besiegers");
    }

    @Test
    void whatHardlyAnybodyPlaysOtherwiseIsNotTold() {
        assertThat(told(Map.of("EU-PORT-LOST", "stay"))).doesNotContain("EU-PORT-LOST");
    }
}
