package tercio.adapters.store;

import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.JavaMigration;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * Brings the tables of a database to the state of this program.
 *
 * <p>Decided: PostgreSQL begins with one migration that makes the tables as the embedded database had them at version 24. From version 25 on
 * both databases have the same versions: in one file where the SQL is the same, in one file for each where it differs. A test compares the
 * tables and columns of both.
 */
final class Schema {

    /** The newest version, which both databases have. */
    static final MigrationVersion NEWEST = MigrationVersion.fromVersion("34");

    /** The place of the migrations of the embedded database alone. */
    static final String EMBEDDED = "classpath:db/migration";
    /** The place of the migrations of PostgreSQL alone. */
    static final String POSTGRES = "classpath:db/postgresql";
    private static final String BOTH = "classpath:db/both";

    /** Whether Flyway has its table where the program works. */
    private static final String MIGRATED = "select count(*) from information_schema.tables where table_schema = current_schema and table_name = 'flyway_schema_history'";
    /** Its rows, the newest first. */
    private static final String ROWS = "select \"version\", \"success\" from \"flyway_schema_history\" order by \"installed_rank\" desc";

    private Schema() {}

    /**
     * Makes the tables, or brings them to the newest version. If they are there already, which is so at nearly each start, Flyway is not
     * asked: it takes longer to look for its files than all the rest of opening a database.
     *
     * @param own the folder of the migrations that only this database has
     * @throws StorageUnavailable if a newer program made them
     */
    static void migrate(DataSource database, String own, JavaMigration... more) {
        if (hasNewestTables(database)) {
            return;
        }
        var result = Flyway.configure().dataSource(database).locations(own, BOTH).javaMigrations(more).load().migrate();
        var before = result.initialSchemaVersion;
        if (before != null && MigrationVersion.fromVersion(before).isNewerThan(NEWEST)) {
            throw Unavailable.because(Sentence.of("kernel.storage.newer-tables").with("version", new Text(String.valueOf(before))).with("newest", new Text(String.valueOf(NEWEST))));
        }
    }

    private static boolean hasNewestTables(DataSource database) {
        try (var connection = database.getConnection(); var statement = connection.createStatement()) {
            try (var tables = statement.executeQuery(MIGRATED)) {
                if (!tables.next() || tables.getInt(1) == 0) {
                    return false;
                }
            }
            try (var rows = statement.executeQuery(ROWS)) {
                if (!rows.next() || !NEWEST.getVersion().equals(rows.getString(1))) {
                    return false;
                }
                boolean whole = rows.getBoolean(2);
                while (whole && rows.next()) {
                    whole = rows.getBoolean(2);
                }
                return whole;
            }
        } catch (SQLException failed) {
            // Flyway tells what is wrong.
            return false;
        }
    }
}
