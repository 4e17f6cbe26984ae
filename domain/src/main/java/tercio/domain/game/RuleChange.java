package tercio.domain.game;

import java.util.List;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * A change in the implementation of a rulebook: rulings before and after it may differ.
 *
 * @param edition the first edition that contains it
 * @param rules the changed rules, at least one
 * @param text the change and its reason, one sentence
 */
public record RuleChange(String edition, List<Citation> rules, Sentence text) {

    public RuleChange {
        rules = List.copyOf(rules);
        if (edition.isBlank() || text.textOrKey().isBlank() || rules.isEmpty()) {
            throw new IllegalArgumentException("a change names its edition, its rules and what changed");
        }
    }

    /** Whether this change may affect a ruling by these rules: by a rule itself, its list, or an entry of its list. */
    public boolean concerns(Iterable<Citation> ruling) {
        for (var rule : ruling) {
            if (rules.stream().anyMatch(changed -> areRelated(changed, rule))) {
                return true;
            }
        }
        return false;
    }

    private static boolean areRelated(Citation one, Citation other) {
        return one.equals(other) || other.isEntryOf(one) || one.isEntryOf(other);
    }
}
