package tercio.projections.sentence;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** Reads files of words by their keys: properties in UTF-8. */
public final class WordList {

    private WordList() {}

    /** The words of a language in the file {@code NAME_CODE.properties} beside a class; none in English, whose words stand in the code. */
    public static Map<String, String> beside(Class<?> owner, String name, Language language) {
        var file = name + "_" + language.code() + ".properties";
        return language == Language.EN ? Map.of() : find(owner, file).orElseThrow(() -> new IllegalArgumentException("no file of words " + file));
    }

    /** The words of a file, by a path as {@link Class#getResourceAsStream} takes it; empty where there is no such file. */
    static Optional<Map<String, String>> find(Class<?> owner, String file) {
        try (var stream = owner.getResourceAsStream(file)) {
            if (stream == null) {
                return Optional.empty();
            }
            var read = new Properties();
            read.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
            var words = new HashMap<String, String>();
            read.forEach((key, word) -> words.put((String) key, (String) word));
            return Optional.of(words);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }
}
