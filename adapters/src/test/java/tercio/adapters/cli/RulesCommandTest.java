package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import tercio.adapters.rulebook.RulebookModules;

class RulesCommandTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return new CommandLine(new RulesCommand(new PrintStream(out))).setErr(new PrintWriter(err)).execute(arguments);
    }

    @Test
    void withoutACodeEachRuleOfEachRulesetIsListed() {
        assertThat(run()).isZero();
        RulebookModules.all().modules().forEach(module -> {
            assertThat(out.toString()).containsPattern("(?m)^" + module.id() + ": ");
            assertThat(StreamSupport.stream(module.rulebook().entries().spliterator(), false)).isNotEmpty()
                    .allSatisfy(entry -> assertThat(out.toString()).contains("    " + entry.rule() + ": " + entry.title() + " (" + entry.place() + ")"));
        });
    }

    /** The die of the starting round: 1 is the first winter box, and from 7 on it is the third summer. */
    @Test
    void aRuleIsPrintedWithItsParagraphAndItsTable() {
        assertThat(run("eu-rnd-start")).isZero();
        assertThat(out.toString()).startsWith("EU-RND-START: starting round").contains("One die, which nothing modifies,")
                .contains("Starting round (rounds-start)").containsPattern("(?m)^1 +W0$").containsPattern("(?m)^7 +S3$");
        assertThat(out.toString().lines()).allMatch(line -> line.equals(line.stripTrailing()));
    }

    @Test
    void anEditionIsToldWithWhatItDoesOtherwise() {
        assertThat(run("--ruleset", "eu-rapid-battle", "EU-BATTLE-DRM-15")).isZero();
        assertThat(out.toString()).contains("next fire roll only");
    }

    @Test
    void aListIsPrintedWithItsEntriesAndReadings() {
        assertThat(run("--ruleset", "eu-military", "EU-BATTLE-DRM")).isZero();
        assertThat(out.toString()).contains("EU-BATTLE-DRM-7: forest or swamp or desert").contains("Reading EU-BATTLE-LEADER-CAP: off | on");
    }

    @Test
    void rulesAreToldInFrench() {
        assertThat(run("--lang", "fr", "EU-BATTLE-FIRE")).isZero();
        assertThat(out.toString()).startsWith("EU-BATTLE-FIRE: feu d’une bataille").contains("Les deux camps jettent le dé de feu dans leurs colonnes de feu")
                .contains("Lecture EU-BATTLE-HALVING\u00a0: ").contains("(comme imprimé)").contains("Résultats de combat (combat-results)");
    }

    @Test
    void anUnknownLanguageSaysWhichThereAre() {
        assertThat(run("--lang", "la", "EU-BATTLE-FIRE")).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains("There is no language la; there are en, fr.");
    }

    @Test
    void anUnknownRuleSaysWhereTheRulesAreListed() {
        assertThat(run("EU-CHESS")).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains("There is no rule EU-CHESS; 'tercio rules' lists the rules.");
        assertThat(run("--ruleset", "chess")).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(err.toString()).contains("There is no ruleset chess; there are eu-military, ");
    }
}
