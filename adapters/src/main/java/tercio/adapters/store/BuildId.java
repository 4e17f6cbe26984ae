package tercio.adapters.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.UUID;

/** Tells this build of the program apart from any other: what one made of the events another does not take over. */
final class BuildId {

    private static final String MARK = "program.mark";

    private BuildId() {}

    /** The hash of everything that takes part; where the build left none, a mark that nobody else will ever have. */
    static String mark() {
        try (var mark = BuildId.class.getResourceAsStream(MARK)) {
            return mark == null ? UUID.randomUUID().toString() : new String(mark.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
