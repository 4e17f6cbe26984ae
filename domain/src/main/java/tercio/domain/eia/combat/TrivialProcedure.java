package tercio.domain.eia.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.CombatTable;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** One day of a trivial combat, from the morale levels to the pursuit (EIA-7.5.3). */
public final class TrivialProcedure implements CombatProcedure, RoundRules {

    private final TrivialCombat combat;
    private final CombatTerms terms;
    private final EiaTables tables;
    private final CombatManner manner;
    private final ForceLines attacker;
    private final ForceLines defender;
    private final RoundModifiers modifiers;
    private final CombatTable attackerTable;
    private final CombatTable defenderTable;

    /** The procedure of a request. */
    public TrivialProcedure(TrivialCombat combat, EiaTables tables) {
        this(combat, tables, CombatManner.REQUEST);
    }

    public TrivialProcedure(TrivialCombat combat, EiaTables tables, CombatManner manner) {
        this.combat = combat;
        this.terms = combat.terms();
        this.tables = tables;
        this.manner = manner;
        attacker = ForceLines.of(terms.attacker());
        defender = ForceLines.of(terms.defender());
        modifiers = new RoundModifiers(tables, terms, manner, true, 0, 0);
        attackerTable = tables.terrain().of(terms.terrain()).applyTo(tables.constants().trivialTable(), CombatSide.ATTACKER);
        defenderTable = tables.terrain().of(terms.terrain()).applyTo(tables.constants().trivialTable(), CombatSide.DEFENDER);
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
        return this;
    }

    @Override
    public int tactical(CombatState state, CombatSide side) {
        return modifiers.rating(side, terms.force(side).corps());
    }

    @Override
    public Optional<CombatSide> pursuer(CombatState state) {
        return Optional.ofNullable(pursuit().pursuer(state.ended(), state.winner()));
    }

    @Override
    public Procedure<CombatState> stages() {
        var stages = new ArrayList<>(fighting());
        stages.addAll(manner.stop(CombatStop.END, 0, state -> true));
        stages.addAll(pursuit().stages());
        if (!manner.stops()) {
            stages.add(new Stage.Rule<>("aftermath", result()::explain));
        }
        return Procedure.of(stages);
    }

    /** Points, captured leaders, survivors and those that surrender. */
    CombatResult result() {
        return new CombatResult(terms, tables, attacker, defender, combat.byAgreement(), true);
    }

    PursuitStages pursuit() {
        return new PursuitStages(terms, tables, manner, attacker, defender);
    }

    /** Inputs of the exact odds of this day. */
    DayPlan plan(int firstDay) {
        return new DayPlan(terms, this, Procedure.of(List.of(morale())), result(), null, List.of(), false, 0, true, firstDay);
    }

    private Stage<CombatState> morale() {
        return new DayMorale(terms, tables, this, manner).stage(attacker, defender, AppliedModifiers.NONE, AppliedModifiers.NONE);
    }

    /** All stages before the pursuit. */
    private List<Stage<CombatState>> fighting() {
        var rounds = new CombatRounds(tables, this, manner, attacker, defender);
        var stages = new ArrayList<>(manner.stop(CombatStop.FORCES, 0, state -> true));
        stages.add(morale());
        for (int round = 1; round <= tables.constants().rounds(); round++) {
            stages.addAll(rounds.stages(round));
            stages.addAll(manner.stop(CombatStop.REINFORCEMENT, round, state -> !state.isOver()));
        }
        stages.addAll(DayEnd.stages(terms, manner));
        return stages;
    }

    @Override
    public String word(CombatSide side) {
        return side.word();
    }

    @Override
    public CombatTable table(CombatState state, CombatSide side) {
        return CombatTables.withGuards(side == CombatSide.ATTACKER ? attackerTable : defenderTable, state.tally(side));
    }

    @Override
    public AppliedModifiers modifiers(CombatState state, CombatSide side) {
        return modifiers.of(state, side, terms.attacker().corps(), terms.defender().corps(), terms.cavalrySuperiority() && cavalry(state, side).superior(tables.constants()));
    }

    private DieModifiers.CavalryCount cavalry(CombatState state, CombatSide side) {
        var own = state.tally(side).counts();
        var enemies = state.tally(side.opponent()).counts();
        return new DieModifiers.CavalryCount(forceLines(side).cavalry(own, true), own.sum(), forceLines(side.opponent()).cavalry(enemies, true),
                enemies.sum());
    }

    @Override
    public boolean limitsCasualties() {
        return false;
    }

    @Override
    public boolean gunsAloneLose() {
        return terms.artillery();
    }

    @Override
    public void explainTables(CombatState state, StepRecorder recorder) {
        for (var side : CombatSide.values()) {
            recorder.record(() -> Step.of("combat table of round " + (state.round() + 1), "EIA-7.5.3.2").side(side.word()).result(tables.constants().trivialTable()));
            CombatTables.explainTerrain(tables, terms.terrain(), tables.constants().trivialTable(), side, recorder);
            CombatTables.tellGuards(table(state, side), state.tally(side), side, recorder);
            int corps = terms.force(side).corps();
            modifiers.explainRating(side, corps, corps, corps, recorder);
        }
    }
}
