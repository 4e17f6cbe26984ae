package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tercio.adapters.rulebook.RulebookModules;

class ReadingsCommandTest {

    @Test
    void eachReadingIsListedWithRuleChoicesDefaultAndReason() {
        var out = new ByteArrayOutputStream();
        assertThat(new CommandLine(new ReadingsCommand(new PrintStream(out))).execute()).isZero();
        assertThat(out.toString()).startsWith("eu-military")
                .contains("EU-ASSAULT-CAP (EU-ASSAULT-LOSS-BESIEGED): resistance | twice-resistance; default resistance")
                .contains("      resistance: A small fortress kills few besiegers", "      tables differ: ");
        RulebookModules.all().modules().forEach(module -> {
            assertThat(out.toString()).containsPattern("(?m)^" + module.id() + "$");
            assertThat(module.readings()).isNotEmpty().allSatisfy(
                    reading -> assertThat(out.toString()).contains("  " + reading.id() + " (").contains(reading.why()));
        });
    }
}
