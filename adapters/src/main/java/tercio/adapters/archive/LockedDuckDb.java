package tercio.adapters.archive;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.duckdb.DuckDBConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Opens DuckDB so that no file, no network, no extension and no setting can be reached by SQL, except one folder. */
final class LockedDuckDb {

    private static final Logger LOG = LoggerFactory.getLogger(LockedDuckDb.class);

    private LockedDuckDb() {}

    /**
     * Opens a database.
     *
     * @param file empty for one in memory
     * @param folder the one that SQL may read and write
     * @param memory megabytes at most
     */
    static DuckDBConnection open(Optional<Path> file, Path folder, int memory) throws SQLException {
        // Rows are made as they are read: of an answer that is cut off no more than is told.
        var properties = new Properties();
        properties.setProperty("jdbc_stream_results", "true");
        var connection = (DuckDBConnection) DriverManager.getConnection("jdbc:duckdb:" + file.map(Path::toString).orElse(""), properties);
        try (var statement = connection.createStatement()) {
            for (var setting : settings(folder, memory)) {
                statement.execute(setting);
            }
            return connection;
        } catch (SQLException failed) {
            close(connection);
            throw failed;
        }
    }

    /** The settings in their order: the last two lock what stands before them. */
    private static List<String> settings(Path folder, int memory) {
        return List.of(
                "set memory_limit = '" + memory + "MB'",
                "set threads = " + Math.max(1, Runtime.getRuntime().availableProcessors()),
                "set preserve_insertion_order = false",
                "set temp_directory = ''",
                "set autoinstall_known_extensions = false",
                "set autoload_known_extensions = false",
                "set allowed_directories = ['" + folder.toString().replace("'", "''") + "']",
                "set enable_external_access = false",
                "set lock_configuration = true");
    }

    /** Closes the connection of a database that could not be opened; nothing where there is none. */
    static void close(Connection connection) {
        try {
            if (connection != null) {
                connection.close();
            }
        } catch (SQLException closed) {
            LOG.debug("An archive that could not be opened could not be closed either", closed);
        }
    }
}
