package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;

/** Dice that hang on their question, name and count, as those of the server do; they remember what they were asked. */
public final class AskedDice implements Dice {

    /** The dice that were asked for, in order: the question, and the die. */
    public final List<String> asked = new ArrayList<>();
    /** The values that fell for each question, in order. */
    public final Map<String, List<Integer>> fallen = new HashMap<>();

    @Override
    public OptionalInt next(DieName name) {
        return next("", name);
    }

    @Override
    public Dice about(String question) {
        return name -> next(question, name);
    }

    private OptionalInt next(String question, DieName name) {
        var label = question + ": " + name;
        asked.add(label);
        var values = fallen.computeIfAbsent(question, none -> new ArrayList<>());
        int value = Math.floorMod((label + values.size()).hashCode(), name.die().sides()) + 1;
        values.add(value);
        return OptionalInt.of(value);
    }
}
