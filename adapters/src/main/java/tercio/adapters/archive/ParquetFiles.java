package tercio.adapters.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Map;
import tercio.domain.ruling.Cancellation;

/** Writes answers of SQL as Parquet files. */
final class ParquetFiles {

    private ParquetFiles() {}

    /**
     * Writes a folder of files, which the caller deletes.
     *
     * @param queries SQL by name of the file, without its ending; of the program itself, not of a caller
     * @param parent the folder in which the database may write
     */
    static Path write(Connection connection, Map<String, String> queries, Path parent) throws SQLException {
        try {
            var folder = Files.createTempDirectory(parent, "tables");
            for (var query : queries.entrySet()) {
                Cancellation.check();
                try (var statement = connection.createStatement()) {
                    statement.execute("copy (" + query.getValue() + ") to '" + folder.resolve(query.getKey() + ".parquet").toString().replace("'", "''")
                            + "' (format parquet, compression zstd)");
                }
            }
            return folder;
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }
}
