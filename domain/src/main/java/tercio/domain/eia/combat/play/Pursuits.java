package tercio.domain.eia.combat.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.combat.CombatDemand;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.PursuitRules;
import tercio.domain.eia.combat.play.CombatCommand.LaunchPursuit;
import tercio.domain.eia.combat.play.CombatEvent.PursuitRolled;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.RetreatingForce;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.Execution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;

/** Pursuit after a combat (EIA-7.5.2.10.2). */
final class Pursuits {

    private Pursuits() {}

    /** The side that may pursue: the victor, or the one that stays where the other withdraws after a day. */
    static Optional<CombatSide> pursuer(EiaWarView board, LandCombat combat, EiaTables tables) {
        return PlayedCombat.of(board, combat, tables).pursuer();
    }

    /** Whether a pursuit can be made: there is cavalry, somebody to pursue, and a class of 1 or more. */
    static boolean isPossible(EiaWarView board, LandCombat combat, EiaTables tables) {
        return PlayedCombat.of(board, combat, tables).mayPursue();
    }

    static Execution launch(EiaCommandRun play, LaunchPursuit command, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        if (!command.pursue()) {
            CombatEnds.leave(play, combat);
            return EiaCommandRun.success();
        }
        var recorder = StepRecorder.recording();
        return switch (PlayedCombat.of(play.board(), combat, tables).from(CombatStop.PURSUIT, CombatNames.dice(play), recorder)) {
            case Run.MissingDie<CombatState>(var die) -> EiaCommandRun.needsDie(die);
            case Run.Finished<CombatState> finished -> throw new IllegalStateException("the pursued side takes its losses after the die");
            case Run.Waiting<CombatState>(var at, var choice, var rolls) -> {
                play.addRolls(rolls);
                var pursuit = at.state().pursuit();
                play.emit(new PursuitRolled(pursuit.pursuer(), pursuit.pursuitClass(), pursuit.die(), pursuit.modified(), pursuit.percentage(),
                        pursuit.points(), pursuit.points() == 0 ? Optional.empty() : Optional.of(new CombatDemand(pursuit.points(), false, false, true))),
                        recorder.steps());
                CombatFlow.enterStage(play, CombatStage.PURSUIT_LOSSES);
                yield EiaCommandRun.success();
            }
        };
    }

    /** The odds of the pursuit of a side that withdraws after the day where the other one stays; empty where none can be made (EIA-7.5.2.13.1). */
    static Optional<Forecast> ofWithdrawal(EiaWarView board, LandCombat combat, CombatSide side, EiaTables tables) {
        if (!board.state().readings().is(CombatReadings.PURSUIT_OF_WITHDRAWAL, "made")) {
            return Optional.empty();
        }
        var army = combat.armyOf(side);
        var leaving = new RetreatingForce(side, army.lead(), combat.armyOf(side.opponent()).lead(), army.corps(), army.irregulars(), List.of(),
                List.of(combat.area()), List.of());
        var after = combat.withEnd(CombatEnd.END_OF_DAY, Optional.empty()).withRetreats(List.of(leaving));
        if (!CombatDayInputs.now(board, combat).areForcesKnown() || !isPossible(board, after, tables)) {
            return Optional.empty();
        }
        var pursuit = forecast(board, after, tables);
        return Optional.of(new Forecast(Map.of("otherStays/pursuitPoints", pursuit.figures().get(side.opponent() + "/points"),
                "otherStays/wipedOut", pursuit.figures().get(side + "/wipedOut")), Map.of()));
    }

    /** The odds of a pursuit: its points, and whether they wipe the beaten side out. */
    static Forecast forecast(EiaWarView board, LandCombat combat, EiaTables tables) {
        var side = pursuer(board, combat, tables).orElseThrow();
        var held = ArmyUnit.totalFactors(CombatEnds.pursuableUnits(combat, side.opponent(), ArmyUnit.of(board, combat, side.opponent())));
        var points = PlayedCombat.of(board, combat, tables).odds(CombatStop.PURSUIT, CombatStop.PURSUIT_LOSSES).map(state -> state.pursuit().points());
        return Forecast.EMPTY.with(side + "/points", points)
                .with(side.opponent() + "/wipedOut", points.map(due -> PursuitRules.freely(held, due,
                        List.of(FactorType.values()), DueLosses.takesLastPoint(board), tables.constants()).equals(held)))
                .withParty(side.word(), combat.armyOf(side).lead().word()).withParty(side.opponent().word(), combat.armyOf(side.opponent()).lead().word());
    }
}
