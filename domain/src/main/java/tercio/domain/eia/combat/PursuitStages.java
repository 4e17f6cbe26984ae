package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.PursuitTable;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The pursuit after a field or trivial combat (EIA-7.5.2.10.2). */
final class PursuitStages {

    private static final String PURSUIT = "pursuit";

    private static final int LATER_DAY_ROUNDS = 3;
    private static final int CLASSES = PursuitTable.CLASSES + 1;

    private final CombatTerms terms;
    private final EiaTables tables;
    private final CombatManner manner;
    private final ForceLines attacker;
    private final ForceLines defender;
    private final boolean irregulars;
    private final boolean lastPoint;

    PursuitStages(CombatTerms terms, EiaTables tables, CombatManner manner, ForceLines attacker, ForceLines defender) {
        this.terms = terms;
        this.tables = tables;
        this.manner = manner;
        this.attacker = attacker;
        this.defender = defender;
        irregulars = terms.readings().is(CombatReadings.PURSUIT_IRREGULARS, "pursue");
        lastPoint = terms.readings().is(CombatReadings.PURSUIT_LAST_POINT, "takes-what-is-left");
    }

    List<Stage<CombatState>> stages() {
        var stages = new ArrayList<>(manner.stop(CombatStop.PURSUIT, 0, this::possible));
        stages.add(new Stage.Rule<>("pursuit class", this::begin));
        stages.add(die());
        stages.addAll(manner.stop(CombatStop.PURSUIT_LOSSES, 0, state -> state.pursuit() != null));
        if (!manner.stops()) {
            stages.add(new Stage.Rule<>("pursuit losses", this::afterPursuit));
        }
        return stages;
    }

    private Stage<CombatState> die() {
        return new Stage.Throw<>(PURSUIT, state -> state.pursuit() != null, state -> manner.dice().pursuit(state.pursuit().pursuer()), this::afterRoll,
                this::readWith);
    }

    /** States with the same class, cavalry and modifier read the same percentages and points. */
    private int readWith(CombatState state) {
        var pursuer = state.pursuit().pursuer();
        return (cavalry(state, pursuer) * CLASSES + state.pursuit().pursuitClass()) * 2 + (isLed(state, pursuer) ? 1 : 0);
    }

    private int cavalry(CombatState state, CombatSide side) {
        return lines(side).pursuers(state.tally(side).counts(), irregulars);
    }

    /** Whether a cavalry leader leads cavalry of his own nation. */
    private boolean isLed(CombatState state, CombatSide side) {
        return lines(side).hasLedCavalry(state.tally(side).counts(), irregulars);
    }

    boolean irregularsPursue() {
        return irregulars;
    }

    /** Whether a point that finds too few of its kind takes these. */
    boolean takesLastPoint() {
        return lastPoint;
    }

    private ForceLines lines(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    private CombatState begin(CombatState state, StepRecorder recorder) {
        var pursuer = pursuer(state.ended(), state.winner());
        explainReadings(state, pursuer, recorder);
        if (pursuer == null || afterPursuit(state, pursuer) == 0) {
            return state;
        }
        if (cavalry(state, pursuer) == 0) {
            manner.aside(recorder, () -> Step.of(PURSUIT, "EIA-7.5.2.10.2").side(pursuer.word()).result(Sentence.of("eia.combat.result-no-cavalry")));
            return state;
        }
        int column = column(state, pursuer, recorder);
        return column < 1 ? state : state.withPursuit(PursuitTally.of(pursuer, column));
    }

    /** Whether there is somebody to pursue, cavalry, and a class of 1 or more. */
    private boolean possible(CombatState state) {
        var pursuer = pursuer(state.ended(), state.winner());
        return pursuer != null && afterPursuit(state, pursuer) > 0 && cavalry(state, pursuer) > 0 && column(state, pursuer, StepRecorder.SILENT) >= 1;
    }

    private int afterPursuit(CombatState state, CombatSide pursuer) {
        return lines(pursuer.opponent()).pursuableFactors(state.tally(pursuer.opponent()).counts());
    }

    private int column(CombatState state, CombatSide pursuer, StepRecorder recorder) {
        return state.ended() == CombatEnd.END_OF_DAY ? PursuitRules.classAfterWithdrawal(tables, terms.terrain(), recorder)
                : PursuitRules.classAfterBreak(tables, terms.terrain(), loss(state.tally(pursuer)), rounds(state.round()), recorder);
    }

    /** The victor, or the side that stays where the other one withdraws after the day; {@code null} where nobody may pursue. */
    CombatSide pursuer(CombatEnd ended, CombatSide winner) {
        if (ended != CombatEnd.END_OF_DAY) {
            return winner;
        }
        if (terms.limited()) {
            return null;
        }
        boolean attackerStays = terms.attacker().endOfDay() == DayChoice.FIGHT;
        boolean defenderStays = terms.defender().endOfDay() == DayChoice.FIGHT;
        boolean made = attackerStays != defenderStays && terms.readings().is(CombatReadings.PURSUIT_OF_WITHDRAWAL, "made");
        return !made ? null : attackerStays ? CombatSide.ATTACKER : CombatSide.DEFENDER;
    }

    private void explainReadings(CombatState state, CombatSide pursuer, StepRecorder recorder) {
        if (state.ended() == CombatEnd.END_OF_DAY && pursuer == null && terms.attacker().endOfDay() != terms.defender().endOfDay()) {
            manner.aside(recorder, () -> Step.of(PURSUIT, "EIA-7.5.2.10.2.1").result(Sentence.of("eia.combat.result-withdrawal-not-pursued"))
                    .reading(CombatReadings.PURSUIT_OF_WITHDRAWAL.id()));
        }
        if (pursuer != null && lines(pursuer).pursuers(state.tally(pursuer).counts(), true) > lines(pursuer).pursuers(state.tally(pursuer).counts(), false)) {
            manner.aside(recorder, () -> Step.of("cossacks and freikorps", "EIA-7.5.2.10.2").side(pursuer.word())
                    .result(Sentence.of("eia.combat.result-irregulars").with("pursue", irregulars)).reading(CombatReadings.PURSUIT_IRREGULARS.id()));
        }
        if (pursuer != null && state.tally(pursuer).lostBefore() > 0) {
            manner.aside(recorder, () -> Step.of("morale loss of the victor", "EIA-7.5.2.10.2.1").side(pursuer.word())
                    .result(Tenths.title(loss(state.tally(pursuer)))).reading(CombatReadings.PURSUIT_LOSS.id()));
        }
    }

    /** The morale loss of the victor by which the class is found. */
    int loss(SideTally victor) {
        return loss(victor.moraleLost(), victor.lostBefore());
    }

    int loss(int moraleLost, int lostBefore) {
        boolean carried = terms.day() > 1 && terms.readings().is(CombatReadings.OVERNIGHT_MORALE, "carries-over");
        boolean whole = terms.readings().is(CombatReadings.PURSUIT_LOSS, "whole-combat");
        int today = moraleLost - (carried ? lostBefore : 0);
        return today + (whole ? lostBefore : 0);
    }

    /** The rounds by which the class is found. */
    int rounds(int fought) {
        return terms.day() > 1 ? LATER_DAY_ROUNDS : fought;
    }

    private CombatState afterRoll(CombatState state, int die, StepRecorder recorder) {
        var pursuer = state.pursuit().pursuer();
        int cavalry = cavalry(state, pursuer);
        var modifiers = PursuitRules.dieModifiers(tables, isLed(state, pursuer));
        int column = state.pursuit().pursuitClass();
        int modified = modifiers.on(die);
        int percentage = tables.pursuit().at(column, modified).percentage();
        int points = tables.percentages().of(percentage, cavalry);
        explainDie(pursuer, column, modifiers, die, recorder);
        RoundFire.explainFactors(tables, pursuer.word(), percentage, cavalry, recorder);
        boolean kept = state.sheet() != null;
        return state.withPursuit(new PursuitTally(pursuer, column, kept ? die : 0, kept ? modified : 0, kept ? percentage : 0, points, 0, null));
    }

    private void explainDie(CombatSide pursuer, int column, AppliedModifiers modifiers, int die, StepRecorder recorder) {
        recorder.record(() -> {
            var cell = tables.pursuit().at(column, modifiers.on(die));
            return Step.of(PURSUIT, "EIA-7.5.2.10.2.3").side(pursuer.word()).die(die).tally(modifiers)
                    .cell(PursuitTable.NAME, tables.pursuit().row(modifiers.on(die)), column)
                    .result(RoundFire.mark(Sentence.of("eia.combat.result-pursuit").with("percent", cell.percentage()), cell.reconstructed()));
        });
    }

    /** The pursued side takes its losses by its order of types. */
    private CombatState afterPursuit(CombatState state, StepRecorder recorder) {
        var pursuit = state.pursuit();
        if (pursuit == null) {
            return state;
        }
        var side = pursuit.pursuer().opponent();
        var fled = lines(side);
        var before = state.tally(side);
        int[] lost = PursuitRules.take(fled.byType(before.counts()), fled.order(), pursuit.points(), lastPoint, tables.constants());
        var after = fled.withoutLosses(before.counts(), lost);
        recorder.record(() -> {
            var step = Step.of("pursuit losses", "EIA-7.5.2.10.2.3").side(side.word()).result(Sentence.of("eia.combat.result-pursuit-losses")
                    .with("factors", ConceptNames.factors(fled.lossesBetween(before.counts(), after))).with("points", pursuit.points()).with("gone", after.sum() == 0));
            return lastPoint ? step : step.reading(CombatReadings.PURSUIT_LAST_POINT.id());
        });
        return state.withTally(side, before.withCounts(after)).withPursuit(pursuit.withLosses(before.counts().sum() - after.sum(),
                state.sheet() == null ? null : fled.lossesBetween(before.counts(), after)));
    }
}
