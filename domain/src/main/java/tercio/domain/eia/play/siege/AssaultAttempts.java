package tercio.domain.eia.play.siege;

import java.util.Optional;
import tercio.domain.dice.Die;
import tercio.domain.dice.DieName;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.EiaEvent;
import tercio.domain.eia.game.SiegeDuty;
import tercio.domain.eia.play.EiaPlay;
import tercio.domain.eia.siege.AssaultAttempt;
import tercio.domain.eia.siege.AttemptState;
import tercio.domain.eia.siege.CityAssaultProcedure;
import tercio.domain.eia.tables.EiaTables;
import tercio.domain.eia.tables.SiegeTable.SiegeResult;
import tercio.domain.game.Verdict;
import tercio.domain.ruling.AppliedModifiers;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.SingleRoll;
import tercio.domain.ruling.SingleRoll.Cast;
import tercio.domain.ruling.StepRecorder;

/** Assault attempts and sorties (EIA-7.5.4.1). */
final class AssaultAttempts {

    static final String SORTIE = "EIA-7.5.4.1.2.1";

    /** Whether the garrison loses the factor. */
    static final SingleRoll<EiaTables, Boolean> ROLL = SingleRoll.of("sortie", Citation.of(SORTIE),
            new DieName(Die.D6, "", CityAssaultProcedure.SORTIE, 0), tables -> AppliedModifiers.NONE,
            (tables, die, modified) -> AssaultAttempt.garrisonLoses(tables, die));

    private AssaultAttempts() {}

    static Optional<Verdict<EiaEvent>> attempt(EiaPlay play, CitySiegeCommand.AttemptAssault command) {
        var area = command.area();
        var objection = SiegeStep.objection(play, command.power(), area, true);
        if (objection.isPresent()) {
            return objection;
        }
        var board = play.board();
        var city = board.state().city(area).orElseThrow();
        if (!SiegeStep.supplied(board, city)) {
            return EiaPlay.refused(SiegeStep.RULE, "The city of " + board.name(area) + " is assaulted only by forces whose corps all used depot supply or took no bonus of "
                    + "unused movement points.", SiegeStep.options(board, city));
        }
        var assault = new CityAssaultProcedure(SiegeTerms.assault(board, area, SiegeForces.phasing(board, city)), SiegeTerms.TABLES);
        var procedure = (board.inside(area).isEmpty() ? assault : assault.inSecret()).attempt();
        var recorder = StepRecorder.recording();
        return switch (procedure.start(AttemptState.START, play.dice("siege of " + area + " by " + command.power().word()), recorder)) {
            case Run.Lacking<AttemptState> lacking -> EiaPlay.wants(lacking.die());
            case Run.Waiting<AttemptState> waiting -> throw new IllegalStateException("an assault attempt waits for no choice");
            case Run.Finished<AttemptState> done -> {
                play.rolled(done.rolls());
                play.happens(new CitySiegeEvent.AssaultAttempted(command.power(), area, done.state().result().toString()), recorder.steps());
                follow(play, area, done.state().result());
                yield EiaPlay.done();
            }
        };
    }

    /** A garrison that nobody plays makes no sortie and fights in the breach. */
    private static void follow(EiaPlay play, String area, SiegeResult result) {
        var defender = SiegeForces.defender(play.board(), area);
        switch (result) {
            case NO_RESULT -> { }
            case SORTIE -> defender.ifPresent(power -> due(play, new SiegeDuty.OfferedSortie(power, area)));
            case BREACH -> {
                if (defender.isPresent()) {
                    due(play, new SiegeDuty.BreachedWalls(defender.get(), area, false));
                } else {
                    SiegeFights.assault(play, area);
                }
            }
        }
    }

    static void due(EiaPlay play, SiegeDuty duty) {
        play.happens(new CitySiegeEvent.SiegeDecisionDue(duty));
    }

    static Optional<Verdict<EiaEvent>> sortie(EiaPlay play, CitySiegeCommand.DecideSortie command) {
        var area = command.area();
        if (SiegeStep.owed(play, SiegeDuty.OfferedSortie.class, command).isEmpty()) {
            return SiegeStep.notAsked(SORTIE, "No sortie is open to " + command.power().title() + " here.");
        }
        if (!command.sortie()) {
            play.happens(new CitySiegeEvent.SortieForgone(area));
            return EiaPlay.done();
        }
        var recorder = StepRecorder.recording();
        return switch (ROLL.procedure().start(ROLL.start(SiegeTerms.TABLES), play.dice("sortie from " + area), recorder)) {
            case Run.Lacking<Cast<EiaTables, Boolean>> lacking -> EiaPlay.wants(lacking.die());
            case Run.Waiting<Cast<EiaTables, Boolean>> waiting -> throw new IllegalStateException("a sortie waits for no choice");
            case Run.Finished<Cast<EiaTables, Boolean>> done -> {
                play.rolled(done.rolls());
                boolean garrisonLoses = done.state().result();
                play.happens(new CitySiegeEvent.SortieMade(area, garrisonLoses), recorder.steps());
                due(play, new SiegeDuty.SortieLoss(loser(play, command, garrisonLoses), area, garrisonLoses));
                yield EiaPlay.done();
            }
        };
    }

    private static Power loser(EiaPlay play, CitySiegeCommand.DecideSortie command, boolean garrisonLoses) {
        var city = play.state().city(command.area()).orElseThrow();
        return garrisonLoses ? command.power() : SiegeStep.besieger(play.board(), city).orElseThrow();
    }
}
