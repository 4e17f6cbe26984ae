package tercio.domain.eu.forces;

import tercio.domain.table.CsvTable;

/** Losses corrected by the size differential of the side that inflicts them (EU-BATTLE-SIZE). */
public final class LossBySize {

    private static final int SMALLEST = -2;
    private static final int GREATEST = 3;
    /** Up to six losses the table is read; beyond, a fixed number is added. */
    private static final int PRINTED = 6 * Thirds.LD;

    private final int[][] whole = new int[GREATEST - SMALLEST + 1][PRINTED / Thirds.LD + 1];
    private final int[][] fraction = new int[GREATEST - SMALLEST + 1][Thirds.LD];
    private final int[] beyond = new int[GREATEST - SMALLEST + 1];

    private LossBySize() {}

    /** Reads {@code loss_by_size}. */
    public static LossBySize read(CsvTable table) {
        var losses = new LossBySize();
        for (var row : table.rows()) {
            int line = row.within("differential", SMALLEST, GREATEST) - SMALLEST;
            switch (row.text("part")) {
                case "whole" -> losses.whole[line][row.within("inflicted_thirds", 0, PRINTED) / Thirds.LD] =
                        row.integer("result_thirds");
                case "fraction" -> losses.fraction[line][row.within("inflicted_thirds", 1, 2)] = row.integer("result_thirds");
                case "over_six_delta" -> losses.beyond[line] = row.integer("result_thirds");
                default -> throw row.fault("part", "whole, fraction or over_six_delta, not " + row.text("part"));
            }
        }
        return losses;
    }

    /**
     * What losses really inflicted come to.
     *
     * @param differential -2..+3, of the side that inflicts them
     * @param thirds losses in thirds, after small stacks and cap; 0 or more
     */
    public int corrected(int differential, int thirds) {
        int line = differential - SMALLEST;
        return thirds > PRINTED
                ? thirds + beyond[line]
                : whole[line][thirds / Thirds.LD] + fraction[line][thirds % Thirds.LD];
    }
}
