package tercio.projections.sentence;

import com.ibm.icu.util.ULocale;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A language of the catalogs. */
public enum Language {
    /** English, with lists as Britons write them: {@code a, b and c}. */
    EN("en-GB") {
        @Override
        Grammar grammar() {
            return Grammar.ENGLISH;
        }
    },
    FR("fr") {
        @Override
        Grammar grammar() {
            return Grammar.FRENCH;
        }
    };

    private final ULocale locale;

    Language(String tag) {
        locale = ULocale.forLanguageTag(tag);
    }

    /** The code in addresses and headers. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The language of a code, which may be in capitals. */
    public static Optional<Language> of(String code) {
        return Arrays.stream(values()).filter(language -> language.code().equalsIgnoreCase(code)).findFirst();
    }

    /** All codes, as a list for a person. */
    public static String codes() {
        return Arrays.stream(values()).map(Language::code).collect(Collectors.joining(", "));
    }

    ULocale locale() {
        return locale;
    }

    abstract Grammar grammar();
}
