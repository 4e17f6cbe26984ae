package tercio.adapters.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Identifies this build of the program: what another build stored beside the events is not used. */
final class BuildId {

    private static final String FILE = "program.mark";
    private static final String MARK = read();

    private BuildId() {}

    /** The hash of all classes that take part; a unique id where the build left none. */
    static String mark() {
        return MARK;
    }

    private static String read() {
        try (var mark = BuildId.class.getResourceAsStream(FILE)) {
            return mark == null ? UUID.randomUUID().toString() : new String(mark.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
