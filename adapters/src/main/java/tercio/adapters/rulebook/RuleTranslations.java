package tercio.adapters.rulebook;

import java.util.Optional;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.RulebookTranslation;
import tercio.domain.table.TableSource;
import tercio.projections.sentence.Language;

/** The translations of rule texts. English is the language of the rulebooks; the program has the others beside the English texts. */
public final class RuleTranslations {

    private RuleTranslations() {}

    /** The translation that stands in the folder {@code rules/CODE} beside {@code owner}; empty for English. */
    public static Optional<RulebookTranslation> beside(Class<?> owner, Rulebook english, Language language) {
        var printed = TableSource.printedBeside(owner);
        return language == Language.EN ? Optional.empty() : Optional.of(RulebookTranslation.read(english, name -> printed.table("rules/" + language.code() + "/" + name)));
    }
}
