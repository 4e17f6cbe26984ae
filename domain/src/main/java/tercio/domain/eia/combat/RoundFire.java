package tercio.domain.eia.combat;

import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.tables.CasualtyPercentages;
import tercio.domain.eia.common.tables.CombatResolutionChart;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * Losses that one side inflicts in a round (EIA-7.5.2.9).
 *
 * @param percentage of its own factors
 * @param factors as the percentage table gives them, also where the enemy has fewer
 * @param morale the morale loss of the enemy in tenths
 */
public record RoundFire(CombatTable table, int die, int modified, int percentage, int factors, int morale) {

    /** The argument of a result that says whether the cell was reconstructed: the printed one is lost. */
    private static final String RECONSTRUCTED = "reconstructed";
    private static final String WRITTEN = " (reconstructed cell)";

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
                    .result(mark(Sentence.of("eia.combat.result-fire").with("percent", result.percentage()).with("morale", ConceptNames.tenths(result.morale())), result.reconstructed()));
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
                    .cell(CasualtyPercentages.NAME, BLOCK, percentage + "%").result(Sentence.of("eia.combat.result-blocks").with("times", firing / BLOCK)
                            .with("loss", tables.percentages().of(percentage, BLOCK)).with("count", firing / BLOCK * BLOCK)));
        }
        if (rest > 0) {
            recorder.record(() -> Step.of("casualties by percentage", "EIA-7.5.2.9.2").side(side).cell(CasualtyPercentages.NAME, rest, percentage + "%")
                    .result(Sentence.of("eia.combat.result-rest").with("loss", tables.percentages().of(percentage, rest)).with("count", rest)));
        }
    }

    /** The result of a step that reads a cell, which may be reconstructed. */
    public static Sentence.Keyed mark(Sentence.Keyed result, boolean reconstructed) {
        return result.with(RECONSTRUCTED, reconstructed);
    }

    /** Whether a step reads a reconstructed cell. One that is read in English already has it at its end. */
    public static boolean isReconstructed(Step step) {
        return step.said() == null ? step.result() != null && step.result().endsWith(WRITTEN) : new Argument.Word("yes").equals(step.said().arguments().get(RECONSTRUCTED));
    }
}
