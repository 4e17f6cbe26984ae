package tercio.domain.dice;

import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;

/**
 * Where a procedure gets its dice from: typed in, drawn by the server, or read back from a record. A procedure asks for
 * each die by name, in the rulebook's order, and each die is asked for once.
 */
@FunctionalInterface
public interface Dice {

    /** The natural value for this roll, or empty where no die was given for it. */
    OptionalInt next(DieName name);

    Dice NONE = name -> OptionalInt.empty();

    /** Values taken in the order in which the procedure asks, whatever it asks for. */
    static Dice inOrder(List<Integer> values) {
        Iterator<Integer> rest = values.iterator();
        return name -> rest.hasNext() ? OptionalInt.of(rest.next()) : OptionalInt.empty();
    }
}
