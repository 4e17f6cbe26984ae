package tercio.adapters.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.SQLExceptionOverride;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.springframework.jdbc.datasource.AbstractDataSource;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.jdbc.datasource.LazyConnectionDataSourceProxy;

/**
 * The connections to the database. Nobody who holds one waits for somebody who needs another:
 *
 * <ul>
 * <li>A transaction takes its connection with its first statement. A command that waits for the one before it in its game holds none.
 * <li>Requests read with one connection and one statement at a time, and await nothing else meanwhile.
 * <li>The workers that store views hold a connection while they wait for the history of a game, which a request may be loading. They
 *     have connections of their own, which no request takes.
 * <li>The compaction, a backup and the attempt whether the database can be written again open a connection for themselves.
 * </ul>
 *
 * <p>A caller that gets no connection in time fails, and has changed nothing.
 */
final class Connections implements AutoCloseable {

    /** Bound in the threads of the workers that store views. */
    private static final ScopedValue<Boolean> STORING_VIEWS = ScopedValue.newInstance();

    /**
     * The numbers of connections.
     *
     * @param requests for requests and commands, all together
     * @param workers for the workers that store views, all together
     * @param patience the time that a connection is awaited
     */
    record Bounds(int requests, int workers, Duration patience) {

        /** A worker that stores views needs one connection; rows that do not fit, and views that another build had made, are made again by one worker more each. */
        static final Bounds USUAL = new Bounds(16, AxonConfiguration.VIEW_WORKERS + 2, Duration.ofSeconds(5));
    }

    private final DataSource beside;
    private final HikariDataSource requests;
    private final HikariDataSource workers;

    Connections(String url, String user, String password, Bounds bounds, SQLExceptionOverride failures) {
        this(new DriverManagerDataSource(url, user, password), bounds, failures, pool -> {
            pool.setJdbcUrl(url);
            pool.setUsername(user);
            pool.setPassword(password);
            pool.setConnectionTestQuery("select 1");
        });
    }

    /**
     * The same.
     *
     * @param beside makes the connections that one caller has alone
     * @param access the settings with which the pools open their connections
     */
    Connections(DataSource beside, Bounds bounds, SQLExceptionOverride failures, Consumer<HikariConfig> access) {
        this.beside = beside;
        requests = pool("tercio", bounds.requests(), bounds.patience(), failures, access);
        workers = pool("tercio views", bounds.workers(), bounds.patience(), failures, access);
    }

    private static HikariDataSource pool(String name, int most, Duration patience, SQLExceptionOverride failures, Consumer<HikariConfig> access) {
        var settings = new HikariConfig();
        access.accept(settings);
        settings.setMaximumPoolSize(most);
        settings.setMinimumIdle(1);
        settings.setPoolName(name);
        settings.setConnectionTimeout(patience.toMillis());
        settings.setExceptionOverride(failures);
        return new HikariDataSource(settings);
    }

    /** Marks threads as those of workers that store views. */
    static ThreadFactory ofWorkers(ThreadFactory threads) {
        return task -> threads.newThread(() -> ScopedValue.where(STORING_VIEWS, true).run(task));
    }

    /** The connections for whoever asks. One is taken with the first statement. */
    DataSource source() {
        var source = new LazyConnectionDataSourceProxy();
        source.setDefaultAutoCommit(true);
        source.setDefaultTransactionIsolation(Connection.TRANSACTION_READ_COMMITTED);
        source.setTargetDataSource(new AbstractDataSource() {
            @Override
            public Connection getConnection() throws SQLException {
                return take();
            }

            @Override
            public Connection getConnection(String user, String password) throws SQLException {
                return getConnection();
            }
        });
        return source;
    }

    /**
     * A connection of the pool. Where H2 finds its file locked, it has forgotten a database that it has open, and connections that rest keep it: an
     * older one that closed late makes it forget the newer one of the same name. With the connections at rest the file is given free.
     */
    private Connection take() throws SQLException {
        try {
            return pool().getConnection();
        } catch (SQLException none) {
            if (!DatabaseFault.isOpenElsewhere(none)) {
                throw none;
            }
            replace();
            return pool().getConnection();
        }
    }

    private HikariDataSource pool() {
        return STORING_VIEWS.isBound() ? workers : requests;
    }

    /** Connections beside the others, each made for its caller. */
    DataSource separateConnections() {
        return beside;
    }

    /** Replaces all connections. Those in use are replaced when they are given back. */
    void replace() {
        Stream.of(requests, workers).filter(HikariDataSource::isRunning).forEach(pool -> pool.getHikariPoolMXBean().softEvictConnections());
    }

    /** The use of both pools now. A pool that was never asked has no connection. */
    List<PoolUse> use() {
        return List.of(use(Database.POOLS.getFirst(), requests), use(Database.POOLS.getLast(), workers));
    }

    private static PoolUse use(String name, HikariDataSource pool) {
        var state = pool.isRunning() ? pool.getHikariPoolMXBean() : null;
        return state == null ? new PoolUse(name, 0, 0, 0, pool.getMaximumPoolSize())
                : new PoolUse(name, state.getActiveConnections(), state.getIdleConnections(), state.getThreadsAwaitingConnection(), pool.getMaximumPoolSize());
    }

    boolean open() {
        return requests.isRunning();
    }

    @Override
    public void close() {
        workers.close();
        requests.close();
    }
}
