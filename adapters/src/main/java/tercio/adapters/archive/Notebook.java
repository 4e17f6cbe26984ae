package tercio.adapters.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The files beside the tables for whoever opens them in a notebook. */
public final class Notebook {

    private static final String HEAD = """
            # The archive as Parquet files

            One file for each table, and two notebooks to begin with: `sessions.ipynb` (Python, with duckdb and pandas) and `sessions.Rmd` (R, with duckdb). In Python: `duckdb.sql("select party, avg(value) from 'die.parquet' where counted group by party")`.
            In R: `duckdb::dbGetQuery(con, "select party, avg(value) from 'die.parquet' where counted group by party")`.

            Rows with `counted` count once, however many forks and imports of a game there are. Take the others only to look at single games.
            """;

    /** The example notebooks: Python and R, each with DuckDB. */
    private static final List<String> EXAMPLES = List.of("sessions.ipynb", "sessions.Rmd");

    private Notebook() {}

    /** Writes the columns of all tables and the example notebooks into the folder of the tables. */
    public static void write(Path folder, List<ArchiveTable> tables) throws IOException {
        Files.writeString(folder.resolve("README.md"), readme(tables));
        for (var example : EXAMPLES) {
            try (var text = Notebook.class.getResourceAsStream(example)) {
                Files.write(folder.resolve(example), text.readAllBytes());
            }
        }
    }

    /** The columns of all tables in Markdown. */
    private static String readme(List<ArchiveTable> tables) {
        var text = new StringBuilder(HEAD);
        for (var table : tables) {
            text.append("\n## ").append(table.name()).append("\n\nA row is ").append(table.of()).append(".\n\n| column | type | unit | meaning | rule |\n|---|---|---|---|---|\n");
            table.allColumns().forEach(column -> text.append("| `").append(column.name()).append("` | ").append(column.type().word()).append(" | ").append(column.unit())
                    .append(" | ").append(column.meaning()).append(" | ").append(column.rule()).append(" |\n"));
        }
        return text.toString();
    }
}
