package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tercio.domain.given.Thorough;

/** The archive on the command line, over a record of the march on Artois. */
class ArchiveCommandTest {

    @TempDir
    private Path folder;

    private Path record() throws IOException {
        var file = folder.resolve("march.jsonl");
        try (var in = ArchiveCommandTest.class.getResourceAsStream("/tercio/adapters/games/march-on-artois.jsonl")) {
            Files.write(file, in.readAllBytes());
        }
        return file;
    }

    @Test
    void anArchiveIsBuiltOfRecordsAndAsked() throws IOException, InterruptedException {
        var record = record().toString();
        var file = folder.resolve("games.duckdb").toString();
        var built = CommandRun.of("archive", "build", file, record, record);
        assertThat(built.exit()).as(built.err()).isZero();
        assertThat(built.out()).contains("2 games");
        var asked = CommandRun.of("archive", "ask", "eu-sheet", "--party", "france", "--archive", file);
        assertThat(asked.exit()).as(asked.err()).isZero();
        assertThat(asked.out()).startsWith("party,line,title,income,n,ducats").contains("france").doesNotContain("spain");
        linesOfPlay(file);
        var json = CommandRun.of("archive", "ask", "eu-battles", "--archive", file, "--format", "json");
        assertThat(json.out()).contains("\"games\" : 1").contains("\"won\" : 1");
        var sql = CommandRun.of("archive", "sql", "select count(*) as games from game", "--archive", file);
        assertThat(sql.out().strip().lines()).containsExactly("games", "2");
        var hostile = CommandRun.of("archive", "sql", "copy die to '" + folder.resolve("x.csv") + "'", "--archive", file);
        assertThat(hostile.exit()).isEqualTo(1);
        assertThat(folder.resolve("x.csv")).doesNotExist();
        var exported = CommandRun.of("archive", "export", folder.resolve("tables").toString(), "--archive", file);
        assertThat(exported.exit()).as(exported.err()).isZero();
        assertThat(folder.resolve("tables/die.parquet")).isRegularFile();
        assertThat(Files.readString(folder.resolve("tables/README.md"))).contains("## eu_battle");
        var notebooks = new ExampleNotebooks(folder.resolve("tables"));
        assertThat(notebooks.questions()).isEqualTo(6);
        System.out.println("[notebooks] run here: " + String.join("; ", notebooks.run()));
    }

    /** The march is here twice: as openings and as a position it counts once, and both copies share all its played events, 2 to 86. */
    private static void linesOfPlay(String file) {
        var openings = CommandRun.of("archive", "openings", "--party", "france", "--archive", file);
        assertThat(openings.exit()).as(openings.err()).isZero();
        assertThat(openings.out()).contains("\"order\" : \"DeclareCampaign\"").contains("\"games\" : 1").doesNotContain("spain");
        var siege = CommandRun.of("archive", "positions", "siege place=artois", "--archive", file);
        assertThat(siege.exit()).as(siege.err()).isZero();
        assertThat(siege.out()).contains("\"position\" : 5,").contains("\"until\" : 79").contains("\"ended_by\" : \"FortressFell\"");
        assertThat(CommandRun.of("archive", "positions", "siege place>=artois", "--archive", file).err()).contains("the pattern has place>=; only size can be at least or at most");
        var games = CommandRun.of("archive", "sql", "select game from game order by game", "--archive", file).out().strip().lines().skip(1).toList();
        var compared = CommandRun.of("archive", "compare", games.get(0), games.get(1), "--archive", file);
        assertThat(compared.exit()).as(compared.err()).isZero();
        assertThat(compared.out()).contains("\"events\" : 85").contains("\"then\" : [ null, null ]");
        assertThat(CommandRun.of("archive", "compare", games.get(0), games.get(0), "--archive", file).err()).contains("two different games");
        assertThat(CommandRun.of("archive", "compare", games.get(0), "nothing", "--archive", file).err()).contains("there is no game nothing");
    }

    @Test
    void recordsAreAskedWithoutAFile() throws IOException {
        var asked = CommandRun.of("archive", "ask", "dice", "--record", record().toString(), "--person", "Anna");
        assertThat(asked.exit()).as(asked.err()).isZero();
        assertThat(asked.out()).contains("Anna").doesNotContain("Ben");
    }

    /** The archive of a data folder, damaged in its middle: the question is answered all the same, and by a sound file. */
    @Test
    void aDamagedArchiveOfAFolderIsMadeAnew() throws IOException {
        var data = folder.resolve("data");
        assertThat(CommandRun.of("import", record().toString(), "--data", data.toString()).exit()).isZero();
        var right = CommandRun.of("archive", "ask", "dice", "--data", data.toString());
        assertThat(right.exit()).as(right.err()).isZero();
        var file = data.resolve("archive.duckdb");
        var bytes = Files.readAllBytes(file);
        Arrays.fill(bytes, bytes.length / 4, 3 * bytes.length / 4, (byte) 7);
        Files.write(file, bytes);
        var asked = CommandRun.of("archive", "ask", "dice", "--data", data.toString());
        assertThat(asked.exit()).as(asked.err()).isZero();
        assertThat(asked.out()).isEqualTo(right.out()).contains("Anna");
        assertThat(CommandRun.of("archive", "ask", "dice", "--archive", file.toString()).out()).isEqualTo(right.out());
    }

    @Test
    void whatIsWrongIsToldInALine() throws IOException {
        var file = folder.resolve("none.duckdb").toString();
        assertThat(CommandRun.of("archive", "ask", "dice", "--archive", file).err()).contains("there is no archive");
        assertThat(CommandRun.of("archive", "ask", "nothing", "--record", record().toString()).err()).contains("there is no question nothing; there are results");
        assertThat(CommandRun.of("archive", "ask", "pace", "--party", "france", "--record", record().toString()).err()).contains("--party is no filter");
        assertThat(CommandRun.of("archive", "build", record().toString()).err()).contains("does not end in .duckdb");
        assertThat(CommandRun.of("archive").err()).contains("build, ask, openings, positions, compare, sql, schema, export");
    }

    /** The questions of a record are asked again over another import of it, which has another id; a record that is not there is named. */
    @Thorough("Questions are asked by the command and saved by the service in the short tier.")
    @Test
    void aSavedQuestionIsAskedAgain() throws IOException {
        var record = record().toString();
        var data = folder.resolve("data").toString();
        var file = folder.resolve("losses.json");
        var saved = CommandRun.of("archive", "ask", "eu-losses", "--party", "spain", "--record", record, "--data", data, "--save", file.toString());
        assertThat(saved.exit()).as(saved.err()).isZero();
        var again = CommandRun.of("archive", "ask", "--saved", file.toString(), "--record", record, "--data", data);
        assertThat(again.exit()).as(again.err()).isZero();
        assertThat(again.out()).startsWith("party,cause,n,ld,ships").contains("spain");
        assertThat(again.err().strip()).isEqualTo("The figures are those that were saved.");
        var elsewhere = CommandRun.of("archive", "ask", "--saved", file.toString(), "--record", record, "--data", folder.resolve("other").toString());
        assertThat(elsewhere.exit()).as(elsewhere.err()).isZero();
        assertThat(elsewhere.err()).contains("signed by a key that is not of this data folder");
        var other = folder.resolve("lepanto.jsonl");
        try (var in = ArchiveCommandTest.class.getResourceAsStream("/tercio/adapters/games/lepanto.jsonl")) {
            Files.write(other, in.readAllBytes());
        }
        var missing = CommandRun.of("archive", "ask", "--saved", file.toString(), "--record", other.toString(), "--data", data);
        assertThat(missing.exit()).isEqualTo(1);
        assertThat(missing.err()).contains("The record of game ").contains("is not here.");
        Files.writeString(file, Files.readString(file).replace("spain", "france"));
        var forged = CommandRun.of("archive", "ask", "--saved", file.toString(), "--record", record, "--data", data);
        assertThat(forged.exit()).isEqualTo(1);
        assertThat(forged.err()).contains("is not what was signed");
    }

    @Test
    void theSchemaIsTold() {
        assertThat(CommandRun.of("archive", "schema").out()).contains("die: a die").contains("  value whole: what came up");
        assertThat(CommandRun.of("archive", "schema", "--json").out()).contains("\"tables\"");
    }
}
