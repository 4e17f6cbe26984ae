package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.combat.play.CombatEvent.ChitsRevealed;
import tercio.domain.eia.combat.play.CombatEvent.CombatDayBegan;
import tercio.domain.eia.combat.play.CombatEvent.CombatDecided;
import tercio.domain.eia.combat.play.CombatEvent.CombatKindChanged;
import tercio.domain.eia.combat.play.CombatEvent.CombatStageReached;
import tercio.domain.eia.combat.play.CombatEvent.CombatsListed;
import tercio.domain.eia.combat.play.CombatEvent.DayEndRevealed;
import tercio.domain.eia.combat.play.CombatEvent.OutflankAnnounced;
import tercio.domain.eia.common.game.ChitPair;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.CombatStage;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandCombat;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.game.SealedChoices;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Moves a combat on from stage to stage where no player has to decide (EIA-7.5.2). */
final class CombatFlow {

    private CombatFlow() {}

    static LandCombat combat(EiaState state) {
        return state.combats().fought().orElseThrow();
    }

    static void enterStage(EiaCommandRun play, CombatStage stage) {
        play.emit(new CombatStageReached(stage));
    }

    /** Continues the combat that is being fought, unless it waits for a player. */
    static boolean continueCombat(EiaCommandRun play) {
        return play.state().isIn(LandStep.COMBAT) && play.state().combats().fought().filter(combat -> continueStage(play, combat)).isPresent();
    }

    /** Lists the combats of the step where they are not known yet, or are others now. */
    static boolean listCombats(EiaCommandRun play) {
        if (!play.state().isIn(LandStep.COMBAT)) {
            return false;
        }
        var status = play.state().combats();
        if (status.fought().isPresent() || status.part() == CombatPart.SIEGES) {
            return false;
        }
        var areas = status.part() == CombatPart.NOT_LISTED ? CombatListing.areas(play.board())
                : status.declared().stream().filter(area -> CombatListing.mustFight(play.board(), area)).toList();
        if (status.part() == CombatPart.COMBATS && areas.equals(status.declared()) && !areas.isEmpty()) {
            return false;
        }
        play.emit(new CombatsListed(areas.isEmpty() ? CombatPart.SIEGES : CombatPart.COMBATS, areas),
                List.of(Step.of("combats of the step", "EIA-7.5.1").result(Sentence.of("eia.combat.result-combats").with("count", areas.size()))));
        return true;
    }

    private static boolean continueStage(EiaCommandRun play, LandCombat combat) {
        return switch (combat.stage()) {
            case AGREEMENT -> false;
            case RETIREMENT -> Retirements.runAutomaticStep(play, combat);
            case RETIREMENT_AGREEMENT -> Retirements.settleAgreement(play, combat);
            case SALLY -> Sallies.runAutomaticStep(play, combat);
            case COMMAND -> SideCommand.powersToAsk(play.board(), combat).isEmpty() && enterChits(play);
            case CHITS -> combat.chits().isComplete() && announceOutflank(play, combat);
            case DIVISION -> isDivided(combat) && revealChits(play, combat);
            case WITHDRAWAL -> Withdrawals.withdrawAutomatically(play, combat, play.tables());
            case MORALE -> areForcesKnown(play.state(), combat) && revealForces(play);
            case ROUND, DAY_END -> combat.isAt(CombatStage.DAY_END) && combat.intentions().isComplete() && endDay(play, combat);
            case CASUALTIES -> settleCasualties(play, combat);
            case REINFORCEMENT -> Reinforcements.isSettled(play.board(), combat, play.tables()) && leaveReinforcement(play, combat);
            case ARRIVAL -> leaveArrival(play, combat);
            case PURSUIT -> !Pursuits.isPossible(play.board(), combat, play.tables()) && CombatEnds.leave(play, combat);
            case PURSUIT_LOSSES -> settlePursuit(play, combat);
            case RETREAT -> LeavingForces.runAutomaticStep(play, combat) || combat.retreats().isEmpty() && leaveRetreat(play, combat);
            case AFTERMATH -> Aftermath.runAutomaticStep(play, combat);
        };
    }

    // --- Before the battle -----------------------------------------------------------------------------------------

    /** On to the chits, or to morale at once in a simplified combat. */
    static boolean enterChits(EiaCommandRun play) {
        enterStage(play, combat(play.state()).simplified() ? CombatStage.MORALE : CombatStage.CHITS);
        return true;
    }

    private static boolean announceOutflank(EiaCommandRun play, LandCombat combat) {
        var attacker = combat.chits().of(combat.attacker().lead().word());
        var defender = combat.chits().of(combat.defender().lead().word());
        if (attacker.isEmpty() || defender.isEmpty()) {
            return false;
        }
        play.emit(new OutflankAnnounced(attacker.get() == OperationalChit.OUTFLANK, defender.get() == OperationalChit.OUTFLANK,
                FieldCombat.outflanker(attacker.get(), defender.get(), play.tables())));
        enterStage(play, CombatStage.DIVISION);
        return true;
    }

    private static boolean isDivided(LandCombat combat) {
        return combat.announced().filter(side -> combat.armyOf(side).flanking().isEmpty()).isEmpty();
    }

    private static boolean revealChits(EiaCommandRun play, LandCombat combat) {
        var attacker = combat.chits().of(combat.attacker().lead().word());
        var defender = combat.chits().of(combat.defender().lead().word());
        if (attacker.isEmpty() || defender.isEmpty()) {
            return false;
        }
        var recorder = StepRecorder.recording();
        var shown = combat.withChits(SealedChoices.of(List.of()), Optional.of(new ChitPair(attacker.get(), defender.get())));
        var halt = CombatHalt.of(PlayedCombat.of(play.board(), shown, play.tables()).begin(recorder));
        play.emit(new ChitsRevealed(attacker.get(), defender.get()), recorder.steps());
        enterStage(play, halt.stage());
        return true;
    }

    /** Whether the factors of all corps are known; they are not on the board of a player. */
    private static boolean areForcesKnown(EiaState state, LandCombat combat) {
        return CombatLists.union(combat.attacker().corps(), combat.defender().corps()).stream()
                .allMatch(id -> state.corps().get(id).factors().isPresent());
    }

    private static boolean revealForces(EiaCommandRun play) {
        FightingRounds.reveal(play, play.tables());
        return true;
    }

    // --- After a round ---------------------------------------------------------------------------------------------

    private static boolean settleCasualties(EiaCommandRun play, LandCombat combat) {
        if (TakingCasualties.settleForcedLosses(play, CombatSide.ATTACKER, play.tables()) || TakingCasualties.settleForcedLosses(play, CombatSide.DEFENDER, play.tables())) {
            return true;
        }
        if (combat.attacker().demand().isPresent() || combat.defender().demand().isPresent()) {
            return false;
        }
        var recorder = StepRecorder.recording();
        var halt = PlayedCombat.of(play.board(), combat, play.tables()).halt(CombatStop.CASUALTIES, recorder);
        if (halt.at(CombatStop.END)) {
            CombatEnds.decide(play, halt.state(), recorder.steps(), play.tables());
        }
        enterStage(play, halt.stage());
        return true;
    }

    private static boolean leaveReinforcement(EiaCommandRun play, LandCombat combat) {
        enterStage(play, CombatStage.ARRIVAL);
        return true;
    }

    /** The side whose outflanking force has not arrived. */
    static Optional<CombatSide> awaitedOutflanker(LandCombat combat) {
        return combat.attacker().waitsForFlank() ? Optional.of(CombatSide.ATTACKER)
                : combat.defender().waitsForFlank() ? Optional.of(CombatSide.DEFENDER) : Optional.empty();
    }

    /** Waits for the die where an outflanking force may arrive; goes on to the next round or the end of the day otherwise. */
    private static boolean leaveArrival(EiaCommandRun play, LandCombat combat) {
        var recorder = StepRecorder.recording();
        var halt = PlayedCombat.of(play.board(), combat, play.tables())
                .halt(combat.answered().isEmpty() ? CombatStop.REINFORCEMENT : CombatStop.ARRIVED, recorder);
        switch (halt.stop().orElseThrow()) {
            case ARRIVAL -> {
                return false;
            }
            case LEAVING -> Withdrawals.leave(play, combat, recorder.steps());
            case END -> {
                endWithoutWinner(play, halt, recorder.steps());
                CombatEnds.leave(play, combat(play.state()));
            }
            default -> enterStage(play, halt.stage());
        }
        return true;
    }

    /** The day is over without a winner. */
    private static void endWithoutWinner(EiaCommandRun play, CombatHalt halt, List<Step> steps) {
        play.emit(new CombatDecided(halt.state().ended(), Optional.empty()), steps);
    }

    // --- The end of a day ------------------------------------------------------------------------------------------

    private static boolean endDay(EiaCommandRun play, LandCombat combat) {
        var attacker = combat.intentions().of(combat.attacker().lead().word());
        var defender = combat.intentions().of(combat.defender().lead().word());
        if (attacker.isEmpty() || defender.isEmpty()) {
            return false;
        }
        play.emit(new DayEndRevealed(attacker.get(), defender.get()));
        Aftermath.removeEmptiedCorps(play);
        if (attacker.get() == DayChoice.FIGHT && defender.get() == DayChoice.FIGHT) {
            play.emit(new CombatDayBegan(combat.day() + 1));
            return enterChits(play);
        }
        var leaving = new ArrayList<CombatSide>();
        if (attacker.get() == DayChoice.WITHDRAW) {
            leaving.add(CombatSide.ATTACKER);
        }
        if (defender.get() == DayChoice.WITHDRAW) {
            leaving.add(CombatSide.DEFENDER);
        }
        endWithoutWinner(play, PlayedCombat.of(play.board(), combat(play.state()), play.tables()).leaving(leaving).halt(CombatStop.DAY_END, StepRecorder.SILENT), List.of());
        CombatEnds.withdraw(play, leaving, play.tables());
        return true;
    }

    private static boolean settlePursuit(EiaCommandRun play, LandCombat combat) {
        if (TakingCasualties.settleForcedLosses(play, CombatSide.ATTACKER, play.tables()) || TakingCasualties.settleForcedLosses(play, CombatSide.DEFENDER, play.tables())) {
            return true;
        }
        if (combat.attacker().demand().isPresent() || combat.defender().demand().isPresent()) {
            return false;
        }
        CombatEnds.captureAfterPursuit(play);
        return CombatEnds.leave(play, combat(play.state()));
    }

    private static boolean leaveRetreat(EiaCommandRun play, LandCombat combat) {
        if (combat.end().isPresent()) {
            enterStage(play, CombatStage.AFTERMATH);
            return true;
        }
        var recorder = StepRecorder.recording();
        var played = PlayedCombat.of(play.board(), combat, play.tables());
        var halt = played.halt(CombatStop.LEAVING, recorder);
        if (halt.at(CombatStop.END)) {
            endWithoutWinner(play, halt, recorder.steps());
            enterStage(play, CombatStage.AFTERMATH);
            return true;
        }
        if (halt.at(CombatStop.FORCES) && !played.hasTables()) {
            // The chart has no tables for a probe against a withdrawal: who stays behind fights as in a trivial combat.
            play.emit(new CombatKindChanged(CombatKind.TRIVIAL, true));
        }
        enterStage(play, halt.stage());
        return true;
    }
}
