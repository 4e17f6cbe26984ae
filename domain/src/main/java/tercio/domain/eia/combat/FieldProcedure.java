package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import tercio.domain.eia.common.concept.ConceptNames;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.OperationalChart.TableSet;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.common.tables.OperationalNotes.Effect;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** One day of a field combat from the chits to the pursuit, in the order of the rulebook's steps (EIA-7.5.2). */
public final class FieldProcedure implements CombatProcedure {

    private static final String OUTFLANK = "outflank";

    private final FieldCombat combat;
    private final EiaTables tables;
    private final CombatManner manner;
    private final CombatSide outflanker;
    private final ForceLines attacker;
    private final ForceLines defender;
    private final FieldRules rules;
    private final WithdrawalStages withdrawal;

    /** The combat of a request. */
    public FieldProcedure(FieldCombat combat, EiaTables tables) {
        this(combat, tables, CombatManner.REQUEST);
    }

    public FieldProcedure(FieldCombat combat, EiaTables tables, CombatManner manner) {
        this.combat = combat;
        this.tables = tables;
        this.manner = manner;
        outflanker = combat.outflanker(tables).orElse(null);
        attacker = lines(CombatSide.ATTACKER);
        defender = lines(CombatSide.DEFENDER);
        rules = new FieldRules(combat, tables, manner, attacker, defender);
        withdrawal = new WithdrawalStages(combat, tables, manner, defender);
    }

    private ForceLines lines(CombatSide side) {
        var force = combat.terms().force(side);
        return side == outflanker ? ForceLines.divide(force, combat.outflanking().orElseThrow().counts()) : ForceLines.of(force);
    }

    ForceLines forceLines(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    @Override
    public CombatState start() {
        return state(DaySheet.EMPTY);
    }

    /** Start of the day for odds, which keep no rounds. */
    public CombatState startOfOdds() {
        return state(null);
    }

    private CombatState state(DaySheet sheet) {
        return CombatState.of(attacker.tally(), defender.tally(), sheet);
    }

    @Override
    public CombatState midst(CombatStanding standing) {
        return standing.state(attacker, defender, DaySheet.EMPTY);
    }

    @Override
    public CombatState midstOfOdds(CombatStanding standing) {
        return standing.state(attacker, defender, null);
    }

    @Override
    public RoundRules rounds() {
        return rules;
    }

    @Override
    public int tactical(CombatState state, CombatSide side) {
        return rules.tactical(state, side);
    }

    @Override
    public Optional<CombatSide> pursuer(CombatState state) {
        return Optional.ofNullable(pursuit().pursuer(state.ended(), state.winner()));
    }

    /** Whether all corps of the defender withdraw without a die (EIA-7.5.2.5.2.1). */
    public boolean withdrawsAutomatically() {
        return withdrawal.automatic();
    }

    /** Whether the chart has tables for the chits: none for a probe against a withdrawal, after which nobody should be left. */
    public boolean hasTables() {
        return tables.operational().has(combat.attackerChit(), combat.defenderChit(), TableSet.FIRST);
    }

    @Override
    public Procedure<CombatState> stages() {
        var stages = new ArrayList<>(stagesOfFighting());
        stages.addAll(manner.stop(CombatStop.END, 0, state -> true));
        stages.addAll(pursuit().stages());
        if (!manner.stops()) {
            stages.add(new Stage.Rule<>("aftermath", result()::explain));
        }
        return Procedure.of(stages);
    }

    /** Points, captured leaders and survivors. */
    CombatResult result() {
        return new CombatResult(combat.terms(), tables, attacker, defender, true, false);
    }

    PursuitStages pursuit() {
        return new PursuitStages(combat.terms(), tables, manner, attacker, defender);
    }

    /**
     * Inputs of the exact odds of this day: the stages before its first round, and the same rounds as {@link #stagesOfFighting()}.
     */
    DayPlan plan(int firstDay) {
        var arrivals = outflanker == null ? List.<Integer>of()
                : IntStream.range(1, tables.constants().rounds()).mapToObj(round -> arrivalNumber(round).faces()).toList();
        return new DayPlan(combat.terms(), rules, Procedure.of(beforeRounds()), result(), outflanker, arrivals, leavesWithoutArrival(), withdrawal.faces(),
                combat.defenderChit() != OperationalChit.WITHDRAW || withdrawal.byCommander(), firstDay);
    }

    private List<Stage<CombatState>> beforeRounds() {
        var stages = new ArrayList<Stage<CombatState>>();
        stages.add(new Stage.Rule<>("chits", this::explainChits));
        stages.addAll(withdrawal.stages());
        stages.addAll(manner.stop(CombatStop.FORCES, 0, state -> !state.isOver()));
        stages.add(new DayMorale(combat.terms(), tables, rules, manner).stage(attacker, defender, rules.moraleNotes(CombatSide.ATTACKER),
                rules.moraleNotes(CombatSide.DEFENDER)));
        return stages;
    }

    /** All stages before the pursuit. */
    List<Stage<CombatState>> stagesOfFighting() {
        var rounds = new CombatRounds(tables, rules, manner, attacker, defender);
        var stages = beforeRounds();
        for (int round = 1; round <= tables.constants().rounds(); round++) {
            stages.addAll(rounds.stages(round));
            stages.addAll(manner.stop(CombatStop.REINFORCEMENT, round, state -> !state.isOver()));
            if (outflanker != null && round < tables.constants().rounds()) {
                stages.addAll(arrival(round));
            }
        }
        stages.addAll(DayEnd.stages(combat.terms(), manner));
        return stages;
    }

    private CombatState explainChits(CombatState state, StepRecorder recorder) {
        recorder.record(() -> Step.of("chits", "EIA-7.5.2.4").result(Sentence.of("eia.combat.result-chits")
                .with("attacker", chit(combat.attackerChit())).with("defender", chit(combat.defenderChit()))));
        if (recorder != StepRecorder.SILENT && !manner.stops()) {
            rules.explainNotes(recorder);
        }
        if (outflanker != null) {
            manner.aside(recorder, () -> Step.of("outflanking force", "EIA-7.5.2.3").side(outflanker.word())
                    .result(Sentence.of("eia.combat.result-outflanking")
                            .with("factors", ConceptNames.factors(forceLines(outflanker).outflankers())).with("corps", combat.outflanking().orElseThrow().corps())));
        }
        return state;
    }

    private static Sentence.Keyed chit(OperationalChit chit) {
        return Sentence.of("eia.combat.chit").with("chit", chit.name().toLowerCase(Locale.ROOT));
    }

    // --- The outflanking force -------------------------------------------------------------------------------------

    private RatingNumber arrivalNumber(int round) {
        return RatingNumber.arrival(tables, combat.terms().force(outflanker).strategicRating(), combat.attackerChit(), combat.defenderChit(), outflanker,
                combat.terms().terrain(), round);
    }

    private List<Stage<CombatState>> arrival(int round) {
        var stages = new ArrayList<>(manner.stop(CombatStop.ARRIVAL, round, this::awaitsArrival));
        stages.add(arrivalDie(round));
        stages.addAll(manner.stop(CombatStop.ARRIVED, round, state -> state.sheet() != null && !state.sheet().arrivals().isEmpty()));
        stages.add(new Stage.Rule<>("withdrawal after round " + round, this::withdrawUnlessArrived));
        stages.addAll(manner.stop(CombatStop.LEAVING, round, this::leaves));
        stages.add(new Stage.Rule<>("nobody left after round " + round, this::endIfAllLeft));
        return stages;
    }

    private boolean awaitsArrival(CombatState state) {
        return !state.isOver() && state.arrivedAfter() == 0;
    }

    private Stage<CombatState> arrivalDie(int round) {
        var name = manner.dice().arrival(outflanker, round);
        var number = arrivalNumber(round);
        return new Stage.Throw<>(OUTFLANK + " " + round, this::awaitsArrival, state -> name, (state, die, recorder) -> {
            boolean comes = number.succeeds(die);
            recorder.record(() -> Step.of("number to arrive", "EIA-7.5.2.12.1.1").side(outflanker.word()).tally(number.tally()).result(number.highestSuccess()));
            recorder.record(() -> Step.of("arrival after round " + round, "EIA-7.5.2.12.1").side(outflanker.word()).die(die)
                    .result(Sentence.of("eia.combat.result-arrival").with("arrives", comes)));
            var told = state.sheet() == null ? state
                    : state.withSheet(state.sheet().plus(new DaySheet.ArrivalAttempt(round, die, number.highestSuccess(), comes)));
            return comes ? told.withArrival(round) : told;
        });
    }

    private boolean leavesWithoutArrival() {
        return tables.notes().holds(combat.attackerChit(), combat.defenderChit(), Effect.WITHDRAW_AFTER_ROUND_1_IF_NO_ARRIVAL, CombatSide.DEFENDER);
    }

    /** Whether the corps of a side with the chit to withdraw leave, because the outflankers have not come after the first round. */
    private boolean leaves(CombatState state) {
        return awaitsArrival(state) && state.round() == 1 && state.defender().corps() > 0 && leavesWithoutArrival();
    }

    private CombatState withdrawUnlessArrived(CombatState state, StepRecorder recorder) {
        if (leaves(state)) {
            recorder.record(() -> Step.of("withdrawal from an outflanking force", "EIA-7.5.2.12.2").side(CombatSide.DEFENDER.word())
                    .result(Sentence.of("eia.combat.result-after-first-round")));
        }
        return state;
    }

    /** In a request all factors are of the corps that leave. */
    private CombatState endIfAllLeft(CombatState state, StepRecorder recorder) {
        boolean nobody = combat.withdrawing().map(WithdrawingForces::nobody).orElse(leaves(state));
        return nobody && !state.isOver() ? WithdrawalStages.endWithoutFight(state, recorder) : state;
    }
}
