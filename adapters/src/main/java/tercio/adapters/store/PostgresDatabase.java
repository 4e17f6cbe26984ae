package tercio.adapters.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Sentence;

/**
 * A database on a PostgreSQL server, 15 or newer. Other processes may have it open, too: the unique position of an event in its game decides
 * between them. A commit is on the disk of the server before it is answered. The server compacts, checks and backs up its files itself.
 */
public final class PostgresDatabase extends Database {

    private static final int OLDEST = 15;
    private static final String TABLES_OF_OTHERS = "select count(*) from information_schema.tables where table_schema = current_schema()"
            + " and not exists (select 1 from information_schema.tables where table_schema = current_schema() and table_name = 'flyway_schema_history')";

    /**
     * The settings of each connection: a row that another transaction changes is awaited as long as on the embedded database, a commit is not
     * answered before it is on the disk, and a transaction sees what others committed. A service that stands still, or whose network is gone, in
     * the middle of a transaction keeps its locks for thirty seconds after its last word; then the server ends the transaction. Less would end
     * those of a service that only reads a long game on a busy machine.
     */
    private static final String SESSION = "set lock_timeout = 2000; set idle_in_transaction_session_timeout = 30000; set default_transaction_isolation = 'read committed';"
            + " select set_config(name, '30000', false) from pg_settings where name = 'tcp_user_timeout';"
            + " select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'";

    private final Connections connections;
    private final DataSource source;
    private final WriteGuard guard;
    private BuildsTogether builds = BuildsTogether.ALONE;

    private PostgresDatabase(PostgresAddress address, DataSource server, WriteGuard guard, Connections.Bounds bounds) {
        this.guard = guard;
        connections = new Connections(server, bounds, guard, pool -> {
            pool.setJdbcUrl(address.url());
            pool.setDataSourceProperties(address.pooled());
            pool.setConnectionInitSql(SESSION);
        });
        source = connections.source();
        guard.watch(connections);
    }

    /**
     * The database with an address.
     *
     * @param folder of this service, for its key and its manifest
     * @throws StorageUnavailable telling in one line why it cannot be opened, and what would do
     */
    static PostgresDatabase at(PostgresAddress address, Path folder) {
        return at(address, folder, Connections.Bounds.USUAL);
    }

    /** Opens a database with other limits of connections. */
    static PostgresDatabase at(PostgresAddress address, Path folder, Connections.Bounds bounds) {
        var directory = DataDirectory.prepare(folder);
        var server = new DriverManagerDataSource(address.url(), address.properties());
        checkServer(address, server);
        try {
            migrate(server);
        } catch (StorageUnavailable told) {
            throw told;
        } catch (RuntimeException failed) {
            throw new StorageUnavailable("the tables of " + address + " cannot be made or brought to this version: " + DatabaseFault.message(failed)
                    + ". The user of the store needs the right to make tables in its schema", failed);
        }
        return new PostgresDatabase(address, server, WriteGuard.of(directory.folder(), Dialect.POSTGRES), bounds);
    }

    /** Makes the tables, or brings them to the newest version. */
    static void migrate(DataSource server) {
        Schema.migrate(server, Schema.POSTGRES, new PiecesMigration());
    }

    private static void checkServer(PostgresAddress address, DataSource server) {
        try (var connection = server.getConnection()) {
            Server.of(connection).whyUnfit().ifPresent(reason -> {
                throw new StorageUnavailable("the games cannot stand in " + address + ": " + reason);
            });
        } catch (SQLException failed) {
            throw new StorageUnavailable(openingFailure(address, failed), failed);
        }
    }

    /** Looks at the games of a database and changes nothing. */
    static StoreLook.Seen look(PostgresAddress address) {
        try (var connection = new DriverManagerDataSource(address.url(), address.properties()).getConnection()) {
            var unfit = Server.of(connection).whyUnfit();
            if (unfit.isPresent()) {
                return new StoreLook.Unfit("the games cannot stand in " + address + ": " + unfit.get());
            }
            boolean hasTables = text(connection, "select count(*) from information_schema.tables where table_schema = current_schema() and table_name = 'flyway_schema_history'").equals("1");
            return hasTables ? StoreLook.seen(connection, Optional.of(ServerClock.ahead(connection)), StorePresence.isHeld(connection)) : new StoreLook.Empty();
        } catch (SQLException failed) {
            return new StoreLook.Unfit(openingFailure(address, failed));
        }
    }

    /**
     * The properties that a server tells of itself and of the database.
     *
     * @param product its name and version
     * @param tables how many tables of others stand where those of the games would
     */
    record Server(int version, String product, String encoding, boolean readOnly, int tables) {

        private static Server of(Connection connection) throws SQLException {
            var about = connection.getMetaData();
            return new Server(about.getDatabaseMajorVersion(), about.getDatabaseProductName() + " " + about.getDatabaseProductVersion(),
                    text(connection, "show server_encoding"), text(connection, "show transaction_read_only").equals("on"),
                    Integer.parseInt(text(connection, TABLES_OF_OTHERS)));
        }

        /** The reason why the server cannot hold games; empty if it can. */
        Optional<String> whyUnfit() {
            if (version < OLDEST) {
                return Optional.of("its server is " + product + "; PostgreSQL " + OLDEST + " or newer is needed");
            }
            if (!encoding.equals("UTF8")) {
                return Optional.of("its texts are encoded as " + encoding + "; make a database with encoding UTF8");
            }
            if (readOnly) {
                return Optional.of("it can only be read; give the address of the server that is written (of several hosts: targetServerType=primary)");
            }
            return tables == 0 ? Optional.empty()
                    : Optional.of("it holds tables of something else; give an empty database, or an empty schema of it with ?currentSchema=NAME");
        }
    }

    private static String text(Connection connection, String query) throws SQLException {
        try (var statement = connection.createStatement(); var row = statement.executeQuery(query)) {
            return row.next() ? row.getString(1) : "";
        }
    }

    private static String openingFailure(PostgresAddress address, SQLException failed) {
        var user = address.user().map(name -> "the user " + name).orElse("the user of the operating system");
        var remedy = switch (String.valueOf(failed.getSQLState())) {
            case "28P01" -> user + " has another password; " + PostgresAddress.PASSWORD_VARIABLE + " or the file of tercio.store.password-file gives it";
            case "28000" -> user + " may not open it from here; tercio.store.user names another, and the server's pg_hba.conf says who may: "
                    + DatabaseFault.message(failed);
            case "3D000" -> "there is no such database on the server; make it with 'createdb'";
            case "08004" -> "the server demands a password; " + PostgresAddress.PASSWORD_VARIABLE + " or the file of tercio.store.password-file gives it";
            case "08001" -> "no server answers at that host and port, or its name is unknown: " + DatabaseFault.message(failed);
            case "53300" -> "the server has no connection left; raise max_connections, or run fewer services on it";
            default -> DatabaseFault.message(failed);
        };
        return "the games in " + address + " cannot be opened: " + remedy;
    }

    /**
     * Tells other processes that the games are open here, until it is closed.
     *
     * @param known the events that this program knows
     * @throws StorageUnavailable where another process has them for itself, or one of a newer build has them open
     */
    void announcePresence(Set<String> known) {
        try (var connection = openConnection()) {
            builds = BuildsTogether.join(this, known, BuildId.mark().hashCode());
            ServerClock.ofClaims().set(connection);
        } catch (SQLException failed) {
            throw new StorageUnavailable("the games cannot be opened: " + DatabaseFault.message(failed), failed);
        }
    }

    @Override
    BuildsTogether builds() {
        return builds;
    }

    /** The server did not answer a connection beside the pools: that it cannot be written is told before somebody tries it. */
    void markLost(SQLException failed) {
        guard.markLost(DatabaseFault.message(failed));
    }

    @Override
    Dialect dialect() {
        return Dialect.POSTGRES;
    }

    @Override
    boolean isShared() {
        return true;
    }

    @Override
    public DataSource source() {
        return source;
    }

    @Override
    public List<PoolUse> pools() {
        return connections.use();
    }

    @Override
    Connection openConnection() throws SQLException {
        return connections.separateConnections().getConnection();
    }

    @Override
    public void ready() {
        guard.ready();
    }

    @Override
    public Optional<String> obstacle() {
        return guard.obstacle();
    }

    @Override
    public Duration clockAhead() {
        return ServerClock.ofClaims().ahead();
    }

    /** The server has written what it answered. */
    @Override
    void flush() {}

    @Override
    public Optional<Sentence> externalBackup() {
        return Optional.of(Sentence.of("kernel.missing.backup"));
    }

    @Override
    public Path backup() {
        throw new StorageUnavailable("a PostgreSQL database is backed up by its own tools");
    }

    /** The server checks its own files. */
    @Override
    void inspect(Runnable mend) {}

    @Override
    public int unreadablePages() {
        return 0;
    }

    @Override
    Set<String> unreadableTables() {
        return Set.of();
    }

    @Override
    public void close() {
        builds.close();
        connections.close();
    }
}
