package tercio.adapters.store;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import org.flywaydb.core.api.MigrationVersion;
import org.h2.mvstore.MVStoreException;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Looks at a store without changing it: nothing is made, and tables of an earlier version stay as they are. */
public final class StoreLook {

    /** A question both databases understand, if one is not asked how it writes names. */
    private static final String VERSION = "select \"version\" from \"flyway_schema_history\" where \"success\" = true and \"version\" is not null"
            + " order by \"installed_rank\" desc fetch first row only";

    private StoreLook() {}

    /** The findings. */
    public sealed interface Seen {}

    /** There are no games yet; the first start makes the tables. */
    public record Empty() implements Seen {}

    /** Another process has the games open. */
    public record InUse() implements Seen {}

    /** It cannot be opened, with the reason and what would do. */
    public record Unfit(Sentence.Keyed reason) implements Seen {}

    /**
     * There are games.
     *
     * @param version of the tables
     * @param games the number of games
     * @param clockAhead the time by which the clock of this machine is ahead of that of the server; empty for a file
     * @param inUse whether other processes have the games of a database open
     */
    public record Holding(String version, int games, Optional<Duration> clockAhead, boolean inUse) implements Seen {

        /** Whether a start of this program changes the tables, which no earlier one opens then. */
        public boolean isOlder() {
            return Schema.NEWEST.isNewerThan(version);
        }

        /** Whether a newer program made the tables. */
        public boolean isNewer() {
            return MigrationVersion.fromVersion(version).isNewerThan(Schema.NEWEST);
        }
    }

    /** The version of the tables that this program makes. */
    public static String version() {
        return Schema.NEWEST.toString();
    }

    /** Looks at the games of a store. */
    public static Seen at(StoreLocation store) {
        return switch (store) {
            case StoreLocation.Folder embedded -> at(embedded.folder());
            case StoreLocation.Postgres server -> PostgresServer.look(server.address());
        };
    }

    private static Seen at(Path folder) {
        var file = folder.toAbsolutePath().normalize().resolve("tercio.mv.db");
        if (!Files.exists(file)) {
            return new Empty();
        }
        // Without a trace file beside the database, which would be a change.
        var url = "jdbc:h2:file:" + folder.toAbsolutePath().normalize().resolve("tercio") + ";IFEXISTS=TRUE;ACCESS_MODE_DATA=r;DB_CLOSE_ON_EXIT=FALSE;TRACE_LEVEL_FILE=0";
        try (var connection = DriverManager.getConnection(url, EmbeddedDatabase.USER, "")) {
            return look(connection, Optional.empty(), false);
        } catch (SQLException | MVStoreException failed) {
            return DatabaseFault.isOpenElsewhere(failed) ? new InUse() : new Unfit(Sentence.of("kernel.storage.file-unreadable").with("file", new Text(String.valueOf(file)))
                    .with("why", DatabaseFault.words(failed)));
        }
    }

    static Seen look(Connection connection, Optional<Duration> clockAhead, boolean inUse) throws SQLException {
        try (var statement = connection.createStatement()) {
            String version;
            try (var row = statement.executeQuery(VERSION)) {
                if (!row.next()) {
                    return new Empty();
                }
                version = row.getString(1);
            }
            try (var row = statement.executeQuery("select count(*) from game_keys")) {
                row.next();
                return new Holding(version, row.getInt(1), clockAhead, inUse);
            }
        }
    }
}
