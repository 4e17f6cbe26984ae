package tercio.application.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.pcollections.HashTreePMap;
import org.pcollections.PMap;
import tercio.domain.dice.Roll;

/**
 * Dice of a game that were thrown for commands which are not in effect, by their questions. A die is thrown once: who asks the same
 * question again is given the die that was thrown for it, not another one. While one secret is in force the secret sees to that; in a
 * line that was amended these dice do.
 */
public final class KeptDice {

    /** No dice. */
    public static final KeptDice NONE = new KeptDice(HashTreePMap.empty());

    private final PMap<DieQuestion, List<Integer>> values;

    private KeptDice(PMap<DieQuestion, List<Integer>> values) {
        this.values = values;
    }

    /** With dice of commands that are no longer in effect, in their order; they come before those that are kept already. */
    public KeptDice with(List<Roll> lost) {
        var kept = this;
        for (var roll : lost.reversed()) {
            var question = DieQuestion.of(roll);
            kept = new KeptDice(kept.values.plus(question, Stream.concat(Stream.of(roll.value()), kept.of(question).stream()).toList()));
        }
        return kept;
    }

    /** Without dice of commands that are in effect now. */
    public KeptDice without(List<Roll> used) {
        var kept = this;
        for (var roll : kept.values.isEmpty() ? List.<Roll>of() : used) {
            var question = DieQuestion.of(roll);
            var rest = new ArrayList<>(kept.of(question));
            if (rest.remove((Integer) roll.value())) {
                kept = new KeptDice(rest.isEmpty() ? kept.values.minus(question) : kept.values.plus(question, List.copyOf(rest)));
            }
        }
        return kept;
    }

    /** The dice that are kept for a question, in the order in which they are given. */
    public List<Integer> of(DieQuestion question) {
        return values.getOrDefault(question, List.of());
    }

    /** The questions for which dice are kept. */
    public Map<DieQuestion, List<Integer>> all() {
        return values;
    }

    /** These dice for one command. */
    Given given() {
        return new Given();
    }

    /** Gives each of them once. */
    final class Given {

        private final Map<DieQuestion, Integer> used = new HashMap<>();

        /** The next die for a question; empty where none is kept. */
        OptionalInt next(DieQuestion question) {
            var kept = of(question);
            int at = kept.isEmpty() ? 0 : used.merge(question, 1, Integer::sum) - 1;
            return at < kept.size() ? OptionalInt.of(kept.get(at)) : OptionalInt.empty();
        }
    }
}
