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
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/**
 * A database on a PostgreSQL server, 15 or newer. Other processes may have it open, too: the unique position of an event in its game decides
 * between them. A commit is on the disk of the server before it is answered. The server compacts, checks and backs up its files itself.
 */
public final class PostgresDatabase extends Database {

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
            pool.setDataSourceProperties(address.poolProperties());
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
        PostgresServer.require(address, server);
        try {
            migrate(server);
        } catch (StorageUnavailable told) {
            throw told;
        } catch (RuntimeException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.tables-unmade-of").with("store", new Text(String.valueOf(address))).with("why", DatabaseFault.words(failed)), failed);
        }
        return new PostgresDatabase(address, server, WriteGuard.of(directory.folder(), Dialect.POSTGRES), bounds);
    }

    /** Makes the tables, or brings them to the newest version. */
    static void migrate(DataSource server) {
        Schema.migrate(server, Schema.POSTGRES, new PiecesMigration());
    }

    /**
     * Tells other processes that the games are open here, until it is closed.
     *
     * @param known the events that this program knows
     * @throws StorageUnavailable if another process has them for itself, or one of a newer build has them open
     */
    void announcePresence(Set<String> known) {
        try (var connection = openConnection()) {
            builds = BuildsTogether.join(this, known, BuildId.mark().hashCode());
            ServerClock.ofClaims().set(connection);
        } catch (SQLException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.games-unopened").with("why", DatabaseFault.words(failed)), failed);
        }
    }

    @Override
    BuildsTogether builds() {
        return builds;
    }

    /** The server did not answer a connection beside the pools: that it cannot be written is told before somebody tries it. */
    void markLost(SQLException failed) {
        guard.markLost(failed);
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
        return guard.obstacle().map(Texts::englishPhrase);
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
        throw Unavailable.because(Sentence.of("kernel.storage.own-tools"));
    }

    /** The server checks its own files. */
    @Override
    void inspect(BackgroundTurn turn, Runnable mend) {}

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
