package tercio.adapters.archive;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/**
 * The file of the archive. One that is damaged, or that another version of the program wrote, is made anew; where another process has it open, the archive is
 * made in memory.
 *
 * @param path empty for an archive in memory
 * @param edition identifies the program that makes the rows; rows of another edition are made anew
 * @param megabytes of memory at most
 */
record ArchiveFile(Optional<Path> path, List<ArchiveTable> tables, String edition, int megabytes) {

    /** Raised where rows of the same events become other ones. */
    private static final int VERSION = 1;

    private static final Logger LOG = LoggerFactory.getLogger(ArchiveFile.class);

    ArchiveFile {
        tables = List.copyOf(tables);
    }

    /** Opens the database, and makes it where there is none of this version. */
    ArchiveDatabase open() {
        if (path.isEmpty()) {
            return open(path);
        }
        try {
            var found = open(path);
            if (found.fits(mark())) {
                return found;
            }
            LOG.info("The archive {} was made by another version of the program, or for other rulebooks, and is made anew.", path.get());
            found.close();
        } catch (ArchiveUnreadable unreadable) {
            if (unreadable.elsewhere()) {
                LOG.warn("The archive {} is open in another process; this one makes its own in memory.", path.get());
                return open(Optional.empty());
            }
            LOG.warn("The archive {} cannot be read and is made anew: {}", path.get(), unreadable.getMessage());
        }
        delete(path.get());
        return open(path);
    }

    /**
     * Opens a file that was made before, and never replaces it.
     *
     * @throws IllegalArgumentException if it is none of this version
     */
    ArchiveDatabase existing() {
        var file = path.orElseThrow();
        if (!Files.isRegularFile(file)) {
            throw new RefusedInput(Sentence.of("program.archive.no-archive").with("file", new Text(file.toString())));
        }
        try {
            var found = open(path);
            if (found.fits(mark())) {
                return found;
            }
            found.close();
        } catch (ArchiveUnreadable unreadable) {
            throw new RefusedInput(Sentence.of("program.archive.unreadable").with("file", new Text(file.toString())).with("why", new Text(String.valueOf(unreadable.getMessage()))), unreadable);
        }
        throw new RefusedInput(Sentence.of("program.archive.other-version").with("file", new Text(file.toString())));
    }

    private ArchiveDatabase open(Optional<Path> file) {
        return ArchiveDatabase.open(file, tables, mark(), megabytes);
    }

    /** Deletes a file with what belongs to it. */
    static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
            Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".wal"));
        } catch (IOException kept) {
            throw new UncheckedIOException("the archive " + file + " cannot be replaced", kept);
        }
    }

    /** The mark of a file that this edition made for these tables. */
    private String mark() {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256")
                    .digest((VERSION + edition + tables).getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException everyJavaHasIt) {
            throw new IllegalStateException(everyJavaHasIt);
        }
    }
}
