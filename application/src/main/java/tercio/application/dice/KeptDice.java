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
 * Dice of a game that were thrown for commands no longer in effect, by their questions. A die is thrown once: the same question asked
 * again gets the same die. While one secret is in force the secret ensures that; in an amended line these dice do.
 */
public final class KeptDice {

    /** No dice. */
    public static final KeptDice NONE = new KeptDice(HashTreePMap.empty());

    private final PMap<DieQuestion, List<Integer>> values;

    private KeptDice(PMap<DieQuestion, List<Integer>> values) {
        this.values = values;
    }

    /** These dice and those of commands that are no longer in effect, in their order; the new ones come first. */
    public KeptDice with(List<Roll> lost) {
        var kept = this;
        for (var roll : lost.reversed()) {
            var question = DieQuestion.of(roll);
            kept = new KeptDice(kept.values.plus(question, Stream.concat(Stream.of(roll.value()), kept.of(question).stream()).toList()));
        }
        return kept;
    }

    /** These dice without those of commands that are in effect now. */
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

    /** Dispenses these dice to one command. */
    Dispenser dispenser() {
        return new Dispenser();
    }

    /** Gives each of the dice once. */
    final class Dispenser {

        private final Map<DieQuestion, Integer> used = new HashMap<>();

        /** The next die for a question; empty where none is kept. */
        OptionalInt next(DieQuestion question) {
            var kept = of(question);
            int at = kept.isEmpty() ? 0 : used.merge(question, 1, Integer::sum) - 1;
            return at < kept.size() ? OptionalInt.of(kept.get(at)) : OptionalInt.empty();
        }
    }
}
