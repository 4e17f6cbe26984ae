package tercio.adapters.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.sql.DataSource;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Sentence;

/**
 * The database with the games: opens it, migrates its schema, and tells whether it can be written. Spring's own data source is not used,
 * because every failure is told in one line that says what would do.
 */
public abstract sealed class Database implements AutoCloseable permits EmbeddedDatabase, PostgresDatabase {

    /** The names of its pools of connections: that of requests and commands, and that of the workers that store views. */
    public static final List<String> POOLS = List.of("requests", "views");

    /**
     * The embedded database in a folder. The folder is created if it is missing.
     *
     * @throws StorageUnavailable telling in one line why it cannot be opened
     */
    public static EmbeddedDatabase in(Path folder) {
        return EmbeddedDatabase.in(folder);
    }

    /** The database on another of the file systems that H2 offers, as {@link EmbeddedDatabase#in(Path, String, String)}. */
    static EmbeddedDatabase in(Path folder, String files, String settings) {
        return EmbeddedDatabase.in(folder, files, settings);
    }

    /** The database with other limits of connections. */
    static EmbeddedDatabase in(Path folder, Connections.Bounds bounds) {
        return EmbeddedDatabase.in(folder, bounds);
    }

    /** A database in memory, which is deleted when it is closed. */
    public static EmbeddedDatabase inMemory() {
        return EmbeddedDatabase.inMemory();
    }

    /** The database of a store. */
    static Database of(StoreLocation store) {
        return switch (store) {
            case StoreLocation.Folder embedded -> in(embedded.folder());
            case StoreLocation.Postgres server -> PostgresDatabase.at(server.address(), server.folder());
        };
    }

    /** The SQL that it speaks. */
    abstract Dialect dialect();

    /** Whether other processes may have it open, too. */
    abstract boolean isShared();

    /** The other builds of the program that have it open. */
    BuildsTogether builds() {
        return BuildsTogether.ALONE;
    }

    /** Its connections, from {@link #POOLS}. */
    public abstract DataSource source();

    /** The present use of its {@link #POOLS}. */
    public abstract List<PoolUse> pools();

    /** A connection beside those of {@link #source}, for long work. The caller closes it. */
    abstract Connection openConnection() throws SQLException;

    /**
     * Called before something is written.
     *
     * @throws StorageUnavailable while it cannot be
     */
    public abstract void ready();

    /** The reason why nothing can be written now; empty while everything works. Retries where the last attempt failed. */
    public abstract Optional<String> obstacle();

    /** The time by which the clock of this machine is ahead of that of the database's server; zero where this machine keeps the database. */
    public Duration clockAhead() {
        return Duration.ZERO;
    }

    /** Brings what was committed onto the disk, where a commit does not do that by itself. */
    abstract void flush();

    /** The way to back up a database that this program does not back up itself. */
    public Optional<Sentence> externalBackup() {
        return Optional.empty();
    }

    /**
     * A backup of all games as they are now, in a new file beside the database. The caller deletes it.
     *
     * @throws StorageUnavailable if the database is not backed up by this program
     */
    public abstract Path backup();

    /**
     * Looks for pages of the file that cannot be read, in the background, where the database is a file of this program.
     *
     * @param turn of that work
     * @param mend called where there are some; they are looked for again afterwards
     */
    abstract void inspect(BackgroundTurn turn, Runnable mend);

    /** The number of unreadable pages of the file, as far as they were looked for; 0 where the database is no file of this program. */
    public abstract int unreadablePages();

    /** The tables of which pages cannot be read, as far as they were looked for. */
    abstract Set<String> unreadableTables();

    @Override
    public abstract void close();
}
