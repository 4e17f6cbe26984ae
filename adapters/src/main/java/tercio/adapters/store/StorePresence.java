package tercio.adapters.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The presence of a process that has the games of a PostgreSQL database open, beside others or alone. It is a lock of the server that is gone with the
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
    private static final String OTHER_BUILDS = "select distinct l.objid::bigint, b.events from pg_locks l left join running_build b on (b.build::bigint & 4294967295) = l.objid::bigint"
            + " where l.locktype = 'advisory' and l.objsubid = 2 and l.granted and l.database = (select oid from pg_database where datname = current_database())"
            + " and l.classid::bigint = (" + BUILDS + "::bigint & 4294967295) and l.objid::bigint <> (?::bigint & 4294967295)";

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
     * Takes part in the presence of several processes. The connection is closed with it.
     *
     * @param build the number of the build of this process
     * @throws StorageUnavailable if another process has the games open alone
     */
    static StorePresence beside(Connection connection, int build) throws SQLException {
        if (!tryLock(connection, "pg_try_advisory_lock_shared")) {
            throw Unavailable.because(Sentence.of("kernel.storage.being-moved"));
        }
        try (var statement = connection.prepareStatement("select pg_advisory_lock_shared(" + BUILDS + ", ?)")) {
            statement.setInt(1, build);
            statement.execute();
        }
        return new StorePresence(Optional.of(connection));
    }

    /** The events that each other build knows that has the games open now; empty for a build that never said so. */
    static List<Optional<String>> otherBuilds(Connection connection, int build) throws SQLException {
        try (var statement = connection.prepareStatement(OTHER_BUILDS)) {
            statement.setInt(1, build);
            var others = new ArrayList<Optional<String>>();
            try (var rows = statement.executeQuery()) {
                while (rows.next()) {
                    others.add(Optional.ofNullable(rows.getString(2)));
                }
            }
            return others;
        }
    }

    /** @throws StorageUnavailable if another process has them open */
    static StorePresence alone(StoreLocation.Postgres store) {
        try (var database = PostgresDatabase.at(store.address(), store.folder())) {
            var connection = database.openConnection();
            if (!tryLock(connection, "pg_try_advisory_lock")) {
                connection.close();
                throw Unavailable.because(Sentence.of("kernel.storage.open-in-another").with("store", new Text(String.valueOf(store))));
            }
            return new StorePresence(Optional.of(connection));
        } catch (SQLException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.unopened").with("store", new Text(String.valueOf(store))).with("why", DatabaseFault.words(failed)), failed);
        }
    }

    /** The connection whose locks tell others of this process. */
    Connection connection() {
        return connection.orElseThrow();
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
