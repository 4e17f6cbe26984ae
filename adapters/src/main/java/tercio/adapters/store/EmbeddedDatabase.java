package tercio.adapters.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.h2.mvstore.MVStore;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Texts;

/**
 * The embedded database: opens it, migrates its schema, and opens it again after it has closed itself. The file is checked before H2 may
 * write to it.
 */
public final class EmbeddedDatabase extends Database {

    static final String USER = "sa";

    private static final String LOCK_TIMEOUT = ";LOCK_TIMEOUT=2000";

    /**
     * A commit is handed to the operating system before it returns; only this program closes the database. Without a write
     * delay H2 has no thread that rewrites half-empty chunks: {@link Compaction} does it, and the end of the program
     * (at most {@code MAX_COMPACT_TIME} milliseconds). A transaction that wants a row that another one is changing waits 2 seconds for its
     * commit, and is refused then.
     */
    private static final String SETTINGS = LOCK_TIMEOUT + ";WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE;MAX_COMPACT_TIME=5000;TRACE_LEVEL_FILE=0";

    /** An interrupted thread closes the file; this file system of H2 opens it again. */
    private static final String FILES = "retry:";

    private static final MigratedTables IN_MEMORY = new MigratedTables(EmbeddedDatabase::migrate);
    private static final MigratedTables IN_FILES = new MigratedTables(EmbeddedDatabase::migrate);

    private final Connections connections;
    private final DataSource source;
    private final WriteGuard guard;
    private final Inspection inspection;
    private final Compaction compaction;

    private final Path folder;

    private EmbeddedDatabase(String url, WriteGuard guard, Path folder, Connections.Bounds bounds, Consumer<DataSource> schema) {
        this.guard = guard;
        this.folder = folder;
        connections = new Connections(url, USER, "", bounds, guard);
        source = connections.source();
        inspection = new Inspection(connections);
        compaction = new Compaction(connections, inspection);
        try {
            schema.accept(connections.separateConnections());
            guard.watch(connections);
            compaction.start();
        } catch (RuntimeException failed) {
            connections.close();
            throw failed;
        }
    }

    /**
     * The database in a folder. The folder is created if it is missing.
     *
     * @throws StorageUnavailable telling in one line why it cannot be opened
     */
    public static EmbeddedDatabase in(Path folder) {
        return in(folder, FILES, "", Connections.Bounds.USUAL);
    }

    /**
     * The same on another of the file systems that H2 offers.
     *
     * @param files the name of its file system in H2, with a colon
     * @param settings further ones of the database, each after a semicolon
     */
    static EmbeddedDatabase in(Path folder, String files, String settings) {
        return in(folder, files, settings, Connections.Bounds.USUAL);
    }

    /** Opens a database with other limits of connections. */
    static EmbeddedDatabase in(Path folder, Connections.Bounds bounds) {
        return in(folder, FILES, "", bounds);
    }

    private static EmbeddedDatabase in(Path folder, String files, String settings, Connections.Bounds bounds) {
        var directory = DataDirectory.prepare(folder);
        try {
            boolean exists = Files.exists(directory.databaseFile());
            if (exists && !holdsTables(files, directory.databaseFile())) {
                throw Unavailable.because(Sentence.of("kernel.storage.unfinished").with("file", new Text(directory.databaseFile().toString())));
            }
            var database = new EmbeddedDatabase("jdbc:h2:" + files + directory.folder().resolve("tercio") + SETTINGS + settings, WriteGuard.of(directory.folder(), Dialect.EMBEDDED), directory.folder(), bounds,
                    exists || !files.equals(FILES) ? EmbeddedDatabase::migrate : IN_FILES::make);
            directory.protectFiles();
            BackupFile.clear(directory.folder());
            return database;
        } catch (StorageUnavailable told) {
            throw told;
        } catch (RuntimeException | IOException failed) {
            throw Unavailable.because(openingFailure(directory, failed), failed);
        }
    }

    /** Checks the file before H2 may write: H2 silently makes an empty database of a file that lost its newest part. */
    private static boolean holdsTables(String files, Path file) throws IOException {
        if (Files.size(file) == 0) {
            return false;
        }
        try (var store = new MVStore.Builder().fileName(files + file).readOnly().open()) {
            return store.getMapNames().stream().anyMatch(name -> name.startsWith("table."));
        }
    }

    private static Sentence.Keyed openingFailure(DataDirectory directory, Exception failed) {
        if (DatabaseFault.isOpenElsewhere(failed)) {
            return Sentence.of("kernel.storage.open-elsewhere").with("folder", new Text(directory.folder().toString()));
        }
        var why = DatabaseFault.words(failed);
        return DatabaseFault.isOfContent(failed) && Files.exists(directory.databaseFile())
                ? Sentence.of("kernel.storage.file-damaged").with("file", new Text(directory.databaseFile().toString())).with("why", why)
                : Sentence.of("kernel.storage.unopened").with("store", new Text(directory.folder().toString())).with("why", why);
    }

    /** Makes the tables, or brings them to the newest version. */
    static void migrate(DataSource database) {
        Schema.migrate(database, Schema.EMBEDDED, new ExplanationMigration(), new ForkMigration(), new ListingMigration(), new LineMigration(), new PiecesMigration());
    }

    /** A database in memory, which is deleted when it is closed. */
    public static EmbeddedDatabase inMemory() {
        return new EmbeddedDatabase("jdbc:h2:mem:" + UUID.randomUUID() + LOCK_TIMEOUT + ";DB_CLOSE_DELAY=-1", WriteGuard.withoutLimit(Dialect.EMBEDDED),
                Path.of(System.getProperty("java.io.tmpdir")), Connections.Bounds.USUAL, IN_MEMORY::make);
    }

    /** A backup of all games as they are now, in a new file beside the database. The caller deletes it. */
    @Override
    public Path backup() {
        return BackupFile.temporary(this, folder);
    }

    /**
     * Looks for pages of the file that cannot be read, in the background. Their number then stands in {@link #unreadablePages}.
     *
     * @param turn of that work
     * @param mend called where there are some; they are looked for again afterwards
     */
    @Override
    void inspect(BackgroundTurn turn, Runnable mend) {
        compaction.first(() -> {
            inspection.run(turn);
            if (!inspection.unreadable().isEmpty()) {
                inspection.repairAndInspect(turn, mend);
            }
        });
    }

    /** Looks for pages of the file that cannot be read. Returns how many there are. */
    int inspectNow() {
        inspection.runNow();
        return unreadablePages();
    }

    /** The number of unreadable pages of the file, as far as they were looked for. */
    @Override
    public int unreadablePages() {
        return inspection.unreadable().values().stream().mapToInt(ReadableRows.Readable::pages).sum();
    }

    /** The tables of which pages cannot be read, as far as they were looked for. */
    @Override
    Set<String> unreadableTables() {
        return inspection.unreadable().keySet();
    }

    @Override
    public DataSource source() {
        return source;
    }

    /** A connection beside those of {@link #source}, for long work. The caller closes it. */
    @Override
    public List<PoolUse> pools() {
        return connections.use();
    }

    @Override
    Connection openConnection() throws SQLException {
        return connections.separateConnections().getConnection();
    }

    /**
     * Called before something is written.
     *
     * @throws StorageUnavailable while it cannot be
     */
    @Override
    public void ready() {
        guard.ready();
    }

    /** The reason why nothing can be written now; empty while everything works. Retries where the last attempt failed. */
    @Override
    public Optional<String> obstacle() {
        return guard.obstacle().map(Texts::englishPhrase);
    }

    @Override
    Dialect dialect() {
        return Dialect.EMBEDDED;
    }

    /** Commits are handed to the operating system; this has it write them. */
    @Override
    void flush() {
        try (var connection = source.getConnection(); var statement = connection.createStatement()) {
            statement.execute("checkpoint sync");
        } catch (SQLException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.unwritable").with("why", DatabaseFault.words(failed)), failed);
        }
    }

    @Override
    boolean isShared() {
        return false;
    }

    Compaction compaction() {
        return compaction;
    }

    @Override
    public void close() {
        compaction.close();
        inspection.closeDamaged();
        connections.close();
    }
}
