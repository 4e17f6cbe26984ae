package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.CombatDice;
import tercio.domain.eia.combat.CombatForce;
import tercio.domain.eia.combat.CombatManner;
import tercio.domain.eia.combat.CombatProcedure;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.CombatStanding;
import tercio.domain.eia.combat.CombatStanding.SideStanding;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.CombatTerms;
import tercio.domain.eia.combat.CorpsDivision.CorpsPart;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.combat.FieldCombat.OutflankingPart;
import tercio.domain.eia.combat.FieldProcedure;
import tercio.domain.eia.combat.TrivialCombat;
import tercio.domain.eia.combat.TrivialProcedure;
import tercio.domain.eia.combat.WithdrawingForces;
import tercio.domain.eia.combat.WithdrawingForces.RollingCorps;
import tercio.domain.eia.combat.WithdrawingForces.RollingIrregular;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/**
 * The procedure of a combat with the choices that the board holds. The game goes on from the stop at which the board is; its odds are those
 * of the same stages.
 *
 * @param leaving the sides that withdraw after the day
 */
record PlayedCombat(EiaWarView board, LandCombat combat, EiaTables tables, List<CombatSide> leaving) {

    PlayedCombat {
        leaving = List.copyOf(leaving);
    }

    static PlayedCombat of(EiaWarView board, LandCombat combat, EiaTables tables) {
        return new PlayedCombat(board, combat, tables, combat.retreats().size() == 1 ? List.of(combat.retreats().getFirst().side()) : List.of());
    }

    /** The same where these sides withdraw after the day. */
    PlayedCombat leaving(List<CombatSide> sides) {
        return new PlayedCombat(board, combat, tables, sides);
    }

    // --- From stop to stop -----------------------------------------------------------------------------------------

    /** Runs from the chits to the first stop. */
    Run<CombatState> begin(StepRecorder recorder) {
        var procedure = procedure(CombatManner.ofGame(dice()));
        return procedure.stages().start(procedure.start(), Dice.NONE, recorder);
    }

    /** Runs from the stop that the board answers to the next one. */
    Run<CombatState> from(CombatStop stop, Dice dice, StepRecorder recorder) {
        var procedure = procedure(stop);
        return procedure.stages().resume(new Run.Progress<>(stop.stage(round(stop)), procedure.midst(standing())), dice, recorder);
    }

    /** The same where no die is thrown up to the next stop. */
    CombatHalt halt(CombatStop stop, StepRecorder recorder) {
        return CombatHalt.of(from(stop, Dice.NONE, recorder));
    }

    /** The states at the next stop, with their chances. */
    Distribution<CombatState> odds(CombatStop stop, CombatStop next) {
        var procedure = procedure(stop);
        return procedure.stages().between(stop.stage(round(stop)), next.stage(stop == CombatStop.DECLARATIONS ? round(stop) : round(next)))
                .distribution(procedure.midstOfOdds(standing()));
    }

    private int round(CombatStop stop) {
        return switch (stop) {
            case DECLARATIONS -> combat.round() + 1;
            case LEAVING, CASUALTIES, REINFORCEMENT, ARRIVAL, ARRIVED -> combat.round();
            case WITHDRAWAL, FORCES, DAY_END, END, PURSUIT, PURSUIT_LOSSES -> 0;
        };
    }

    private CombatDice dice() {
        return new CombatDiceInPlay(board.state(), combat);
    }

    private CombatProcedure procedure(CombatStop stop) {
        return procedure(CombatManner.ofGame(dice(), stop, round(stop)));
    }

    private CombatProcedure procedure(CombatManner manner) {
        return combat.simplified() ? new TrivialProcedure(new TrivialCombat(terms(), combat.kind() != CombatKind.TRIVIAL), tables, manner)
                : new FieldProcedure(field(), tables, manner);
    }

    // --- What holds now --------------------------------------------------------------------------------------------

    /** The factors of a side that fight now. */
    Factors present(CombatSide side) {
        return ArmyUnit.totalFactors(ArmyUnit.presentUnits(ArmyUnit.of(board, combat, side)));
    }

    /** The die modifiers of a side in the next round. */
    AppliedModifiers modifiers(CombatSide side) {
        var procedure = procedure(CombatStop.DECLARATIONS);
        return procedure.rounds().modifiers(procedure.midst(standing()), side);
    }

    /** The tactical rating of a side in the next round. */
    int tactical(CombatSide side) {
        var procedure = procedure(CombatStop.DECLARATIONS);
        return procedure.tactical(procedure.midst(standing()), side);
    }

    /** The side that may pursue; empty where neither may. */
    Optional<CombatSide> pursuer() {
        var procedure = procedure(CombatStop.END);
        return procedure.pursuer(procedure.midst(standing()));
    }

    /** Whether the victor has the choice of a pursuit. */
    boolean mayPursue() {
        return halt(CombatStop.END, StepRecorder.SILENT).at(CombatStop.PURSUIT);
    }

    /** Whether all corps of the defender withdraw without a die. */
    boolean withdrawsAutomatically() {
        return new FieldProcedure(field(), tables).withdrawsAutomatically();
    }

    /** Whether the chart has tables for the chits. */
    boolean hasTables() {
        return new FieldProcedure(field(), tables).hasTables();
    }

    /** The morale lost on earlier days that counts against the final morale of a side, in tenths, under a reading (E12). */
    int moraleCarriedOver(CombatSide side) {
        boolean counts = board.state().readings().is(CombatReadings.OVERNIGHT_MORALE, "carries-over");
        return counts ? combat.armyOf(side).morale().lostBefore() : 0;
    }

    // --- The combat in the terms of the procedure ------------------------------------------------------------------

    private CombatTerms terms() {
        return terms(board, combat, combat.day(), force(CombatSide.ATTACKER), force(CombatSide.DEFENDER));
    }

    /** The terms of a day of a combat with these forces, by the options of the game. */
    static CombatTerms terms(EiaWarView board, LandCombat combat, int day, CombatForce attacker, CombatForce defender) {
        var state = board.state();
        return new CombatTerms(board.area(combat.area()).terrain(), day, CombatOptions.moraleMethod(state),
                CombatOptions.isOn(state, CombatOptions.CAVALRY_SUPERIORITY), CombatOptions.isOn(state, CombatOptions.ARTILLERY),
                combat.kind() == CombatKind.LIMITED, attacker, defender, state.readings());
    }

    /** All corps count for ratings, emptied ones included until the end of the day (EIA-7.5.5). */
    private CombatForce force(CombatSide side) {
        var army = combat.armyOf(side);
        return new ForceOnBoard(board, combat, side, tables).force(army.corps().size(), army.large().size(), List.of(), army.morale().lostBefore(),
                leaving.contains(side) ? DayChoice.WITHDRAW : DayChoice.FIGHT);
    }

    private FieldCombat field() {
        var chits = combat.shown().orElseThrow();
        var divided = FieldCombat.outflanker(chits.attacker(), chits.defender(), tables).filter(side -> !combat.armyOf(side).flanking().isEmpty());
        return new FieldCombat(terms(), chits.attacker(), chits.defender(), combat.crossing(), divided.map(this::flanking), corpsFactors(),
                Optional.of(withdrawing()));
    }

    private OutflankingPart flanking(CombatSide side) {
        var army = combat.armyOf(side);
        int corps = (int) army.corps().stream().filter(army.flanking()::contains).count();
        return new OutflankingPart(corps, new ForceOnBoard(board, combat, side, tables).part(unit -> army.flanking().contains(unit.id())));
    }

    private List<List<CorpsPart>> corpsFactors() {
        return ArmyUnit.of(board, combat, CombatSide.DEFENDER).stream().filter(ArmyUnit::corps).map(ArmyUnit::parts).toList();
    }

    private WithdrawingForces withdrawing() {
        var state = board.state();
        var army = combat.defender();
        return new WithdrawingForces(army.corps().stream().map(id -> new RollingCorps(CombatNames.unit(state, id),
                tables.intrinsic().of(state.corps().get(id).power(), state.month().year()).strategic())).toList(),
                army.irregulars().stream().map(id -> new RollingIrregular(CombatNames.unit(state, id), state.irregulars().get(id).type())).toList(),
                army.isGone());
    }

    private CombatStanding standing() {
        return new CombatStanding(combat.round(), combat.attacker().arrived() || combat.defender().arrived(), combat.end(), combat.winner(),
                standing(CombatSide.ATTACKER), standing(CombatSide.DEFENDER));
    }

    private SideStanding standing(CombatSide side) {
        var army = combat.armyOf(side);
        return new SideStanding(army.morale().level(), army.morale().lost() + moraleCarriedOver(side), army.declared());
    }
}
