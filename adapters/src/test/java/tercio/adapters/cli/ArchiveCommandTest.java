package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.adapters.rulebook.RulebookModules;

/** The archive on the command line, over a record of the march on Artois. */
class ArchiveCommandTest {

    @TempDir
    private Path folder;

    private record Run(int exit, String out, String err) {}

    private static Run run(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        var line = TercioCommand.commandLine(() -> RulebookModules.installed().rulebooks());
        line.setOut(new PrintWriter(out, true));
        line.setErr(new PrintWriter(err, true));
        return new Run(line.execute(arguments), out.toString(), err.toString());
    }

    private Path record() throws IOException {
        var file = folder.resolve("march.jsonl");
        try (var in = ArchiveCommandTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            Files.write(file, in.readAllBytes());
        }
        return file;
    }

    @Test
    void anArchiveIsBuiltOfRecordsAndAsked() throws IOException {
        var record = record().toString();
        var file = folder.resolve("games.duckdb").toString();
        var built = run("archive", "build", file, record, record);
        assertThat(built.exit()).as(built.err()).isZero();
        assertThat(built.out()).contains("2 games");
        var asked = run("archive", "ask", "eu-sheet", "--party", "france", "--archive", file);
        assertThat(asked.exit()).as(asked.err()).isZero();
        assertThat(asked.out()).startsWith("party,line,title,income,n,ducats").contains("france").doesNotContain("spain");
        var json = run("archive", "ask", "eu-battles", "--archive", file, "--format", "json");
        assertThat(json.out()).contains("\"games\" : 1").contains("\"won\" : 1");
        var sql = run("archive", "sql", "select count(*) as games from game", "--archive", file);
        assertThat(sql.out().strip().lines()).containsExactly("games", "2");
        var hostile = run("archive", "sql", "copy die to '" + folder.resolve("x.csv") + "'", "--archive", file);
        assertThat(hostile.exit()).isEqualTo(1);
        assertThat(folder.resolve("x.csv")).doesNotExist();
        var exported = run("archive", "export", folder.resolve("tables").toString(), "--archive", file);
        assertThat(exported.exit()).as(exported.err()).isZero();
        assertThat(folder.resolve("tables/die.parquet")).isRegularFile();
        assertThat(Files.readString(folder.resolve("tables/README.md"))).contains("## eu_battle");
    }

    @Test
    void recordsAreAskedWithoutAFile() throws IOException {
        var asked = run("archive", "ask", "dice", "--record", record().toString(), "--person", "Anna");
        assertThat(asked.exit()).as(asked.err()).isZero();
        assertThat(asked.out()).contains("Anna").doesNotContain("Ben");
    }

    @Test
    void whatIsWrongIsToldInALine() throws IOException {
        var file = folder.resolve("none.duckdb").toString();
        assertThat(run("archive", "ask", "dice", "--archive", file).err()).contains("there is no archive");
        assertThat(run("archive", "ask", "nothing", "--record", record().toString()).err()).contains("there is no question nothing; there are dice");
        assertThat(run("archive", "ask", "pace", "--party", "france", "--record", record().toString()).err()).contains("--party is no filter");
        assertThat(run("archive", "build", record().toString()).err()).contains("does not end in .duckdb");
        assertThat(run("archive").err()).contains("build, ask, sql, schema, export");
    }

    @Test
    void theSchemaIsTold() {
        assertThat(run("archive", "schema").out()).contains("die: a die").contains("  value whole: what came up");
        assertThat(run("archive", "schema", "--json").out()).contains("\"tables\"");
    }
}
