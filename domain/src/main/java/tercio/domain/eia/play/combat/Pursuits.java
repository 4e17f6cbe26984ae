package tercio.domain.eia.play.combat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.PursuitRules;
import tercio.domain.eia.combat.RoundFire;
import tercio.domain.eia.concept.FactorType;
import tercio.domain.eia.game.CombatDemand;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.CombatStage;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.RetreatingForce;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.combat.CombatCommand.LaunchPursuit;
import tercio.domain.eia.play.combat.CombatEvent.PursuitRolled;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.eia.tables.PursuitTable;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Procedure;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Stage;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Pursuit after a combat (EIA-7.5.2.10.2). */
final class Pursuits {

    static final String PURSUIT = "pursuit";

    private Pursuits() {}

    /** The side that may pursue: the victor, or the one that stays where the other withdraws after a day. */
    static Optional<CombatSide> pursuer(LandCombat combat) {
        if (combat.winner().isPresent()) {
            return combat.winner();
        }
        boolean withdrawn = combat.end().filter(end -> end == CombatEnd.END_OF_DAY).isPresent() && combat.retreats().size() == 1
                && combat.kind() != CombatKind.LIMITED;
        return withdrawn ? Optional.of(combat.retreats().getFirst().side().opponent()) : Optional.empty();
    }

    /** Whether a pursuit can be made: there is cavalry, somebody to pursue, and a class of 1 or more. */
    static boolean possible(EiaBoard board, LandCombat combat, EiaTables tables) {
        var side = pursuer(combat);
        return side.isPresent() && cavalry(board, combat, side.get()) > 0
                && !ArmyUnit.factors(CombatEnds.pursued(combat, side.get().opponent(), ArmyUnit.of(board, combat, side.get().opponent()))).isEmpty()
                && pursuitClass(board, combat, side.get(), tables, StepRecorder.SILENT) >= 1;
    }

    /** The cavalry that pursues: outflankers included, of a relieving army only the relieving force (EIA-7.5.4.2.3.2). */
    private static int cavalry(EiaBoard board, LandCombat combat, CombatSide side) {
        boolean irregulars = irregulars(board);
        return pursuers(board, combat, side).stream()
                .mapToInt(unit -> unit.factors().count(type -> type.isCavalry() && (irregulars || !type.isIrregular()))).sum();
    }

    private static List<ArmyUnit> pursuers(EiaBoard board, LandCombat combat, CombatSide side) {
        var units = ArmyUnit.of(board, combat, side);
        return combat.kind() == CombatKind.LIMITED && side == CombatSide.ATTACKER
                ? units.stream().filter(unit -> combat.attacker().relieving().contains(unit.id())).toList() : units;
    }

    private static boolean irregulars(EiaBoard board) {
        return board.state().readings().is(CombatReadings.PURSUIT_IRREGULARS, "pursue");
    }

    private static int pursuitClass(EiaBoard board, LandCombat combat, CombatSide side, EiaTables tables, StepRecorder recorder) {
        var terrain = board.area(combat.area()).terrain();
        if (combat.winner().isEmpty()) {
            return PursuitRules.afterWithdrawal(tables, terrain, recorder);
        }
        boolean whole = board.state().readings().is(CombatReadings.PURSUIT_LOSS, "whole-combat");
        int rounds = combat.day() > 1 ? tables.constants().rounds() : combat.round();
        return PursuitRules.afterBreak(tables, terrain, FightingRounds.loss(combat.army(side).morale(), whole), rounds, recorder);
    }

    private static AppliedModifiers modifiers(EiaBoard board, LandCombat combat, CombatSide side, EiaTables tables) {
        boolean irregulars = irregulars(board);
        var cavalry = pursuers(board, combat, side).stream()
                .filter(unit -> unit.factors().count(type -> type.isCavalry() && (irregulars || !type.isIrregular())) > 0).map(ArmyUnit::nation).toList();
        boolean leader = CombatCommanders.leaders(board, combat, side).stream()
                .anyMatch(each -> each.counter().cavalryLeader() && cavalry.contains(each.power().word()));
        return PursuitRules.die(tables, leader);
    }

    // --- The die ---------------------------------------------------------------------------------------------------

    /** A pursuit with its die, 0 before it is thrown. */
    private static Procedure<Integer> procedure(EiaBoard board, LandCombat combat, CombatSide side, EiaTables tables) {
        var name = CombatNames.die(board.state(), combat.army(side).lead(), PURSUIT, 0);
        return Procedure.of(
                new Stage.Rule<>("pursuit class", (die, recorder) -> {
                    pursuitClass(board, combat, side, tables, recorder);
                    return die;
                }),
                new Stage.Throw<>(PURSUIT, die -> true, die -> name, (before, die, recorder) -> {
                    tell(board, combat, side, tables, die, recorder);
                    return die;
                }));
    }

    private static void tell(EiaBoard board, LandCombat combat, CombatSide side, EiaTables tables, int die, StepRecorder recorder) {
        int column = pursuitClass(board, combat, side, tables, StepRecorder.SILENT);
        var modifiers = modifiers(board, combat, side, tables);
        recorder.tell(() -> {
            var cell = tables.pursuit().at(column, modifiers.on(die));
            return Step.of(PURSUIT, "EIA-7.5.2.10.2.3").side(side.word()).die(die).tally(modifiers)
                    .cell(PursuitTable.NAME, tables.pursuit().row(modifiers.on(die)), column)
                    .result(cell.percentage() + "% of the cavalry" + RoundFire.mark(cell.reconstructed()));
        });
        RoundFire.tellFactors(tables, side.word(), tables.pursuit().at(column, modifiers.on(die)).percentage(), cavalry(board, combat, side), recorder);
    }

    private static int points(EiaBoard board, LandCombat combat, CombatSide side, EiaTables tables, int die) {
        int column = pursuitClass(board, combat, side, tables, StepRecorder.SILENT);
        int percentage = tables.pursuit().at(column, modifiers(board, combat, side, tables).on(die)).percentage();
        return tables.percentages().of(percentage, cavalry(board, combat, side));
    }

    static Optional<Verdict<EiaEvent>> launch(EiaPlay play, LaunchPursuit command, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var side = pursuer(combat).orElseThrow();
        if (!command.pursue()) {
            CombatEnds.leave(play, combat);
            return EiaPlay.done();
        }
        var recorder = StepRecorder.recording();
        return switch (procedure(play.board(), combat, side, tables).start(0, CombatNames.dice(play), recorder)) {
            case Run.Lacking<Integer>(var die) -> EiaPlay.wants(die);
            case Run.Waiting<Integer> waiting -> throw new IllegalStateException("a pursuit waits for nobody");
            case Run.Finished<Integer>(var die, var rolls) -> {
                play.rolled(rolls);
                int points = points(play.board(), combat, side, tables, die);
                int column = pursuitClass(play.board(), combat, side, tables, StepRecorder.SILENT);
                int modified = modifiers(play.board(), combat, side, tables).on(die);
                play.happens(new PursuitRolled(side, column, die, modified, tables.pursuit().at(column, modified).percentage(), points,
                        points == 0 ? Optional.empty() : Optional.of(new CombatDemand(points, false, false, true))), recorder.steps());
                CombatFlow.reach(play, CombatStage.PURSUIT_LOSSES);
                yield EiaPlay.done();
            }
        };
    }

    /** The odds of the pursuit of a side that withdraws after the day where the other one stays; empty where none can be made (EIA-7.5.2.13.1). */
    static Optional<Forecast> ofWithdrawal(EiaBoard board, LandCombat combat, CombatSide side, EiaTables tables) {
        if (!board.state().readings().is(CombatReadings.PURSUIT_OF_WITHDRAWAL, "made")) {
            return Optional.empty();
        }
        var army = combat.army(side);
        var leaving = new RetreatingForce(side, army.lead(), combat.army(side.opponent()).lead(), army.corps(), army.irregulars(), List.of(),
                List.of(combat.area()), List.of());
        var after = combat.ended(CombatEnd.END_OF_DAY, Optional.empty()).retreats(List.of(leaving));
        if (!DayOnBoard.now(board, combat).known() || !possible(board, after, tables)) {
            return Optional.empty();
        }
        var pursuit = forecast(board, after, tables);
        return Optional.of(new Forecast(Map.of("otherStays/pursuitPoints", pursuit.figures().get(side.opponent() + "/points"),
                "otherStays/wipedOut", pursuit.figures().get(side + "/wipedOut")), Map.of()));
    }

    /** The odds of a pursuit: its points, and whether they wipe the beaten side out. */
    static Forecast forecast(EiaBoard board, LandCombat combat, EiaTables tables) {
        var side = pursuer(combat).orElseThrow();
        var held = ArmyUnit.factors(CombatEnds.pursued(combat, side.opponent(), ArmyUnit.of(board, combat, side.opponent())));
        var dice = procedure(board, combat, side, tables).distribution(0);
        return Forecast.EMPTY.with(side + "/points", dice.map(die -> points(board, combat, side, tables, die)))
                .with(side.opponent() + "/wipedOut", dice.map(die -> PursuitRules.freely(held, points(board, combat, side, tables, die),
                        List.of(FactorType.values()), DueLosses.lastPoint(board), tables.constants()).equals(held)))
                .of(side.word(), combat.army(side).lead().word()).of(side.opponent().word(), combat.army(side.opponent()).lead().word());
    }
}
