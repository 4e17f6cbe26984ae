package tercio.domain.eu.tables;

import tercio.domain.eu.forces.Thirds;
import tercio.domain.table.CsvTable;

/** What is taken off the losses that a small stack inflicts (EU-BATTLE-SMALL). */
public final class SmallStacks {

    private final int[] modifiers;
    private final boolean[] onlyOdd;

    private SmallStacks(int full) {
        modifiers = new int[full + 1];
        onlyOdd = new boolean[full + 1];
    }

    /**
     * Reads the lines of {@code loss_small_stacks} for one element. A size between two printed ones counts as the
     * smaller.
     *
     * @param full the size in thirds from which nothing is taken off
     */
    static SmallStacks read(CsvTable table, String domain, int full) {
        var stacks = new SmallStacks(full);
        for (var row : table.rows()) {
            if (row.text("domain").equals(domain)) {
                for (int size = row.within("size_thirds", 0, full); size <= full; size++) {
                    stacks.modifiers[size] = row.integer("mod_thirds");
                    stacks.onlyOdd[size] = row.text("applies").equals("odd_d10");
                }
            }
        }
        return stacks;
    }

    /** The size in thirds of a detachment from which nothing is taken off. */
    public int full() {
        return modifiers.length - 1;
    }

    /** What is added to the losses, in thirds, 0 or less. */
    public int modifier(int size) {
        return modifiers[Math.min(size, full())];
    }

    /** Whether the modifier applies only when a die of the side shows an odd number: at 7 {@link Thirds#LD LD}. */
    public boolean needsOddDie(int size) {
        return onlyOdd[Math.min(size, full())];
    }
}
