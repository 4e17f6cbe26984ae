package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import tercio.adapters.rulebook.RulebookModules;

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
        var lines = out.toString().lines().toList();
        // Outside of a repository no commit is told.
        assertThat(lines.getFirst()).matches("tercio \\d+\\.\\d+[\\w.-]*(, commit [\\w.-]+)?");
        assertThat(lines.subList(1, lines.size())).hasSize(4).allMatch(line -> line.matches("[a-z-]+ edition \\d+ \\(.+\\)"))
                .anyMatch(line -> line.startsWith("eu-military edition ")).anyMatch(line -> line.startsWith("empires-in-arms edition 2 (Empires in Arms"));
    }

    @Test
    void anUnknownCommandIsRefusedByName() {
        assertThat(run("conquer")).isEqualTo(2);
        assertThat(err.toString()).contains("conquer");
    }

    @Test
    void withoutACommandTheServiceIsMeant() {
        assertThat(TercioCommand.withCommand(new String[0])).containsExactly("serve");
        assertThat(TercioCommand.withCommand(new String[] {"--port", "9000"})).containsExactly("serve", "--port", "9000");
        assertThat(TercioCommand.withCommand(new String[] {"--help"})).containsExactly("--help");
        assertThat(TercioCommand.withCommand(new String[] {"verify", "x"})).containsExactly("verify", "x");
    }

    private int run(String... arguments) {
        return TercioCommand.commandLine(() -> RulebookModules.all().rulebooks())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }
}
