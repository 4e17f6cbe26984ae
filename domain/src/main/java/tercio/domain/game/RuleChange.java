package tercio.domain.game;

import java.util.List;
import tercio.domain.ruling.Citation;

/**
 * A change in how a rulebook is carried out: what was decided before it may differ from what is decided since.
 *
 * @param edition the first edition in which it is in force
 * @param rules the rules concerned, at least one
 * @param text what changed and why, one sentence
 */
public record RuleChange(String edition, List<Citation> rules, String text) {

    public RuleChange {
        rules = List.copyOf(rules);
        if (edition.isBlank() || text.isBlank() || rules.isEmpty()) {
            throw new IllegalArgumentException("a change names its edition, its rules and what changed");
        }
    }

    /** Whether a ruling by one of these rules may have come out otherwise: the rule itself, its list, or an entry of its list. */
    public boolean concerns(Iterable<Citation> ruling) {
        for (var rule : ruling) {
            if (rules.stream().anyMatch(changed -> related(changed, rule))) {
                return true;
            }
        }
        return false;
    }

    private static boolean related(Citation one, Citation other) {
        return one.equals(other)
                || other.list().filter(one::equals).isPresent()
                || one.list().filter(other::equals).isPresent();
    }
}
