package tercio.adapters.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.PropertyResourceBundle;
import picocli.CommandLine;
import tercio.projections.sentence.Language;

/** The descriptions of commands and options in another language than that of their annotations. */
final class HelpLanguage {

    private HelpLanguage() {}

    /** Has the help of a command told in a language. */
    static void set(CommandLine line, Language language) {
        if (language != Language.EN) {
            line.setResourceBundle(bundle(language));
        }
    }

    /** The descriptions by the keys of picocli: {@code tercio.verify.usage.description}, {@code tercio.verify.all}. */
    static PropertyResourceBundle bundle(Language language) {
        try (var in = Objects.requireNonNull(HelpLanguage.class.getResourceAsStream("help_" + language.code() + ".properties"))) {
            return new PropertyResourceBundle(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
