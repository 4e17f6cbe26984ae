package tercio.domain.eia.play.combat;

import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.CombatEnd;
import tercio.domain.eia.combat.CombatReadings;
import tercio.domain.eia.combat.DayChoice;
import tercio.domain.eia.combat.FieldCombat;
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
import tercio.domain.ruling.Step;

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
            case ARRIVAL -> !arrivalDue(combat) && afterArrival(play, combat);
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
        play.happens(new ChitsRevealed(attacker.get(), defender.get()),
                List.of(Step.of("chits", "EIA-7.5.2.4").result(attacker.get().title() + " against " + defender.get().title())));
        reach(play, defender.get() == OperationalChit.WITHDRAW ? CombatStage.WITHDRAWAL : CombatStage.MORALE);
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
        var verdict = FightingRounds.verdict(play.board(), combat, TABLES);
        if (verdict.isPresent()) {
            CombatEnds.decide(play, verdict.get(), TABLES);
            reach(play, CombatStage.PURSUIT);
        } else {
            reach(play, CombatStage.REINFORCEMENT);
        }
        return true;
    }

    private static boolean afterReinforcement(EiaPlay play, LandCombat combat) {
        reach(play, CombatStage.ARRIVAL);
        return true;
    }

    /** Whether an outflanking force may arrive now: after rounds 1 and 2 (EIA-7.5.2.12). */
    static boolean arrivalDue(LandCombat combat) {
        return outflanker(combat).isPresent() && combat.round() < TABLES.constants().rounds() && combat.answered().isEmpty();
    }

    /** The side whose outflanking force has not arrived. */
    static Optional<CombatSide> outflanker(LandCombat combat) {
        return combat.attacker().waitsForFlank() ? Optional.of(CombatSide.ATTACKER)
                : combat.defender().waitsForFlank() ? Optional.of(CombatSide.DEFENDER) : Optional.empty();
    }

    private static boolean afterArrival(EiaPlay play, LandCombat combat) {
        boolean withdraws = combat.round() == 1 && combat.attacker().waitsForFlank()
                && combat.shown().filter(chits -> chits.defender() == OperationalChit.WITHDRAW).isPresent();
        if (withdraws && Withdrawals.afterFirstRound(play, combat)) {
            return true;
        }
        nextRound(play, combat);
        return true;
    }

    private static void nextRound(EiaPlay play, LandCombat combat) {
        if (combat.round() < TABLES.constants().rounds()) {
            reach(play, CombatStage.ROUND);
        } else if (combat.kind() == CombatKind.LIMITED) {
            play.happens(new CombatDecided(CombatEnd.END_OF_DAY, Optional.empty()),
                    List.of(Step.of("limited field combat", "EIA-7.5.4.2.3.1").result("the relieving force has not won within three rounds")));
            CombatEnds.leave(play, combat(play.state()));
        } else {
            reach(play, CombatStage.DAY_END);
        }
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
        play.happens(new CombatDecided(CombatEnd.END_OF_DAY, Optional.empty()));
        CombatEnds.withdraws(play, attacker.get() == DayChoice.WITHDRAW, defender.get() == DayChoice.WITHDRAW,
                play.state().readings().is(CombatReadings.PURSUIT_OF_WITHDRAWAL, "made"));
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
        } else if (combat.defender().gone()) {
            play.happens(new CombatDecided(CombatEnd.WITHDRAWAL, Optional.empty()),
                    List.of(Step.of("withdrawal", "EIA-7.5.2.5.1").result("nobody is left to fight")));
            reach(play, CombatStage.AFTERMATH);
        } else if (combat.round() == 0) {
            if (combat.shown().filter(chits -> chits.attacker() == OperationalChit.PROBE).isPresent()) {
                // The chart has no tables for a probe against a withdrawal: who stays behind fights as in a trivial combat.
                play.happens(new CombatKindChanged(CombatKind.TRIVIAL, true));
            }
            reach(play, CombatStage.MORALE);
        } else {
            nextRound(play, combat);
        }
        return true;
    }
}
