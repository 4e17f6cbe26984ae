package tercio.domain.dice;

import java.util.Iterator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The source of a procedure's dice: typed in, rolled by the server, or read from a record. A procedure asks for each die by
 * name, once, in the rulebook's order.
 */
@FunctionalInterface
public interface Dice {

    /** The natural value for this roll, or empty if no die was given for it. */
    OptionalInt next(DieName name);

    /**
     * These dice for one question: who does what to whom. A procedure names its dice alike wherever it is carried out; the
     * question tells one siege or battle from another.
     *
     * @param question stable words, such as {@code undermining brabant}
     */
    default Dice about(String question) {
        return this;
    }

    Dice NONE = name -> OptionalInt.empty();

    /** Gives the values in the order of the requests, whatever their names. */
    static Dice inOrder(List<Integer> values) {
        Iterator<Integer> rest = values.iterator();
        return name -> rest.hasNext() ? OptionalInt.of(rest.next()) : OptionalInt.empty();
    }
}
