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

    private final Optional<Connection> connection;

    private StorePresence(Optional<Connection> connection) {
        this.connection = connection;
    }

    /** @throws StorageUnavailable where another process has them open alone */
    static StorePresence beside(PostgresDatabase database) {
        try {
            var connection = database.openConnection();
            if (!tryLock(connection, "pg_try_advisory_lock_shared")) {
                connection.close();
                throw new StorageUnavailable("the games are moved, or taken as they are, by another command just now; try again when it has ended");
            }
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
