package tercio.domain.eia.combat.play;

import java.util.Optional;
import tercio.domain.eia.combat.CombatState;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.RoundDeclaration;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatEvent.CombatRoundFought;
import tercio.domain.eia.combat.play.CombatEvent.ForcesRevealed;
import tercio.domain.eia.combat.play.CombatEvent.RoundDeclared;
import tercio.domain.eia.common.game.ArmyMorale;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.game.Execution;
import tercio.domain.game.Refusal;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Morale levels and rounds of a combat in play (EIA-7.5.2.6 to EIA-7.5.2.10.1). */
final class FightingRounds {


    private FightingRounds() {}

    /** Reveals forces and morale levels (EIA-7.5.2.6), and goes on to the round. */
    static void reveal(EiaCommandRun play, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var recorder = StepRecorder.recording();
        var halt = PlayedCombat.of(play.board(), combat, tables).halt(CombatStop.FORCES, recorder);
        RevealedIdentity.reveal(play, CombatLists.union(combat.attacker().corps(), combat.defender().corps()));
        play.emit(new ForcesRevealed(revealedArmy(play.board(), combat, CombatSide.ATTACKER, halt.state(), tables),
                revealedArmy(play.board(), combat, CombatSide.DEFENDER, halt.state(), tables),
                CombatLists.union(combat.attacker().corps(), combat.defender().corps())), recorder.steps());
        CombatFlow.enterStage(play, halt.stage());
    }

    private static RevealedArmy revealedArmy(EiaWarView board, LandCombat combat, CombatSide side, CombatState found, EiaTables tables) {
        var army = combat.armyOf(side);
        return new RevealedArmy(army.corps(), new ForceOnBoard(board, combat, side, tables).newLarge(),
                army.morale().withLevels(found.sheet().base(side), found.finalMorale(side)));
    }

    // --- A round ---------------------------------------------------------------------------------------------------

    static Execution fight(EiaCommandRun play, FightRound command, EiaTables tables) {
        var combat = CombatFlow.combat(play.state());
        var side = combat.sideLedBy(command.power()).orElseThrow();
        var refused = declarationRefusal(play, combat, side, command, tables);
        if (refused.isPresent()) {
            return EiaCommandRun.refuse(refused.get());
        }
        int rating = PlayedCombat.of(play.board(), combat, tables).tactical(side);
        play.emit(new RoundDeclared(side, new RoundDeclaration(command.tactical().orElse(rating), command.guard(), command.artillery())));
        return CombatFlow.combat(play.state()).armyOf(side.opponent()).declared().isPresent() ? rollRound(play, tables) : EiaCommandRun.success();
    }

    private static Optional<Refusal> declarationRefusal(EiaCommandRun play, LandCombat combat, CombatSide side, FightRound command, EiaTables tables) {
        if (combat.armyOf(side).declared().isPresent()) {
            return Optional.of(Refusal.of("EIA-7.5.2.9", Sentence.of("eia.refused.declared-already").with("who", CampaignNames.power(command.power()))));
        }
        int rating = PlayedCombat.of(play.board(), combat, tables).tactical(side);
        if (command.tactical().filter(lower -> lower < 0 || lower > rating).isPresent()) {
            return Optional.of(Refusal.of("EIA-7.5.2.9.1.2", Sentence.of("eia.refused.rating").with("rating", rating))
                    .withLegal(CombatDecisions.roundOptions(play.board(), combat, side, tables)));
        }
        return RoundOptions.refusal(play, combat, side, command, tables);
    }

    private static Execution rollRound(EiaCommandRun play, EiaTables tables) {
        var lacking = RoundOptions.resolve(play, tables);
        if (lacking.isDeclined()) {
            return lacking;
        }
        var recorder = StepRecorder.recording();
        var combat = CombatFlow.combat(play.state());
        var played = PlayedCombat.of(play.board(), combat, tables);
        return switch (played.from(CombatStop.DECLARATIONS, CombatNames.dice(play), recorder)) {
            case Run.MissingDie<CombatState>(var die) -> EiaCommandRun.needsDie(die);
            case Run.Finished<CombatState> finished -> throw new IllegalStateException("both sides take their losses after the dice");
            case Run.Waiting<CombatState>(var at, var choice, var rolls) -> {
                play.addRolls(rolls);
                var state = at.state();
                play.emit(new CombatRoundFought(combat.round() + 1, fireOf(state, CombatSide.ATTACKER), fireOf(state, CombatSide.DEFENDER),
                        morale(played, state, CombatSide.ATTACKER), morale(played, state, CombatSide.DEFENDER), state.demandOn(CombatSide.ATTACKER),
                        state.demandOn(CombatSide.DEFENDER)), recorder.steps());
                CombatFlow.enterStage(play, CombatStage.CASUALTIES);
                yield EiaCommandRun.success();
            }
        };
    }

    private static SideFire fireOf(CombatState state, CombatSide side) {
        var fire = state.sheet().fire(side);
        return new SideFire(fire.table().toString(), fire.die(), fire.modified(), fire.percentage(), fire.factors(), fire.morale());
    }

    /** The morale of a side after the round. A side that breaks has lost all of it. */
    private static ArmyMorale morale(PlayedCombat played, CombatState state, CombatSide side) {
        var morale = played.combat().armyOf(side).morale();
        int lost = state.moraleLost(side) - played.moraleCarriedOver(side);
        return morale.withLost(state.isBroken(side) ? Math.max(lost, morale.level()) : lost);
    }
}
