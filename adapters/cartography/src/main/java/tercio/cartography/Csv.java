package tercio.cartography;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Tables of the class path: a header, then rows; no cell holds a comma. */
final class Csv {

    private Csv() {}

    /** The rows of a table without its header. */
    static List<String[]> rows(String resource) {
        var stream = Objects.requireNonNull(Csv.class.getResourceAsStream(resource), resource);
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().skip(1).map(line -> line.split(",", -1)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(resource, e);
        }
    }
}
