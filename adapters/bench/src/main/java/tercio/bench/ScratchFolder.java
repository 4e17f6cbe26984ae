package tercio.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A temporary folder; closing it deletes it. */
record ScratchFolder(Path root) implements AutoCloseable {

    static ScratchFolder make() {
        try {
            return new ScratchFolder(Files.createTempDirectory("tercio-bench"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A folder inside, made if it is missing. */
    Path folder(String name) {
        try {
            return Files.createDirectories(root.resolve(name));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public void close() {
        try (var files = Files.walk(root)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
