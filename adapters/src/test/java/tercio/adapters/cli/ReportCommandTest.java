package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;

/** The report of a game on the command line. The results of the march on Artois are worked out in {@code ReportTest}. */
class ReportCommandTest {

    @TempDir
    private Path folder;

    private StringWriter out;
    private StringWriter err;

    private int run(String... arguments) {
        out = new StringWriter();
        err = new StringWriter();
        var all = new ArrayList<>(List.of(arguments));
        all.addAll(List.of("--data", folder.resolve("data").toString()));
        return TercioCommand.commandLine(() -> RulebookModules.installed().rulebooks(), arguments).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true))
                .execute(all.toArray(String[]::new));
    }

    @Test
    void aGameAndATurnAreToldAsText() throws IOException {
        var file = folder.resolve("artois.jsonl");
        try (var stream = ReportCommandTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            Files.write(file, stream.readAllBytes());
        }
        assertThat(run("import", file.toString())).as(err.toString()).isZero();
        var game = out.toString().lines().findFirst().orElseThrow().replaceAll("game (\\w+),.*", "$1");

        assertThat(run("report", game, "--at", "86")).as(err.toString()).isZero();
        assertThat(out.toString().lines()).contains("Report of The march on Artois, positions 1 to 86",
                "  France: LD lost 2, stacks lost 0, ducats spent 80, victory points 5, stability 1",
                "  Spain: LD lost 5, stacks lost 1, ducats spent 40, victory points 0, stability -1")
                .anyMatch(line -> line.endsWith("(fortress): from Spain to France"))
                .noneMatch(line -> line.contains("lossesLd"))
                .anyMatch(line -> line.matches("  Battle of Artois, position 9: France won \\(\\d+\\.\\d% before\\), France lost 2 .*"))
                .anyMatch(line -> line.startsWith("  Siege of Arras, position 77: France won (50.0% before)"));

        assertThat(run("report", game, "--turn", "2")).isZero();
        assertThat(out.toString().lines()).first().isEqualTo("Report of The march on Artois, turn 2 (S2), positions 30 to 47");

        assertThat(run("report", game, "--turn", "9")).isOne();
        assertThat(err.toString()).contains("--turn is 1 to 4");
        assertThat(run("report", game, "--at", "900")).isOne();
        assertThat(err.toString()).contains("--at is a position from 0 to ");
        assertThat(run("report", "nobody")).isOne();
    }
}
