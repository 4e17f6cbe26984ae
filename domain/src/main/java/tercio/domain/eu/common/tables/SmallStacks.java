package tercio.domain.eu.common.tables;

import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The reduction of the losses that a small stack inflicts (EU-BATTLE-SMALL). */
public final class SmallStacks {

    private static final int MOST = 99;

    private final int[] modifiers;
    private final boolean[] onlyOdd;

    private SmallStacks(int full) {
        modifiers = new int[full + 1];
        onlyOdd = new boolean[full + 1];
    }

    /**
     * Reads the lines of {@code loss_small_stacks} for land or sea. A size between two printed sizes counts as the
     * smaller.
     *
     * @param full the least size without a reduction, in {@code unit}
     */
    static SmallStacks read(CsvTable table, String domain, int full, LossUnit unit) {
        var stacks = new SmallStacks(full);
        int least = -MOST;
        for (var row : table.rows()) {
            if (row.text("domain").equals(domain)) {
                int modifier = unit.read(row, "mod", -MOST, 0);
                if (modifier < least) {
                    throw row.fault("mod", Sentence.of("eu.table.larger-stack"));
                }
                least = modifier;
                for (int size = unit.read(row, "size", 0, MOST); size <= full; size++) {
                    stacks.modifiers[size] = modifier;
                    stacks.onlyOdd[size] = row.text("applies").equals("odd_d10");
                }
            }
        }
        return stacks;
    }

    /** The least size without a reduction, in the unit of the edition. */
    public int fullSize() {
        return modifiers.length - 1;
    }

    /** The line of a size; the last line is for all greater sizes. */
    public int line(int size) {
        return Math.min(size, fullSize());
    }

    /** The modifier to the losses, 0 or less. */
    public int modifier(int size) {
        return modifiers[line(size)];
    }

    /** The modifier that applies without a die; 0 if a die decides. */
    public int modifierWithoutDie(int size) {
        return needsOddDie(size) ? 0 : modifier(Math.max(size, 1));
    }

    /** Whether the modifier applies only when a die of the side shows an odd number: at 7 {@link Thirds#LD LD}. */
    public boolean needsOddDie(int size) {
        return onlyOdd[line(size)];
    }
}
