package tercio.application.given;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Properties;
import java.util.stream.Collectors;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** Sentences of the kernel as they read in English. Their catalogs are beside the views, which know this module and are not known to it. */
public final class English {

    private static final Path CATALOGS = Path.of("..", "projections", "src", "main", "resources", "tercio", "projections", "kernel", "sentences");

    private English() {}

    public static String of(Sentence sentence) {
        return switch (sentence) {
            case Sentence.Written(var text) -> text;
            case Sentence.Several(var several) -> several.stream().map(English::of).collect(Collectors.joining(" "));
            case Sentence.Keyed(var key, var arguments) -> {
                var values = new HashMap<String, Object>();
                arguments.forEach((name, argument) -> {
                    values.put(name, value(argument));
                    values.put(name + "Begun", begun(String.valueOf(value(argument))));
                });
                yield new MessageFormat(pattern(key), ULocale.UK).format(values);
            }
        };
    }

    private static String begun(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private static Object value(Argument argument) {
        return switch (argument) {
            case Argument.Count(int count) -> count;
            case Argument.Text(var text) -> text;
            case Argument.Word(var word) -> word;
            case Argument.Phrase(var sentence) -> of(sentence);
            default -> throw new IllegalArgumentException("no sentence of the kernel names " + argument);
        };
    }

    private static String pattern(String key) {
        var chapter = key.substring(key.indexOf('.') + 1, key.lastIndexOf('.'));
        try (var lines = Files.newBufferedReader(CATALOGS.resolve(chapter + "_en.properties"))) {
            var catalog = new Properties();
            catalog.load(lines);
            return catalog.getProperty(key.substring(key.lastIndexOf('.') + 1));
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }
}
