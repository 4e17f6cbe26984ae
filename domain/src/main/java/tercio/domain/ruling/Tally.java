package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.List;

/**
 * The modifiers that apply to one roll, in the rulebook's order. The total is their sum and nothing else, so an
 * explanation that prints the list has printed the arithmetic.
 */
public record Tally(List<Modifier> applied) {

    public static final Tally NONE = new Tally(List.of());

    public Tally {
        applied = List.copyOf(applied);
    }

    /** The sum of all values. */
    public int total() {
        int sum = 0;
        for (int at = 0; at < applied.size(); at++) {
            sum += applied.get(at).value();
        }
        return sum;
    }

    /** Die plus modifiers, not cut to any table. */
    public int on(int die) {
        return die + total();
    }

    public Tally and(Modifier further) {
        var all = new ArrayList<>(applied);
        all.add(further);
        return new Tally(all);
    }

    public Tally and(Tally further) {
        if (further.applied.isEmpty()) {
            return this;
        }
        var all = new ArrayList<>(applied);
        all.addAll(further.applied);
        return new Tally(all);
    }
}
