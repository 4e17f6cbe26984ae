package tercio.adapters.cli;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import tercio.projections.sentence.Language;

/** The words of the sheet of a fight in the language of a reader. In English they are the names of its lines and parts. */
final class SheetWords {

    /** The kind of thing that a word stands for. */
    enum Kind { FIGHT, SIDE, LINE, PART, VALUE }

    private final Properties known;

    private SheetWords(Properties known) {
        this.known = known;
    }

    static SheetWords in(Language language) {
        var known = new Properties();
        if (language != Language.EN) {
            try (var in = Objects.requireNonNull(SheetWords.class.getResourceAsStream("sheet_" + language.code() + ".properties"))) {
                known.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        return new SheetWords(known);
    }

    /** The word; the name with blanks where the language has none. */
    String of(Kind kind, String name) {
        return known.getProperty(kind.name().toLowerCase(java.util.Locale.ROOT) + "." + name, name.replace('_', ' ').replaceAll("(?<=[a-z])-(?=[a-z])", " "));
    }
}
