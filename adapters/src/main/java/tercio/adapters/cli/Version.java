package tercio.adapters.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version of the built program. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() throws IOException {
        try (var built = Objects.requireNonNull(Version.class.getResourceAsStream("version.txt"))) {
            return new String[] {"tercio " + new String(built.readAllBytes(), StandardCharsets.UTF_8).strip()};
        }
    }
}
