package tercio.domain.ruling;

import java.util.ArrayList;
import java.util.List;

/**
 * The modifiers that apply to one roll, in the rulebook's order. The total is always their sum, so an
 * explanation that prints the list prints the arithmetic.
 *
 * @param applied the modifiers that apply
 * @param total the sum of all values
 */
public record AppliedModifiers(List<Modifier> applied, int total) {

    public static final AppliedModifiers NONE = new AppliedModifiers(List.of());

    public AppliedModifiers {
        applied = List.copyOf(applied);
        if (total != sum(applied)) {
            throw new IllegalArgumentException("the total of " + applied + " is not " + total);
        }
    }

    public AppliedModifiers(List<Modifier> applied) {
        this(applied, sum(applied));
    }

    private static int sum(List<Modifier> applied) {
        int sum = 0;
        for (var modifier : applied) {
            sum += modifier.value();
        }
        return sum;
    }

    /** Die plus modifiers, not clamped to a table. */
    public int on(int die) {
        return die + total;
    }

    public AppliedModifiers plus(Modifier further) {
        var all = new ArrayList<>(applied);
        all.add(further);
        return new AppliedModifiers(all);
    }

    public AppliedModifiers plus(AppliedModifiers further) {
        if (further.applied.isEmpty()) {
            return this;
        }
        var all = new ArrayList<>(applied);
        all.addAll(further.applied);
        return new AppliedModifiers(all);
    }
}
