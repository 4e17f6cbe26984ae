package tercio.adapters.store;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import tercio.application.record.StorageUnavailable;
import tercio.domain.sentence.Sentence;

/** The data folder: created where it is missing, readable by its owner alone, and checked to be writable before it is used. */
final class DataDirectory {

    private static final String OWNER_ONLY = "rwx------";
    static final String OWNER_ONLY_FILE = "rw-------";

    private final Path folder;

    private DataDirectory(Path folder) {
        this.folder = folder;
    }

    /** @throws StorageUnavailable if it cannot be made or written */
    static DataDirectory prepare(Path folder) {
        var directory = new DataDirectory(folder.toAbsolutePath().normalize());
        try {
            Files.createDirectories(directory.folder);
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.folder-unmade"), directory.folder, Unavailable.words(reason(failed)), failed);
        }
        try {
            // A folder that holds other things too may have to stay readable for others.
            if (directory.holdsGamesOnly()) {
                restrictToOwner(directory.folder, OWNER_ONLY);
            }
            Files.delete(Files.createTempFile(directory.folder, "tercio", ".probe"));
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.folder-unwritable"), directory.folder, Unavailable.words(reason(failed)), failed);
        }
        return directory;
    }

    Path folder() {
        return folder;
    }

    Path databaseFile() {
        return folder.resolve("tercio.mv.db");
    }

    /** Makes the database file readable by its owner alone, even in a folder that others may read. */
    void protectFiles() {
        try {
            if (Files.exists(databaseFile())) {
                restrictToOwner(databaseFile(), OWNER_ONLY_FILE);
            }
        } catch (IOException failed) {
            throw Unavailable.because(Sentence.of("kernel.storage.file-unprotected"), databaseFile(), Unavailable.words(reason(failed)), failed);
        }
    }

    private boolean holdsGamesOnly() throws IOException {
        try (var entries = Files.list(folder)) {
            return Files.exists(databaseFile()) || entries.findAny().isEmpty();
        }
    }

    static void restrictToOwner(Path path, String permissions) throws IOException {
        var view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (view != null && !PosixFilePermissions.toString(view.readAttributes().permissions()).equals(permissions)) {
            view.setPermissions(PosixFilePermissions.fromString(permissions));
        }
    }

    private static String reason(IOException failed) {
        return failed instanceof FileSystemException told && told.getReason() != null ? told.getReason() : failed.getClass().getSimpleName();
    }
}
