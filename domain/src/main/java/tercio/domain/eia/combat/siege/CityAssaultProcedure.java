package tercio.domain.eia.combat.siege;

import java.util.Locale;
import java.util.Optional;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.RoundFire;
import tercio.domain.eia.combat.ThreeRoundCombat;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.SiegeTable;
import tercio.domain.eia.common.tables.SiegeTable.SiegeResult;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** An assault attempt with a sortie or a breach, and the assault that may follow (EIA-7.5.4.1). */
public final class CityAssaultProcedure {

    /** The purpose of the die of the attempt. */
    public static final String SIEGE = "siege";
    /** The purpose of the die of a sortie. */
    public static final String SORTIE = "sortie";

    private final CityAssault assault;
    private final EiaTables tables;
    private final boolean told;

    public CityAssaultProcedure(CityAssault assault, EiaTables tables) {
        this(assault, tables, true);
    }

    private CityAssaultProcedure(CityAssault assault, EiaTables tables, boolean told) {
        this.assault = assault;
        this.tables = tables;
        this.told = told;
    }

    /**
     * A copy whose explanation hides the number of factors inside: corps are among them, and the besieger does not know their factors
     * (EIA-7.5.2.6.3).
     */
    public CityAssaultProcedure withoutFactorCounts() {
        return new CityAssaultProcedure(assault, tables, false);
    }

    /** The attempt and the sortie. */
    public Procedure<AttemptState> attempt() {
        return Procedure.of(
                new Stage.Throw<AttemptState>("assault attempt", state -> true, state -> new DieName(Die.D6, "", SIEGE, 0), this::afterAttempt),
                new Stage.Throw<AttemptState>(SORTIE, state -> state.result() == SiegeResult.SORTIE && assault.sortie(),
                        state -> new DieName(Die.D6, "", SORTIE, 0), this::afterSortie));
    }

    private AttemptState afterAttempt(AttemptState state, int die, StepRecorder recorder) {
        int inside = assault.garrison().factors().stream().mapToInt(line -> line.count()).sum();
        var modifiers = AssaultAttempt.modifiers(tables, assault.fleches(), assault.spires(), inside, assault.readings(), told);
        var line = tables.siege().at(modifiers.on(die));
        boolean unclear = told && AssaultAttempt.capacity(tables, assault.spires()) - inside == tables.constants().undergarrisoned();
        recorder.record(() -> {
            var step = Step.of("assault attempt", "EIA-7.5.4.1").side(AssaultTables.BESIEGER).die(die).tally(modifiers)
                    .cell(SiegeTable.NAME, line.row(), "result").result(RoundFire.mark(Sentence.of("eia.siege.result-attempt").with("result", line.result().name().toLowerCase(Locale.ROOT)), line.reconstructed()));
            return unclear ? step.reading(CombatReadings.UNDERGARRISONED.id()) : step;
        });
        return new AttemptState(die, modifiers.total(), line.result(), 0);
    }

    private AttemptState afterSortie(AttemptState state, int die, StepRecorder recorder) {
        recorder.record(() -> Step.of(SORTIE, "EIA-7.5.4.1.2.1").side(AssaultTables.GARRISON).die(die)
                .result(Sentence.of("eia.siege.result-sortie").with("loser", AssaultAttempt.garrisonLoses(tables, die) ? AssaultTables.GARRISON : AssaultTables.BESIEGER)));
        return new AttemptState(state.die(), state.modifier(), state.result(), die);
    }

    /** The outcome of a breach before any assault; empty where the besieger must assault (EIA-7.5.4.1.2.3). */
    public Optional<AssaultResult> afterBreach(StepRecorder recorder) {
        if (assault.honours() == Honours.ASKED && assault.refuge()) {
            recorder.record(() -> Step.of("honours of war", "EIA-7.5.4.1.2.3.1").side(AssaultTables.GARRISON).result(Sentence.of("eia.siege.result-honours").with("honours", "granted")));
            return Optional.of(AssaultResult.HONOURS);
        }
        if (assault.honours() != Honours.NONE) {
            recorder.record(() -> Step.of("honours of war", "EIA-7.5.4.1.2.3.1").side(AssaultTables.GARRISON)
                    .result(Sentence.of("eia.siege.result-honours").with("honours", assault.honours() == Honours.REFUSED ? "refused" : "homeless")));
        }
        if (assault.surrenders()) {
            recorder.record(() -> Step.of("surrender", "EIA-7.5.4.1.2.3.2").side(AssaultTables.GARRISON).result(Sentence.of("eia.siege.result-prisoners")));
            return Optional.of(AssaultResult.SURRENDER);
        }
        recorder.record(() -> Step.of("assault", "EIA-7.5.4.1.2.3.3").side(AssaultTables.BESIEGER).result(Sentence.of("eia.siege.result-must-assault")));
        return Optional.empty();
    }

    /** Explains who has the city after an assault, and the political points. */
    public void explainResult(CombatState fight, StepRecorder recorder) {
        boolean taken = CityAssaultOutcome.isCaptured(assault, fight);
        recorder.record(() -> {
            var step = Step.of("end of the assault", taken ? "EIA-7.5.4.1.3.5" : "EIA-7.5.4.1.3.4")
                    .result(Sentence.of("eia.siege.result-assault").with("taken", taken));
            return fight.ended() == CombatEnd.BOTH_BREAK ? step.reading(CombatReadings.ASSAULT_BOTH_BREAK.id()) : step;
        });
        recorder.record(() -> Step.of("political points", "EIA-7.5.4.1.4").side(taken ? AssaultTables.BESIEGER : AssaultTables.GARRISON)
                .result(CityAssaultOutcome.pointsAtStake(assault, tables)));
    }

    /** The assault combat; its attacker is the besieger. */
    public ThreeRoundCombat combat() {
        return new ThreeRoundCombat(tables, assault.moraleMethod(), AssaultTables.ofAssault(tables), assault.besieger(), assault.garrison());
    }
}
