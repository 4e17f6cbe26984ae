package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class TercioCommandTest {

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void helpNamesTheCommands() {
        assertThat(run("--help")).isZero();
        assertThat(out.toString()).contains("adjudicate", "readings");
    }

    @Test
    void theVersionIsTheOneOfTheBuild() {
        assertThat(run("--version")).isZero();
        assertThat(out.toString()).matches("tercio \\d+\\.\\d+.*\\R");
    }

    @Test
    void anUnknownCommandIsRefusedByName() {
        assertThat(run("conquer")).isEqualTo(2);
        assertThat(err.toString()).contains("conquer");
    }

    private int run(String... arguments) {
        return TercioCommand.commandLine(PrintedRules::library)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
