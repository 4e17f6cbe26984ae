package tercio.domain.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * The editions of a rulebook in their order, with what changed from each to the next. The first change that names a new
 * edition ends the one before it, so an edition under which games were decided never changes.
 *
 * @param first the edition before any change
 * @param changes ordered by edition
 */
public record EditionHistory(String first, List<RuleChange> changes) {

    public EditionHistory {
        changes = List.copyOf(changes);
        var last = first;
        var passed = new ArrayList<String>();
        for (var change : changes) {
            if (!change.edition().equals(last)) {
                passed.add(last);
                last = change.edition();
            }
            if (last.equals(first) || passed.contains(last)) {
                throw new IllegalArgumentException("edition " + last + " was over when this changed: " + change.text().textOrKey());
            }
        }
    }

    /** A rulebook in its first edition. */
    public static EditionHistory from(String first) {
        return new EditionHistory(first, List.of());
    }

    /**
     * Adds a change to the newest edition, or to a new one.
     *
     * @param text the change and its reason, one sentence
     */
    public EditionHistory withChange(String edition, Sentence text, String... rules) {
        var more = new ArrayList<>(changes);
        more.add(new RuleChange(edition, Arrays.stream(rules).map(Citation::of).toList(), text));
        return new EditionHistory(first, more);
    }

    /** The edition in force. */
    public String current() {
        return changes.isEmpty() ? first : changes.getLast().edition();
    }

    /** The changes after an edition; empty if there was no such edition. */
    public Optional<List<RuleChange>> changesSince(String edition) {
        if (edition.equals(first)) {
            return Optional.of(changes);
        }
        var editions = changes.stream().map(RuleChange::edition).toList();
        int last = editions.lastIndexOf(edition);
        return last < 0 ? Optional.empty() : Optional.of(changes.subList(last + 1, changes.size()));
    }
}
