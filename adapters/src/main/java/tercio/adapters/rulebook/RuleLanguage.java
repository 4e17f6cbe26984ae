package tercio.adapters.rulebook;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.RulebookTranslation;
import tercio.domain.table.TableSource;
import tercio.projections.sentence.Language;

/** The languages of rule texts. English is that of the rulebooks; the program has the others beside the English texts. */
public enum RuleLanguage {
    EN, FR;

    /** The code in addresses and headers. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The language of a code, which may be in capitals. */
    public static Optional<RuleLanguage> of(String code) {
        return Arrays.stream(values()).filter(language -> language.code().equalsIgnoreCase(code)).findFirst();
    }

    /** The language of rule texts for a reader of a language. */
    public static RuleLanguage of(Language language) {
        return of(language.code()).orElseThrow();
    }

    /** All codes, as a list for a person. */
    public static String codes() {
        return Arrays.stream(values()).map(RuleLanguage::code).collect(Collectors.joining(", "));
    }

    /** The translation that stands in the folder {@code rules/CODE} beside {@code owner}; empty for English. */
    public Optional<RulebookTranslation> translationBeside(Class<?> owner, Rulebook english) {
        var printed = TableSource.printedBeside(owner);
        return this == EN ? Optional.empty() : Optional.of(RulebookTranslation.read(english, name -> printed.table("rules/" + code() + "/" + name)));
    }
}
