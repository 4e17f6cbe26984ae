package tercio.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** A folder that is gone when the measuring is done. */
record Scratch(Path root) implements AutoCloseable {

    static Scratch made() {
        try {
            return new Scratch(Files.createTempDirectory("tercio-bench"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** A folder in it. */
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
