package tercio.adapters.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.application.record.StorageUnavailable;

/**
 * That a process has the games of a PostgreSQL database open, beside others or alone. It is a lock of the server that is gone with the
 * connection, so that a process that was killed keeps nobody out.
 */
final class StorePresence implements AutoCloseable {

    /** The presence of a process that alone can have the games open. */
    static final StorePresence NONE = new StorePresence(Optional.empty());

    private static final Logger LOG = LoggerFactory.getLogger(StorePresence.class);
    /** The first of the two numbers of locks of this program; the other one says what is locked. */
    static final int TERCIO = 18_530;

    /** The first number of the locks that tell which builds are here, by schema; the second one is that of the build. */
    private static final String BUILDS = "hashtext('build of tercio in ' || current_schema())";
    private static final String LOCKS_HERE = "select count(*) from pg_locks where locktype = 'advisory' and objsubid = 2 and granted"
            + " and database = (select oid from pg_database where datname = current_database())";
    private static final String HELD = LOCKS_HERE + " and classid::bigint = " + TERCIO + " and objid::bigint = (hashtext(current_schema())::bigint & 4294967295)";
    private static final String OTHER_BUILDS = LOCKS_HERE + " and classid::bigint = (" + BUILDS + "::bigint & 4294967295) and objid::bigint <> (?::bigint & 4294967295)";

    private final Optional<Connection> connection;

    private StorePresence(Optional<Connection> connection) {
        this.connection = connection;
    }

    /** Whether other processes have the games open. It is read from the list of locks: to try a lock would keep out whoever starts just then. */
    static boolean isHeld(Connection connection) throws SQLException {
        try (var statement = connection.createStatement(); var row = statement.executeQuery(HELD)) {
            return row.next() && row.getInt(1) > 0;
        }
    }

    /**
     * Refuses to go on beside another build. Each build stores views of its own and clears those of others at its start, and what a newer one
     * writes an older one may not know.
     */
    private static void requireSameBuild(Connection connection, int build) throws SQLException {
        try (var statement = connection.prepareStatement("select pg_advisory_lock_shared(" + BUILDS + ", ?)")) {
            statement.setInt(1, build);
            statement.execute();
        }
        try (var statement = connection.prepareStatement(OTHER_BUILDS)) {
            statement.setInt(1, build);
            try (var row = statement.executeQuery()) {
                row.next();
                if (row.getInt(1) > 0) {
                    connection.close();
                    throw new StorageUnavailable("services or commands of another build of tercio have the games open: stop them first. Builds are not mixed on one database,"
                            + " because each stores views of its own, and an older one may not know what a newer one writes");
                }
            }
        }
    }

    /** @throws StorageUnavailable where another process has them open alone, or one of another build has */
    static StorePresence beside(PostgresDatabase database) {
        try {
            var connection = database.openConnection();
            if (!tryLock(connection, "pg_try_advisory_lock_shared")) {
                connection.close();
                throw new StorageUnavailable("the games are moved, or taken as they are, by another command just now; try again when it has ended");
            }
            requireSameBuild(connection, BuildId.mark().hashCode());
            return new StorePresence(Optional.of(connection));
        } catch (SQLException failed) {
            throw new StorageUnavailable("the games cannot be opened: " + DatabaseFault.message(failed), failed);
        }
    }

    /** @throws StorageUnavailable where another process has them open */
    static StorePresence alone(StoreLocation.Postgres store) {
        try (var database = PostgresDatabase.at(store.address(), store.folder())) {
            var connection = database.openConnection();
            if (!tryLock(connection, "pg_try_advisory_lock")) {
                connection.close();
                throw new StorageUnavailable("the games in " + store + " are open in another process: stop all services and commands that use them first");
            }
            return new StorePresence(Optional.of(connection));
        } catch (SQLException failed) {
            throw new StorageUnavailable("the games in " + store + " cannot be opened: " + DatabaseFault.message(failed), failed);
        }
    }

    private static boolean tryLock(Connection connection, String lock) throws SQLException {
        try (var statement = connection.createStatement();
                var row = statement.executeQuery("select " + lock + "(" + TERCIO + ", hashtext(current_schema()))")) {
            return row.next() && row.getBoolean(1);
        }
    }

    @Override
    public void close() {
        connection.ifPresent(open -> {
            try {
                open.close();
            } catch (SQLException gone) {
                LOG.debug("The connection was lost before: {}", gone.getMessage());
            }
        });
    }
}
