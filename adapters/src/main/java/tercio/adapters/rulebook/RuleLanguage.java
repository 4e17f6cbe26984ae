package tercio.adapters.rulebook;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.RulebookTranslation;
import tercio.domain.table.TableSource;

/** The languages in which rules are told. English is that of the rulebooks; the program has the others beside the English texts. */
public enum RuleLanguage {
    EN, FR;

    /** As it is written in addresses and headers. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The language of a code, in small letters or not. */
    public static Optional<RuleLanguage> of(String code) {
        return Arrays.stream(values()).filter(language -> language.code().equalsIgnoreCase(code)).findFirst();
    }

    /** All codes, as a person lists them. */
    public static String codes() {
        return Arrays.stream(values()).map(RuleLanguage::code).collect(Collectors.joining(", "));
    }

    /** The translation that stands in the folder {@code rules/CODE} beside {@code owner}; empty for English. */
    public Optional<RulebookTranslation> beside(Class<?> owner, Rulebook english) {
        var printed = TableSource.printedBeside(owner);
        return this == EN ? Optional.empty() : Optional.of(RulebookTranslation.read(english, name -> printed.table("rules/" + code() + "/" + name)));
    }
}
