package tercio.adapters.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A text file named on the command line, which is read whole. */
final class GivenFile {

    private GivenFile() {}

    /**
     * The text of a file in UTF-8.
     *
     * @param most the bytes that a file of its kind may have
     * @throws IllegalArgumentException if the file is longer
     * @throws IOException if the file cannot be read
     */
    static String text(Path file, int most) throws IOException {
        try (var in = Files.newInputStream(file)) {
            var bytes = in.readNBytes(most + 1);
            if (bytes.length > most) {
                throw new IllegalArgumentException(file + " is too long: at most " + most + " bytes are read");
            }
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }
}
