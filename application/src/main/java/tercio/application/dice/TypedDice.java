package tercio.application.dice;

import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import tercio.domain.dice.Dice;
import tercio.domain.dice.DieName;

/** Dice that the players threw and typed in, in the order in which the procedure asks. */
public final class TypedDice implements Dice {

    private final List<Integer> values;
    private final Iterator<Integer> rest;
    private int used;
    private String amiss;

    public TypedDice(List<Integer> values) {
        this.values = List.copyOf(values);
        this.rest = this.values.iterator();
    }

    @Override
    public OptionalInt next(DieName name) {
        if (!rest.hasNext()) {
            return OptionalInt.empty();
        }
        int value = rest.next();
        if (!name.die().shows(value)) {
            amiss = "The die for " + name + " cannot show " + value + ": it has " + name.die().sides() + " sides.";
            return OptionalInt.empty();
        }
        used++;
        return OptionalInt.of(value);
    }

    /** What is wrong with the dice, once the procedure has asked for all it wants. */
    public Optional<String> amiss() {
        if (amiss == null && used < values.size()) {
            return Optional.of(values.size() + " dice were given where " + used + " are thrown.");
        }
        return Optional.ofNullable(amiss);
    }

    /** Whether a value was given that its die cannot show. */
    public boolean impossible() {
        return amiss != null;
    }
}
