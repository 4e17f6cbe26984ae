package tercio.domain.ruling;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The explanation of a rule in the words of this program, not of the printed rulebook.
 *
 * @param chapter the id of its chapter
 * @param text one paragraph of plain sentences; it names the readings by which the program applies the rule
 * @param tables the printed tables that the rule reads, as explanations name them
 * @param editions the differences of an edition, by the id of its ruleset
 */
public record RuleExplanation(Citation rule, String chapter, String text, List<String> tables, Map<String, String> editions) {

    public RuleExplanation {
        tables = List.copyOf(tables);
        editions = Map.copyOf(editions);
    }

    /** This explanation with the difference of an edition. */
    RuleExplanation withEdition(String ruleset, String otherwise) {
        var all = new LinkedHashMap<>(editions);
        all.put(ruleset, otherwise);
        return new RuleExplanation(rule, chapter, text, tables, all);
    }

    /** The difference of the edition with this id; empty if the paragraph holds for it unchanged. */
    public Optional<String> inEdition(String ruleset) {
        return Optional.ofNullable(editions.get(ruleset));
    }
}
