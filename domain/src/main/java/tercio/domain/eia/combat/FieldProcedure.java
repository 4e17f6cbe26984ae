package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.eia.tables.OperationalChit;
import tercio.domain.eia.tables.OperationalNotes.Effect;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** One day of a field combat from the chits to the pursuit, in the order of the rulebook's steps (EIA-7.5.2). */
public final class FieldProcedure {

    /** The purpose of the dice for an arrival, without the number of the round. */
    static final String OUTFLANK = "outflank";

    private final FieldCombat combat;
    private final EiaTables tables;
    private final CombatSide outflanker;
    private final ForceLines attacker;
    private final ForceLines defender;
    private final FieldRules rules;

    public FieldProcedure(FieldCombat combat, EiaTables tables) {
        this.combat = combat;
        this.tables = tables;
        outflanker = combat.outflanker(tables).orElse(null);
        attacker = lines(CombatSide.ATTACKER);
        defender = lines(CombatSide.DEFENDER);
        rules = new FieldRules(combat, tables, attacker, defender);
    }

    private ForceLines lines(CombatSide side) {
        var force = combat.terms().force(side);
        return side == outflanker ? ForceLines.divided(force, combat.outflanking().orElseThrow().counts()) : ForceLines.of(force);
    }

    ForceLines forceLines(CombatSide side) {
        return side == CombatSide.ATTACKER ? attacker : defender;
    }

    /** The day before its first step, for a ruling that tells round by round what happened. */
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

    /** All stages of the day. */
    public Procedure<CombatState> stages() {
        return fighting().then(Procedure.of(pursuit().stages())).then(Procedure.of(List.of(new Stage.Rule<>("aftermath", result()::tell))));
    }

    /** Points, captured leaders and survivors. */
    CombatResult result() {
        return new CombatResult(combat.terms(), tables, attacker, defender, true, false);
    }

    PursuitStages pursuit() {
        return new PursuitStages(combat.terms(), tables, attacker, defender);
    }

    /**
     * Inputs of the exact odds of this day: the stages before its first round, and the same rounds as {@link #fighting()}.
     */
    DayPlan plan(int firstDay) {
        var withdrawal = new WithdrawalStages(combat, tables, defender);
        var arrivals = outflanker == null ? List.<Integer>of()
                : IntStream.range(1, tables.constants().rounds()).mapToObj(round -> arrivalNumber(round).faces()).toList();
        return new DayPlan(combat.terms(), rules, Procedure.of(beforeRounds()), result(), outflanker, arrivals, leavesAlone(), withdrawal.faces(),
                combat.defenderChit() != OperationalChit.WITHDRAW || withdrawal.byCommander(), firstDay);
    }

    private List<Stage<CombatState>> beforeRounds() {
        var stages = new ArrayList<Stage<CombatState>>();
        stages.add(new Stage.Rule<>("chits", this::chits));
        stages.addAll(new WithdrawalStages(combat, tables, defender).stages());
        stages.add(new DayMorale(combat.terms(), tables, rules).stage(attacker, defender, rules.moraleNotes(CombatSide.ATTACKER),
                rules.moraleNotes(CombatSide.DEFENDER)));
        return stages;
    }

    /** All stages before the pursuit. */
    Procedure<CombatState> fighting() {
        var rounds = new CombatRounds(tables, rules, attacker, defender);
        var stages = beforeRounds();
        for (int round = 1; round <= tables.constants().rounds(); round++) {
            stages.addAll(rounds.stages(round));
            if (outflanker != null && round < tables.constants().rounds()) {
                stages.add(arrival(round));
                stages.add(new Stage.Rule<>("withdrawal after round " + round, this::leftAlone));
            }
        }
        stages.add(new Stage.Rule<>("end of the day", DayEnd.of(combat.terms())));
        return Procedure.of(stages);
    }

    private CombatState chits(CombatState state, StepRecorder recorder) {
        recorder.tell(() -> Step.of("chits", "EIA-7.5.2.4").result(combat.attackerChit().title() + " against " + combat.defenderChit().title()));
        if (recorder != StepRecorder.SILENT) {
            rules.tellNotes(recorder);
        }
        if (outflanker != null) {
            recorder.tell(() -> Step.of("outflanking force", "EIA-7.5.2.3").side(outflanker.word())
                    .result(forceLines(outflanker).outflankers().title() + " of " + combat.outflanking().orElseThrow().corps() + " corps"));
        }
        return state;
    }

    private RatingNumber arrivalNumber(int round) {
        return RatingNumber.arrival(tables, combat.terms().force(outflanker).strategic(), combat.attackerChit(), combat.defenderChit(), outflanker,
                combat.terms().terrain(), round);
    }

    private Stage<CombatState> arrival(int round) {
        var name = new DieName(Die.D6, outflanker.word(), OUTFLANK + round, 0);
        var number = arrivalNumber(round);
        return new Stage.Throw<>(OUTFLANK + " " + round, state -> !state.over() && state.arrivedAfter() == 0, state -> name, (state, die, recorder) -> {
            boolean comes = number.succeeds(die);
            recorder.tell(() -> Step.of("number to arrive", "EIA-7.5.2.12.1.1").side(outflanker.word()).tally(number.tally()).result(number.needed()));
            recorder.tell(() -> Step.of("arrival after round " + round, "EIA-7.5.2.12.1").side(outflanker.word()).die(die)
                    .result(comes ? "the outflanking force arrives" : "not yet"));
            var told = state.sheet() == null ? state
                    : state.sheet(state.sheet().plus(new DaySheet.ArrivalAttempt(round, die, number.needed(), comes)));
            return comes ? told.arrived(round) : told;
        });
    }

    private boolean leavesAlone() {
        return tables.notes().holds(combat.attackerChit(), combat.defenderChit(), Effect.WITHDRAW_AFTER_ROUND_1_IF_NO_ARRIVAL, CombatSide.DEFENDER);
    }

    /** The corps of a side with the chit to withdraw leave where the outflankers do not come after the first round. */
    private CombatState leftAlone(CombatState state, StepRecorder recorder) {
        boolean leaves = !state.over() && state.arrivedAfter() == 0 && state.round() == 1 && leavesAlone();
        if (!leaves) {
            return state;
        }
        recorder.tell(() -> Step.of("withdrawal", "EIA-7.5.2.12.2").side(CombatSide.DEFENDER.word()).result("the remaining corps withdraw"));
        return state.ended(CombatEnd.WITHDRAWAL, null);
    }
}
