package tercio.adapters.rollout;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Draws from lists. */
final class Drawn {

    private Drawn() {}

    /** A list of no more than so many, whole; of a longer one the first and others at random, so many in all. */
    static <T> List<T> some(List<T> all, int whole, int drawn, IntUnaryOperator below) {
        if (all.size() <= whole) {
            return all;
        }
        var rest = new ArrayList<>(all.subList(1, all.size()));
        var some = new ArrayList<T>();
        some.add(all.getFirst());
        while (some.size() < drawn) {
            some.add(rest.remove(below.applyAsInt(rest.size())));
        }
        return some;
    }
}
