package tercio.domain.eia.common.tables;

import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The guard factors lost by the morale levels that they add and the die (EIA-12.3.4). */
public final class GuardCommitmentTable {

    /** The name of the table in explanations. */
    public static final String NAME = "guard-commitment";

    /** The most morale levels that the guard adds. */
    public static final int MOST_LEVELS = 2;

    private static final int SIDES = 6;
    private static final int MOST = 99;

    private final int[][] lost = new int[MOST_LEVELS + 1][SIDES + 1];

    private GuardCommitmentTable() {}

    static GuardCommitmentTable read(CsvTable table) {
        var guard = new GuardCommitmentTable();
        var seen = new boolean[MOST_LEVELS + 1][SIDES + 1];
        for (var row : table.rows()) {
            int levels = row.within("morale_level_shift", 1, MOST_LEVELS);
            int die = row.within("die", 1, SIDES);
            if (seen[levels][die]) {
                throw row.fault("die", Sentence.of("eia.table.twice").with("what", "cell"));
            }
            seen[levels][die] = true;
            guard.lost[levels][die] = row.within("guard_factors_lost", 0, MOST);
        }
        if (table.rows().size() != MOST_LEVELS * SIDES) {
            throw table.fault(1, Sentence.of("eia.table.cells").with("chart", false).with("count", table.rows().size()).with("most", MOST_LEVELS * SIDES));
        }
        return guard;
    }

    /** The guard factors lost for that many levels and a die. */
    public int factorsLost(int levels, int die) {
        return lost[levels][die];
    }
}
