package tercio.domain.eu.common.forces;

import tercio.domain.eu.common.concept.Period;
import tercio.domain.table.CsvTable;

/** Army sizes by army class and period, and the size differential of two sizes (EU-SIZE-1, EU-BATTLE-SIZE). */
public final class ArmySizes {

    private static final int LARGEST = 7;
    private static final String REFORMED = "reformed_tur";

    private final int[][] printed = new int[ArmyClass.values().length][Period.values().length];
    private final int[] reformed = new int[Period.values().length];
    private final int[][] differential = new int[LARGEST + 1][LARGEST + 1];

    private ArmySizes() {}

    /** Reads {@code army_classes} and {@code size_comparison}. */
    public static ArmySizes read(CsvTable classes, CsvTable comparison) {
        var sizes = new ArmySizes();
        for (var row : classes.rows()) {
            int period = row.choice("period", Period.class).ordinal();
            int size = row.within("size", 0, LARGEST);
            if (row.text("variant").equals(REFORMED)) {
                sizes.reformed[period] = size;
            } else {
                sizes.printed[row.choice("class", ArmyClass.class).ordinal()][period] = size;
            }
        }
        for (var row : comparison.rows()) {
            sizes.differential[row.within("own_size", 0, LARGEST)][row.within("enemy_size", 0, LARGEST)] =
                    row.within("differential", -2, 2);
        }
        return sizes;
    }

    /**
     * The army size, 0..7.
     *
     * @param reformedTurkey whether the line of the reformed Turkish army is used instead of the class
     */
    public int size(ArmyClass armyClass, boolean reformedTurkey, Period period) {
        return reformedTurkey ? reformed[period.ordinal()] : printed[armyClass.ordinal()][period.ordinal()];
    }

    /** The size differential of the side with {@code own}, -2..+2. */
    public int differential(int own, int enemy) {
        return differential[own][enemy];
    }
}
