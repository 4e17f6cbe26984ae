package tercio.adapters.cli;

import java.util.Optional;
import tercio.adapters.rulebook.RuleReference.ReadingText;
import tercio.adapters.rulebook.RulebookModules;
import tercio.domain.ruling.Dispute;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.RulebookTranslation;
import tercio.projections.sentence.Language;

/**
 * The reasons and consequences of readings in the language of a reader.
 *
 * @param translation empty in English, and for rules that are not translated
 */
record ReadingTexts(Optional<RulebookTranslation> translation) {

    /** The texts of the readings of a ruleset. */
    static ReadingTexts of(String ruleset, Language language) {
        return new ReadingTexts(language == Language.EN ? Optional.empty() : RulebookModules.all().module(ruleset).flatMap(module -> module.rulesIn(language)));
    }

    /** The reason for the default. */
    String why(Reading reading) {
        return ReadingText.of(reading, translation).why();
    }

    /** The dispute over a reading; empty if there is none. */
    Optional<Dispute> dispute(Reading reading) {
        return translation.map(known -> known.dispute(reading)).orElseGet(reading::dispute);
    }
}
