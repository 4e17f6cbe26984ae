package tercio.application.verification;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tercio.domain.game.EditionHistory;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * A change of the rules that came after a command was decided.
 *
 * @param edition the edition that brought it
 * @param text the change and its reason
 * @param concerns whether it is about a rule by which this command is decided
 */
public record LaterChange(String edition, List<Citation> rules, Sentence text, boolean concerns) {

    public LaterChange {
        rules = List.copyOf(rules);
    }

    /**
     * The changes since an edition, those that concern a ruling first. None if it is the current edition, or unknown to
     * this program.
     *
     * @param ruling the rules by which it was decided
     */
    public static List<LaterChange> since(String edition, EditionHistory editions, Set<Citation> ruling) {
        return editions.changesSince(edition).orElse(List.of()).stream()
                .map(change -> new LaterChange(change.edition(), change.rules(), change.text(), change.concerns(ruling)))
                .sorted(Comparator.comparing(change -> !change.concerns()))
                .toList();
    }

    /** The rules that an explanation cites. */
    public static Set<Citation> rulesOf(List<Step> explanation) {
        var rules = new LinkedHashSet<Citation>();
        for (var step : explanation) {
            rules.add(step.rule());
            step.modifiers().forEach(modifier -> rules.add(modifier.rule()));
        }
        return rules;
    }
}
