package tercio.cartography;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** Reads tables from the class path: a header, then rows; no cell contains a comma. */
final class CsvResource {

    private CsvResource() {}

    /** The rows of a table without its header. */
    static List<String[]> rows(String resource) {
        var stream = Objects.requireNonNull(CsvResource.class.getResourceAsStream(resource), resource);
        try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            return reader.lines().skip(1).map(line -> line.split(",", -1)).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(resource, e);
        }
    }
}
