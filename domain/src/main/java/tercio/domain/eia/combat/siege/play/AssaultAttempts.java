package tercio.domain.eia.combat.siege.play;

import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.combat.siege.AssaultAttempt;
import tercio.domain.eia.combat.siege.AttemptState;
import tercio.domain.eia.combat.siege.CityAssaultProcedure;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.YesOrNo;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.eia.common.play.EiaCommandRun;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.eia.common.tables.SiegeTable.SiegeResult;
import tercio.domain.game.Execution;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.SingleRoll.RollState;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** Assault attempts and sorties (EIA-7.5.4.1). */
final class AssaultAttempts {

    static final String SORTIE = "EIA-7.5.4.1.2.1";

    /** Whether the garrison loses the factor. */
    static final SingleRoll<EiaTables, YesOrNo> ROLL = SingleRoll.of("sortie", Citation.of(SORTIE),
            new DieName(Die.D6, "", CityAssaultProcedure.SORTIE, 0), tables -> AppliedModifiers.NONE,
            (tables, die, modified) -> YesOrNo.of(AssaultAttempt.garrisonLoses(tables, die)));

    private AssaultAttempts() {}

    static Execution attemptAssault(EiaCommandRun play, CitySiegeCommand.AttemptAssault command) {
        var area = command.area();
        var objection = SiegeStep.refusal(play, command.power(), area, true);
        if (objection.isPresent()) {
            return EiaCommandRun.refuse(objection.get());
        }
        var board = play.board();
        var city = board.state().city(area).orElseThrow();
        if (!SiegeStep.isSupplied(board, city)) {
            return EiaCommandRun.refuse(SiegeStep.RULE, Sentence.of("eia.refused.assault-supply").with("city", CampaignNames.area(area)), SiegeStep.options(board, city));
        }
        var assault = new CityAssaultProcedure(SiegeTerms.assault(board, area, SiegeForces.phasingBesiegers(board, city)), board.tables());
        var procedure = (board.corpsInside(area).isEmpty() ? assault : assault.withoutFactorCounts()).attempt();
        var recorder = StepRecorder.recording();
        return switch (procedure.start(AttemptState.START, play.dice("siege of " + area + " by " + command.power().word()), recorder)) {
            case Run.MissingDie<AttemptState> lacking -> EiaCommandRun.needsDie(lacking.die());
            case Run.Waiting<AttemptState> waiting -> throw new IllegalStateException("an assault attempt waits for no choice");
            case Run.Finished<AttemptState> done -> {
                play.addRolls(done.rolls());
                play.emit(new CitySiegeEvent.AssaultAttempted(command.power(), area, done.state().result().toString()), recorder.steps());
                followUp(play, area, done.state().result());
                yield EiaCommandRun.success();
            }
        };
    }

    /** A garrison that nobody plays makes no sortie and fights in the breach. */
    private static void followUp(EiaCommandRun play, SpaceId area, SiegeResult result) {
        var defender = SiegeForces.playedDefender(play.board(), area);
        switch (result) {
            case NO_RESULT -> { }
            case SORTIE -> defender.ifPresent(power -> addDuty(play, new SiegeDuty.OfferedSortie(power, area)));
            case BREACH -> {
                if (defender.isPresent()) {
                    addDuty(play, new SiegeDuty.BreachedWalls(defender.get(), area, false));
                } else {
                    SiegeFights.assault(play, area);
                }
            }
        }
    }

    static void addDuty(EiaCommandRun play, SiegeDuty duty) {
        play.emit(new CitySiegeEvent.SiegeDecisionDue(duty));
    }

    static Execution decideSortie(EiaCommandRun play, CitySiegeCommand.DecideSortie command) {
        var area = command.area();
        if (SiegeStep.openDuty(play, SiegeDuty.OfferedSortie.class, command).isEmpty()) {
            return EiaCommandRun.refuse(SORTIE, Sentence.of("eia.refused.no-sortie").with("who", CampaignNames.power(command.power())).with("at", CampaignNames.at(command.area())));
        }
        if (!command.sortie()) {
            play.emit(new CitySiegeEvent.SortieForgone(area));
            return EiaCommandRun.success();
        }
        var recorder = StepRecorder.recording();
        return switch (ROLL.procedure().start(ROLL.start(play.tables()), play.dice("sortie from " + area), recorder)) {
            case Run.MissingDie<RollState<EiaTables, YesOrNo>> lacking -> EiaCommandRun.needsDie(lacking.die());
            case Run.Waiting<RollState<EiaTables, YesOrNo>> waiting -> throw new IllegalStateException("a sortie waits for no choice");
            case Run.Finished<RollState<EiaTables, YesOrNo>> done -> {
                play.addRolls(done.rolls());
                boolean garrisonLoses = done.state().result().isYes();
                play.emit(new CitySiegeEvent.SortieMade(area, garrisonLoses), recorder.steps());
                addDuty(play, new SiegeDuty.SortieLoss(loser(play, command, garrisonLoses), area, garrisonLoses));
                yield EiaCommandRun.success();
            }
        };
    }

    private static Power loser(EiaCommandRun play, CitySiegeCommand.DecideSortie command, boolean garrisonLoses) {
        var city = play.state().city(command.area()).orElseThrow();
        return garrisonLoses ? command.power() : SiegeStep.actingBesieger(play.board(), city).orElseThrow();
    }
}
