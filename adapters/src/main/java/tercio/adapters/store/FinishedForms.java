package tercio.adapters.store;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.application.record.HashChain;
import tercio.domain.game.Ruleset;
import tercio.projections.Summaries;

/**
 * The forms in which this build stores the summaries of finished games, one for each ruleset.
 *
 * <p>Decided: the summary of a game that is over, and in which nothing is awaited, follows from its record alone. The phase of being over is a part of
 * the board, whose hash the record has, so no correction of a rule changes it; what depends on the rules, the awaited decisions, is not there. A
 * form names all else by which two builds may write it differently: its fields, the version of the board and the readings that it lists.
 */
final class FinishedForms {

    private final Map<String, String> byRuleset;
    private final Set<String> all;

    FinishedForms(List<Ruleset<?, ?, ?, ?>> rulesets) {
        byRuleset = rulesets.stream().collect(Collectors.toUnmodifiableMap(Ruleset::id, ruleset -> HashChain.hash(Summaries.formOfFinished(ruleset))));
        all = Set.copyOf(byRuleset.values());
    }

    /** The form of a summary; an empty text where another build is to make it again. */
    String of(Summaries.Summary summary) {
        return summary.over() && summary.awaiting().isEmpty() ? of(summary.ruleset()) : "";
    }

    /** The form of summaries of finished games of a ruleset; an empty text if it is not installed. */
    String of(String ruleset) {
        return byRuleset.getOrDefault(ruleset, "");
    }

    /** All forms of this build. */
    Set<String> all() {
        return all;
    }
}
