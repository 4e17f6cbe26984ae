package tercio.adapters.computing;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicBoolean;

/** A temporary file that only its owner may read. It is written once and then read. Closing deletes it. */
public final class TemporaryFile implements AutoCloseable {

    private final Path file;
    private final Runnable released;
    private final AtomicBoolean closed = new AtomicBoolean();

    TemporaryFile(Runnable released) throws IOException {
        this.released = released;
        file = Files.createTempFile("tercio-", ".tmp");
    }

    public OutputStream out() throws IOException {
        return Files.newOutputStream(file);
    }

    public InputStream in() throws IOException {
        return Files.newInputStream(file);
    }

    @Override
    public void close() throws IOException {
        if (closed.compareAndSet(false, true)) {
            try {
                Files.deleteIfExists(file);
            } finally {
                released.run();
            }
        }
    }
}
