package tercio.adapters.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.core.simple.JdbcClient;
import tercio.adapters.json.JsonSealing;
import tercio.application.record.StorageUnavailable;
import tercio.application.verification.ChainCheck;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/** A copy of the whole database as one file: the games, their tokens and the secrets of their dice. */
public final class BackupFile {

    private static final String DATABASE = ".mv.db";
    private static final String PREFIX = "tercio-backup";

    private BackupFile() {}

    /** The result of a restore: the number of games, and those with a damaged record. */
    public record Restored(int games, List<String> damaged) {}

    /**
     * Writes a backup of the games of a folder that no process has open.
     *
     * @param file the file to write; it is written completely or not at all
     */
    public static void of(Path folder, Path file) {
        if (!Files.exists(folder.resolve("tercio.mv.db"))) {
            throw new RefusedInput(Sentence.of("program.store.no-games").with("store", new Text(folder.toString())));
        }
        if (StoreLook.at(new StoreLocation.Folder(folder)) instanceof StoreLook.Holding games && games.isOlder()) {
            // Opening the database would change it.
            asItIs(folder, file);
            return;
        }
        try (var database = Database.in(folder)) {
            write(database, file);
        }
    }

    /**
     * Writes a backup of the file of a folder as it is, without bringing its tables to this version.
     *
     * @param file the file to write; it is written completely or not at all
     * @throws StorageUnavailable if another process has the games open, or the file cannot be read
     */
    public static void asItIs(Path folder, Path file) {
        var games = folder.toAbsolutePath().normalize().resolve("tercio.mv.db");
        var part = file.resolveSibling(file.getFileName() + ".part");
        // While it is open, no other process may write.
        try (var held = new MVStore.Builder().fileName(games.toString()).readOnly().open()) {
            Files.deleteIfExists(part);
            DataDirectory.restrictToOwner(Files.createFile(part), DataDirectory.OWNER_ONLY_FILE);
            try (var zip = new ZipOutputStream(Files.newOutputStream(part))) {
                zip.putNextEntry(new ZipEntry(games.getFileName().toString()));
                Files.copy(games, zip);
            }
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (MVStoreException | IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.backup-unwritable"), file, DatabaseFault.words(failed), failed);
        } finally {
            part.toFile().delete();
        }
    }

    /** Writes a backup of a database that may be in use: exactly what was committed before. */
    static void write(Database database, Path file) {
        var part = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.deleteIfExists(part);
            DataDirectory.restrictToOwner(Files.createFile(part), DataDirectory.OWNER_ONLY_FILE);
            try (var connection = database.openConnection(); var statement = connection.createStatement()) {
                statement.execute("backup to '" + part.toAbsolutePath().toString().replace("'", "''") + "'");
            }
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (SQLException | IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.backup-unwritable"), file, DatabaseFault.words(failed), failed);
        } finally {
            part.toFile().delete();
        }
    }

    /** Writes a temporary backup into a folder, and deletes the one that a killed process left there. */
    static Path temporary(Database database, Path folder) {
        clear(folder);
        var file = folder.resolve(PREFIX + ".zip");
        write(database, file);
        return file;
    }

    static void clear(Path folder) {
        folder.resolve(PREFIX + ".zip").toFile().delete();
        folder.resolve(PREFIX + ".zip.part").toFile().delete();
    }

    /**
     * Restores the games of a backup into a folder, after their records were checked.
     *
     * @param replace whether games that are there may be replaced; their file is kept beside
     */
    public static Restored restore(Path file, Path folder, boolean replace) throws IOException {
        var directory = DataDirectory.prepare(folder);
        var target = directory.databaseFile();
        if (Files.exists(target) && !replace) {
            throw new RefusedInput(Sentence.of("program.store.games-there").with("folder", new Text(folder.toString())).with("file", new Text(target.getFileName().toString())));
        }
        var staging = Files.createTempDirectory(directory.folder(), "restore");
        var staged = staging.resolve("tercio.mv.db");
        try {
            unpack(file, staged);
            var restored = checkRestored(staging);
            if (Files.exists(target)) {
                requireUnused(folder);
                Files.move(target, target.resolveSibling(target.getFileName() + ".replaced"), StandardCopyOption.REPLACE_EXISTING);
            }
            Files.move(staged, target);
            StoreResealing.takeAsItIs(directory.folder(), "restored from a backup");
            return restored;
        } finally {
            Files.deleteIfExists(staged);
            Files.deleteIfExists(staging.resolve("tercio.trace.db"));
            Files.deleteIfExists(staging);
        }
    }

    static void unpack(Path file, Path target) throws IOException {
        try (var zip = new ZipInputStream(Files.newInputStream(file))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                if (entry.getName().endsWith(DATABASE)) {
                    Files.copy(zip, target);
                    return;
                }
            }
        }
        throw new RefusedInput(Sentence.of("program.store.no-backup").with("file", new Text(file.toString())));
    }

    private static Restored checkRestored(Path folder) {
        try (var database = Database.in(folder)) {
            var rows = new JdbcTemplate(database.source());
            var games = rows.queryForList("select game from game_keys order by ordinal", String.class);
            var damaged = new ArrayList<String>();
            var entries = new JdbcStoredEntries(rows, database.dialect(), PackedGames.withoutSeals(JdbcClient.create(rows), new JsonSealing()));
            for (var game : games) {
                var chain = ChainCheck.ofWhole(new JsonSealing());
                entries.forEach(game, chain);
                if (chain.firstBroken() != 0) {
                    damaged.add(game);
                }
            }
            return new Restored(games.size(), damaged);
        }
    }

    /** A damaged file may be replaced. A file in use may not. */
    private static void requireUnused(Path folder) {
        try {
            Database.in(folder).close();
        } catch (StorageUnavailable unopened) {
            if (DatabaseFault.isOpenElsewhere(unopened)) {
                throw unopened;
            }
        }
    }
}
