package tercio.adapters.cli;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tercio.adapters.rulebook.RuleReference;
import tercio.projections.sentence.Language;

/**
 * Labels of 'tercio rules' in the language of the rules.
 *
 * @param partOf before the list or rule that a rule is a part of
 * @param reconstructed after the title of a table with figures that the print does not show
 * @param reading a sentence with id, choices, the default and its reason
 */
record RuleCommandWords(String table, String partOf, String reconstructed, String reading) {

    static RuleCommandWords in(Language language) {
        return switch (language) {
            case EN -> new RuleCommandWords("table", "Part of", "some figures reconstructed", "Reading %s: %s; default %s: %s.");
            case FR -> new RuleCommandWords("table", "Partie de", "quelques chiffres reconstitués", "Lecture %s\u00a0: %s\u00a0; par défaut %s\u00a0: %s.");
        };
    }

    /** Describes a reading with each choice, and the label of the choice where that says more. */
    String reading(RuleReference.ReadingText asked) {
        var choices = IntStream.range(0, asked.choices().size()).mapToObj(at -> choice(asked.choices().get(at), asked.words().get(at)))
                .collect(Collectors.joining(" | "));
        return reading.formatted(asked.id(), choices, asked.standard(), asked.why());
    }

    private static String choice(String id, String word) {
        return word.equals(id.replace('-', ' ')) ? id : id + " (" + word + ")";
    }
}
