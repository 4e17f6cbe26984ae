package tercio.domain.eia.common.tables;

import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/** The commander chart: the die modifiers of both sides by their tactical ratings (EIA-7.5.2.9.1). */
public final class CommanderChart {

    /** The name of the table in explanations. */
    public static final String NAME = "commander";

    /** The best tactical rating. */
    public static final int BEST = 5;

    private final int[][][] modifiers = new int[CombatSide.values().length][BEST + 1][BEST + 1];

    private CommanderChart() {}

    static CommanderChart read(CsvTable table) {
        var chart = new CommanderChart();
        var seen = new boolean[BEST + 1][BEST + 1];
        for (var row : table.rows()) {
            int attacker = row.within("attacker_tactical", 0, BEST);
            int defender = row.within("defender_tactical", 0, BEST);
            if (seen[attacker][defender]) {
                throw row.fault("defender_tactical", Sentence.of("eia.table.twice").with("what", "cell"));
            }
            seen[attacker][defender] = true;
            chart.modifiers[CombatSide.ATTACKER.ordinal()][attacker][defender] = row.within("attacker_die_modifier", -1, 1);
            chart.modifiers[CombatSide.DEFENDER.ordinal()][attacker][defender] = row.within("defender_die_modifier", -1, 1);
        }
        if (table.rows().size() != (BEST + 1) * (BEST + 1)) {
            throw table.fault(1, Sentence.of("eia.table.cells").with("chart", true).with("count", table.rows().size()).with("most", (BEST + 1) * (BEST + 1)));
        }
        return chart;
    }

    /** The die modifier of a side for the tactical ratings of attacker and defender. */
    public int modifier(CombatSide side, int attacker, int defender) {
        return modifiers[side.ordinal()][attacker][defender];
    }
}
