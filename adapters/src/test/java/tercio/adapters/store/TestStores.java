package tercio.adapters.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Opens the store of a test on the database on which the test runs just now: H2, or PostgreSQL in classes with {@link OnBothDatabases}. */
public final class TestStores {

    /** A database that the program knows. */
    public enum Engine { H2, POSTGRES }

    private static final ThreadLocal<Engine> ENGINE = new ThreadLocal<>();
    /** The databases that stand for the files of folders. */
    private static final Map<Path, PostgresAddress> OF_FOLDERS = new ConcurrentHashMap<>();

    private TestStores() {}

    /** On which database the tests of this thread run. */
    public static Engine engine() {
        return ENGINE.get() == null ? Engine.H2 : ENGINE.get();
    }

    static void run(Engine engine) {
        ENGINE.set(engine);
    }

    static void end() {
        ENGINE.remove();
    }

    /** A store that nobody else opens and that is gone when it is closed. */
    public static GameBackend inMemory(InstalledRulebooks library) {
        return engine() == Engine.H2 ? GameBackend.inMemory(library) : GameBackend.on(PostgresDatabase.at(TestPostgres.fresh(), TestPostgres.folder()), library);
    }

    /** The store that belongs to a folder; the second time the same as the first. */
    public static GameBackend in(Path folder, InstalledRulebooks library) {
        return GameBackend.in(location(folder), library);
    }

    /** The database of the store that belongs to a folder. */
    static Database database(Path folder) {
        return Database.of(location(folder));
    }

    /** The location of the store that belongs to a folder. */
    public static StoreLocation location(Path folder) {
        return engine() == Engine.H2 ? new StoreLocation.Folder(folder)
                : new StoreLocation.Postgres(folder, OF_FOLDERS.computeIfAbsent(folder.toAbsolutePath(), each -> TestPostgres.fresh()));
    }

    /** The SQL of the database on which the test runs. */
    static Dialect dialect() {
        return engine() == Engine.H2 ? Dialect.EMBEDDED : Dialect.POSTGRES;
    }

    /** Takes away what an earlier run left in a folder, and its database. */
    static void empty(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            for (var file : files.toList()) {
                Files.delete(file);
            }
        }
        OF_FOLDERS.remove(folder.toAbsolutePath());
    }

    /** Copies the store of a folder into another, which is empty. Nobody has either open. */
    static void copy(Path from, Path to) throws IOException {
        try (var files = Files.list(from)) {
            for (var file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        if (engine() == Engine.POSTGRES) {
            OF_FOLDERS.put(to.toAbsolutePath(), TestPostgres.copied(OF_FOLDERS.get(from.toAbsolutePath())));
        }
    }
}
