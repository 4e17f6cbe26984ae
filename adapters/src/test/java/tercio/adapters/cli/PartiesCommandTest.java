package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The printed facts of countries and powers: which are great, and which troops one has and not all others. */
class PartiesCommandTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final StringWriter errors = new StringWriter();

    private int run(String... arguments) {
        return new CommandLine(new PartiesCommand(new PrintStream(out))).setErr(new PrintWriter(errors)).execute(arguments);
    }

    @Test
    void aCountryIsToldByItsIdOrItsName() {
        assertThat(run("eu-military", "spain")).isZero();
        assertThat(run("eu-military", "Turkey")).isZero();
        assertThat(out.toString().lines()).containsExactly("spain: Spain, great power, tercios", "turkey: Turkey, great power, timar");
    }

    @Test
    void thePowersOfEmpiresInArmsHaveTheirIrregulars() {
        assertThat(run("empires-in-arms")).isZero();
        assertThat(out.toString().lines()).contains("france: France, great power", "russia: Russia, great power, cossack", "austria: Austria, great power, freikorps",
                "prussia: Prussia, great power, freikorps", "spain: Spain, great power, guerilla", "bavaria: Bavaria");
    }

    @Test
    void whoAsksForAnUnknownOneReadsWhichThereAre() {
        assertThat(run("empires-in-arms", "atlantis")).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(errors.toString()).contains("There is no country or power atlantis; there are france, russia, turkey,");
        assertThat(run("chess")).isEqualTo(CommandLine.ExitCode.USAGE);
        assertThat(errors.toString()).contains("There is no ruleset chess; there are ");
    }
}
