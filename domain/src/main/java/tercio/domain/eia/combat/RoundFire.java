package tercio.domain.eia.combat;

import tercio.domain.eia.common.tables.CasualtyPercentages;
import tercio.domain.eia.common.tables.CombatResolutionChart;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/**
 * Losses that one side inflicts in a round (EIA-7.5.2.9).
 *
 * @param percentage of its own factors
 * @param factors as the percentage table gives them, also where the enemy has fewer
 * @param morale the morale loss of the enemy in tenths
 */
public record RoundFire(CombatTable table, int die, int modified, int percentage, int factors, int morale) {

    /** Ending of the result of a step that reads a reconstructed cell: the printed one is lost. */
    public static final String RECONSTRUCTED = " (reconstructed cell)";

    private static final int BLOCK = 20;

    /**
     * Result of one side's die.
     *
     * @param firing its factors; outflankers that have arrived count twice (EIA-7.5.2.7.2)
     */
    public static RoundFire of(EiaTables tables, CombatTable table, AppliedModifiers modifiers, int die, int firing) {
        int modified = modifiers.on(die);
        var result = tables.combat().at(table, modified);
        return new RoundFire(table, die, modified, result.percentage(), tables.percentages().of(result.percentage(), firing), result.morale());
    }

    /** Explains the die. */
    public static void explainDie(EiaTables tables, String side, CombatTable table, AppliedModifiers modifiers, int die, StepRecorder recorder) {
        recorder.record(() -> {
            var result = tables.combat().at(table, modifiers.on(die));
            return Step.of("combat die", "EIA-7.5.2.9").side(side).die(die).tally(modifiers)
                    .cell(CombatResolutionChart.NAME, tables.combat().row(modifiers.on(die)), table)
                    .result(result.percentage() + "% and " + Tenths.title(result.morale()) + " morale" + mark(result.reconstructed()));
        });
    }

    /** Explains the percentage of the factors: whole blocks of 20, then the rest. */
    public static void explainFactors(EiaTables tables, String side, int percentage, int firing, StepRecorder recorder) {
        if (percentage == 0) {
            return;
        }
        int rest = firing % BLOCK;
        if (firing >= BLOCK) {
            recorder.record(() -> Step.of("casualties by percentage", "EIA-7.5.2.9.2").side(side)
                    .cell(CasualtyPercentages.NAME, BLOCK, percentage + "%").result(firing / BLOCK + " x " + tables.percentages().of(percentage, BLOCK)
                            + " for " + firing / BLOCK * BLOCK + " factors"));
        }
        if (rest > 0) {
            recorder.record(() -> Step.of("casualties by percentage", "EIA-7.5.2.9.2").side(side).cell(CasualtyPercentages.NAME, rest, percentage + "%")
                    .result(tables.percentages().of(percentage, rest) + " for " + rest + " factors"));
        }
    }

    /** Ending for a result that may come from a reconstructed cell; empty for a printed cell. */
    public static String mark(boolean reconstructed) {
        return reconstructed ? RECONSTRUCTED : "";
    }
}
