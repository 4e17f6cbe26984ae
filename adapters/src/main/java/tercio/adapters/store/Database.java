package tercio.adapters.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.util.UUID;
import org.flywaydb.core.Flyway;

/** The embedded database: opened, its schema brought up to date. */
public final class Database implements AutoCloseable {

    private static final int CONNECTIONS = 16;

    /** A commit is on its way to the disk before it returns; the database is closed by this program alone. */
    private static final String SETTINGS = ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE";

    private final HikariDataSource pool;

    private Database(String url) {
        var settings = new HikariConfig();
        settings.setJdbcUrl(url);
        settings.setUsername("sa");
        settings.setMaximumPoolSize(CONNECTIONS);
        settings.setMinimumIdle(1);
        settings.setPoolName("tercio");
        pool = new HikariDataSource(settings);
        Flyway.configure().dataSource(pool).locations("classpath:db/migration").load().migrate();
    }

    /** The database in a folder, which is made where it is missing. */
    public static Database in(Path folder) {
        return new Database("jdbc:h2:file:" + folder.toAbsolutePath().normalize().resolve("tercio") + SETTINGS);
    }

    /** A database of its own that is gone when it is closed. */
    public static Database inMemory() {
        return new Database("jdbc:h2:mem:" + UUID.randomUUID() + ";DB_CLOSE_DELAY=-1");
    }

    public HikariDataSource source() {
        return pool;
    }

    @Override
    public void close() {
        pool.close();
    }
}
