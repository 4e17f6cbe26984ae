package tercio.adapters.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The example notebooks beside exported tables. Their questions are asked over these tables always. Where Python or R is installed with DuckDB, the notebooks are run as they are;
 * where Python alone is, their code is compiled.
 */
final class ExampleNotebooks {

    private static final Pattern PYTHON = Pattern.compile("sql\\(\"\"\"(.*?)\"\"\"", Pattern.DOTALL);
    private static final Pattern R = Pattern.compile("dbGetQuery\\(con, \"(.*?)\"\\)", Pattern.DOTALL);
    private static final Pattern R_CODE = Pattern.compile("```\\{r}\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern FILE = Pattern.compile("'(\\w+\\.parquet)'");

    private final Path tables;
    private final List<String> python;
    private final String r;

    ExampleNotebooks(Path tables) {
        this.tables = tables;
        try {
            python = new JsonMapper().readTree(Files.readString(tables.resolve("sessions.ipynb"))).path("cells").valueStream().filter(cell -> cell.path("cell_type").asString().equals("code"))
                    .map(cell -> cell.path("source").valueStream().map(JsonNode::asString).collect(Collectors.joining())).toList();
            r = Files.readString(tables.resolve("sessions.Rmd"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The number of questions that they ask, each of which has been answered. */
    int questions() {
        int asked = 0;
        try (var connection = DriverManager.getConnection("jdbc:duckdb:"); var statement = connection.createStatement()) {
            for (var cell : python) {
                asked += ask(statement, PYTHON, cell);
            }
            return asked + ask(statement, R, r);
        } catch (SQLException wrong) {
            throw new AssertionError(wrong);
        }
    }

    private int ask(Statement statement, Pattern where, String text) throws SQLException {
        int asked = 0;
        var sql = where.matcher(text);
        while (sql.find()) {
            try (var rows = statement.executeQuery(FILE.matcher(sql.group(1)).replaceAll(file -> Matcher.quoteReplacement("'" + tables.resolve(file.group(1)) + "'")))) {
                asked += rows.getMetaData().getColumnCount() > 1 ? 1 : 0;
            }
        }
        return asked;
    }

    /** Runs what can be run here, and says what that was. */
    List<String> run() throws IOException, InterruptedException {
        var ran = new ArrayList<String>();
        var script = Files.writeString(tables.resolve("cells.py"), String.join("\n", python) + "\n");
        if (succeeds("python3", "-c", "import duckdb, pandas, matplotlib")) {
            assertRuns("python3", script.toString());
            ran.add("Python");
        } else if (succeeds("python3", "--version")) {
            assertRuns("python3", "-m", "py_compile", script.toString());
            ran.add("Python, compiled alone");
        }
        if (succeeds("Rscript", "-e", "stopifnot(requireNamespace('duckdb'))")) {
            assertRuns("Rscript", Files.writeString(tables.resolve("chunks.R"), R_CODE.matcher(r).results().map(chunk -> chunk.group(1)).collect(Collectors.joining())).toString());
            ran.add("R");
        }
        return ran;
    }

    private boolean succeeds(String... command) throws InterruptedException {
        try {
            return started(command).waitFor() == 0;
        } catch (IOException notInstalled) {
            return false;
        }
    }

    private void assertRuns(String... command) throws IOException, InterruptedException {
        var process = started(command);
        int exit = process.waitFor();
        assertThat(exit).as(() -> told()).isZero();
    }

    private Path output() {
        return tables.resolve("notebook.out");
    }

    private String told() {
        try {
            return Files.readString(output(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Process started(String... command) throws IOException {
        var builder = new ProcessBuilder(command).directory(tables.toFile()).redirectErrorStream(true).redirectOutput(output().toFile());
        builder.environment().put("MPLBACKEND", "Agg");
        return builder.start();
    }
}
