package tercio.domain.eia.play.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatStop;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FieldCombat;
import tercio.domain.eia.game.ChitPair;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.CombatPart;
import tercio.domain.eia.game.CombatStage;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.LandCombat;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.play.combat.CombatEvent.ChitsRevealed;
import tercio.domain.eia.play.combat.CombatEvent.CombatDayBegan;
import tercio.domain.eia.play.combat.CombatEvent.CombatDecided;
import tercio.domain.eia.play.combat.CombatEvent.CombatKindChanged;
import tercio.domain.eia.play.combat.CombatEvent.CombatStageReached;
import tercio.domain.eia.play.combat.CombatEvent.CombatsListed;
import tercio.domain.eia.play.combat.CombatEvent.DayEndRevealed;
import tercio.domain.eia.play.combat.CombatEvent.OutflankAnnounced;
import tercio.domain.eia.tables.CombatSide;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.eia.tables.OperationalChit;
import tercio.domain.game.SealedChoices;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Moves a combat on from stage to stage where no player has to decide (EIA-7.5.2). */
final class CombatFlow {

    private static final EiaTables TABLES = EiaTables.PRINTED;

    private CombatFlow() {}

    static LandCombat combat(EiaState state) {
        return state.combats().fought().orElseThrow();
    }

    static void reach(EiaPlay play, CombatStage stage) {
        play.happens(new CombatStageReached(stage));
    }

    static boolean goesOn(EiaPlay play) {
        if (!play.state().in(LandStep.COMBAT)) {
            return false;
        }
        var status = play.state().combats();
        if (status.fought().isPresent()) {
            return goesOn(play, status.fought().get());
        }
        if (status.part() == CombatPart.SIEGES) {
            return false;
        }
        var areas = status.part() == CombatPart.NOT_LISTED ? CombatListing.areas(play.board())
                : status.declared().stream().filter(area -> CombatListing.must(play.board(), area)).toList();
        if (status.part() == CombatPart.COMBATS && areas.equals(status.declared()) && !areas.isEmpty()) {
            return false;
        }
        play.happens(new CombatsListed(areas.isEmpty() ? CombatPart.SIEGES : CombatPart.COMBATS, areas),
                List.of(Step.of("combats of the step", "EIA-7.5.1").result(areas.isEmpty() ? "none" : areas.size() + " to be fought")));
        return true;
    }

    private static boolean goesOn(EiaPlay play, LandCombat combat) {
        return switch (combat.stage()) {
            case AGREEMENT -> false;
            case RETIREMENT -> Retirements.goesOn(play, combat);
            case RETIREMENT_AGREEMENT -> Retirements.agreed(play, combat);
            case SALLY -> Sallies.goesOn(play, combat);
            case COMMAND -> SideCommand.asked(play.board(), combat).isEmpty() && chits(play);
            case CHITS -> combat.chits().complete() && announced(play, combat);
            case DIVISION -> divided(combat) && revealChits(play, combat);
            case WITHDRAWAL -> Withdrawals.automatic(play, combat, TABLES);
            case MORALE -> known(play, combat) && revealForces(play);
            case ROUND, DAY_END -> combat.at(CombatStage.DAY_END) && combat.intentions().complete() && dayEnds(play, combat);
            case CASUALTIES -> casualties(play, combat);
            case REINFORCEMENT -> Reinforcements.settled(play.board(), combat, TABLES) && afterReinforcement(play, combat);
            case ARRIVAL -> afterArrival(play, combat);
            case PURSUIT -> !Pursuits.possible(play.board(), combat, TABLES) && CombatEnds.leave(play, combat);
            case PURSUIT_LOSSES -> pursued(play, combat);
            case RETREAT -> LeavingForces.goesOn(play, combat) || combat.retreats().isEmpty() && afterRetreat(play, combat);
            case AFTERMATH -> Aftermath.goesOn(play, combat);
        };
    }

    // --- Before the battle -----------------------------------------------------------------------------------------

    /** On to the chits, or to morale at once in a simplified combat. */
    static boolean chits(EiaPlay play) {
        reach(play, combat(play.state()).simplified() ? CombatStage.MORALE : CombatStage.CHITS);
        return true;
    }

    private static boolean announced(EiaPlay play, LandCombat combat) {
        var attacker = combat.chits().of(combat.attacker().lead().word());
        var defender = combat.chits().of(combat.defender().lead().word());
        if (attacker.isEmpty() || defender.isEmpty()) {
            return false;
        }
        play.happens(new OutflankAnnounced(attacker.get() == OperationalChit.OUTFLANK, defender.get() == OperationalChit.OUTFLANK,
                FieldCombat.outflanker(attacker.get(), defender.get(), TABLES)));
        reach(play, CombatStage.DIVISION);
        return true;
    }

    private static boolean divided(LandCombat combat) {
        return combat.announced().filter(side -> combat.army(side).flanking().isEmpty()).isEmpty();
    }

    private static boolean revealChits(EiaPlay play, LandCombat combat) {
        var attacker = combat.chits().of(combat.attacker().lead().word());
        var defender = combat.chits().of(combat.defender().lead().word());
        if (attacker.isEmpty() || defender.isEmpty()) {
            return false;
        }
        var recorder = StepRecorder.recording();
        var shown = combat.chits(SealedChoices.of(List.of()), Optional.of(new ChitPair(attacker.get(), defender.get())));
        var halt = CombatHalt.of(PlayedCombat.of(play.board(), shown, TABLES).begin(recorder));
        play.happens(new ChitsRevealed(attacker.get(), defender.get()), recorder.steps());
        reach(play, halt.stage());
        return true;
    }

    /** Whether the factors of all corps are known; they are not on the board of a player. */
    private static boolean known(EiaPlay play, LandCombat combat) {
        return CombatLists.union(combat.attacker().corps(), combat.defender().corps()).stream()
                .allMatch(id -> play.state().corps().get(id).factors().isPresent());
    }

    private static boolean revealForces(EiaPlay play) {
        FightingRounds.reveal(play, TABLES);
        return true;
    }

    // --- After a round ---------------------------------------------------------------------------------------------

    private static boolean casualties(EiaPlay play, LandCombat combat) {
        if (TakingCasualties.settles(play, CombatSide.ATTACKER, TABLES) || TakingCasualties.settles(play, CombatSide.DEFENDER, TABLES)) {
            return true;
        }
        if (combat.attacker().demand().isPresent() || combat.defender().demand().isPresent()) {
            return false;
        }
        var recorder = StepRecorder.recording();
        var halt = PlayedCombat.of(play.board(), combat, TABLES).halt(CombatStop.CASUALTIES, recorder);
        if (halt.at(CombatStop.END)) {
            CombatEnds.decide(play, halt.state(), recorder.steps(), TABLES);
        }
        reach(play, halt.stage());
        return true;
    }

    private static boolean afterReinforcement(EiaPlay play, LandCombat combat) {
        reach(play, CombatStage.ARRIVAL);
        return true;
    }

    /** The side whose outflanking force has not arrived. */
    static Optional<CombatSide> outflanker(LandCombat combat) {
        return combat.attacker().waitsForFlank() ? Optional.of(CombatSide.ATTACKER)
                : combat.defender().waitsForFlank() ? Optional.of(CombatSide.DEFENDER) : Optional.empty();
    }

    /** Waits for the die where an outflanking force may arrive; goes on to the next round or the end of the day otherwise. */
    private static boolean afterArrival(EiaPlay play, LandCombat combat) {
        var recorder = StepRecorder.recording();
        var halt = PlayedCombat.of(play.board(), combat, TABLES)
                .halt(combat.answered().isEmpty() ? CombatStop.REINFORCEMENT : CombatStop.ARRIVED, recorder);
        switch (halt.stop().orElseThrow()) {
            case ARRIVAL -> {
                return false;
            }
            case LEAVING -> Withdrawals.leave(play, combat, recorder.steps());
            case END -> {
                decided(play, halt, recorder.steps());
                CombatEnds.leave(play, combat(play.state()));
            }
            default -> reach(play, halt.stage());
        }
        return true;
    }

    /** The day is over without a winner. */
    private static void decided(EiaPlay play, CombatHalt halt, List<Step> steps) {
        play.happens(new CombatDecided(halt.state().ended(), Optional.empty()), steps);
    }

    // --- The end of a day ------------------------------------------------------------------------------------------

    private static boolean dayEnds(EiaPlay play, LandCombat combat) {
        var attacker = combat.intentions().of(combat.attacker().lead().word());
        var defender = combat.intentions().of(combat.defender().lead().word());
        if (attacker.isEmpty() || defender.isEmpty()) {
            return false;
        }
        play.happens(new DayEndRevealed(attacker.get(), defender.get()));
        Aftermath.removeEmptied(play);
        if (attacker.get() == DayChoice.FIGHT && defender.get() == DayChoice.FIGHT) {
            play.happens(new CombatDayBegan(combat.day() + 1));
            return chits(play);
        }
        var leaving = new ArrayList<CombatSide>();
        if (attacker.get() == DayChoice.WITHDRAW) {
            leaving.add(CombatSide.ATTACKER);
        }
        if (defender.get() == DayChoice.WITHDRAW) {
            leaving.add(CombatSide.DEFENDER);
        }
        decided(play, PlayedCombat.of(play.board(), combat(play.state()), TABLES).leaving(leaving).halt(CombatStop.DAY_END, StepRecorder.SILENT), List.of());
        CombatEnds.withdraw(play, leaving, TABLES);
        return true;
    }

    private static boolean pursued(EiaPlay play, LandCombat combat) {
        if (TakingCasualties.settles(play, CombatSide.ATTACKER, TABLES) || TakingCasualties.settles(play, CombatSide.DEFENDER, TABLES)) {
            return true;
        }
        if (combat.attacker().demand().isPresent() || combat.defender().demand().isPresent()) {
            return false;
        }
        CombatEnds.captureAfterPursuit(play);
        return CombatEnds.leave(play, combat(play.state()));
    }

    private static boolean afterRetreat(EiaPlay play, LandCombat combat) {
        if (combat.end().isPresent()) {
            reach(play, CombatStage.AFTERMATH);
            return true;
        }
        var recorder = StepRecorder.recording();
        var played = PlayedCombat.of(play.board(), combat, TABLES);
        var halt = played.halt(CombatStop.LEAVING, recorder);
        if (halt.at(CombatStop.END)) {
            decided(play, halt, recorder.steps());
            reach(play, CombatStage.AFTERMATH);
            return true;
        }
        if (halt.at(CombatStop.FORCES) && !played.hasTables()) {
            // The chart has no tables for a probe against a withdrawal: who stays behind fights as in a trivial combat.
            play.happens(new CombatKindChanged(CombatKind.TRIVIAL, true));
        }
        reach(play, halt.stage());
        return true;
    }
}
