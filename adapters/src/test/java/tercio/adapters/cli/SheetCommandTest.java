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

/** The sheet of a fight is printed line by line, each sum with its terms. */
class SheetCommandTest {

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
    void theBattleOfArtoisIsPrinted() throws IOException {
        var file = folder.resolve("artois.jsonl");
        try (var stream = SheetCommandTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            Files.write(file, stream.readAllBytes());
        }
        assertThat(run("import", file.toString())).as(err.toString()).isZero();
        var game = out.toString().lines().findFirst().orElseThrow().replaceAll("game (\\w+),.*", "$1");

        assertThat(run("sheet", game, "12")).as(err.toString()).isZero();
        assertThat(out.toString().lines()).contains("land battle: france (phasing) against spain (nonPhasing)")
                .anyMatch(line -> line.startsWith("phasing, morale [EU-BATTLE-MORALE]: base "))
                .anyMatch(line -> line.startsWith("nonPhasing, losses [EU-BATTLE-LOSS]: suffered ") && line.contains(" LD"));
    }
}
