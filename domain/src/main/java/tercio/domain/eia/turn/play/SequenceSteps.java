package tercio.domain.eia.turn.play;

import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.play.EiaCommandRun;

/** Order of the steps of a sequence, of the sequences of a month and of the months (EIA-7.1.3). */
public final class SequenceSteps {

    private SequenceSteps() {}

    /** Whether a player ends the step. The supply and combat steps end when everything in them is settled. */
    public static boolean isEndedByPlayer(LandStep step) {
        return step == LandStep.DEPOTS || step == LandStep.MOVEMENT || step == LandStep.GUERILLAS;
    }

    /** Ends the current step of the power that moves: its ally goes on with the same step, or the next step begins. */
    public static void endStep(EiaCommandRun play) {
        if (!(play.state().phase() instanceof LandPhase.InSequence(var slot, var step))) {
            throw new IllegalStateException("no step to end in " + play.state().phase());
        }
        if (slot.hasNext() && step != LandStep.COMBAT) {
            play.emit(new TurnEvent.StepBegan(slot.next(), step));
        } else if (step.ordinal() + 1 < LandStep.values().length) {
            var next = LandStep.values()[step.ordinal() + 1];
            var first = new Slot(slot.number(), slot.acting(), 0);
            play.emit(new TurnEvent.StepBegan(first, next));
            if (next == LandStep.MOVEMENT) {
                OrderOfAllies.askFirstAlly(play, first);
            }
        } else {
            play.emit(new TurnEvent.SequenceEnded(slot));
            endSequence(play, slot.number() + 1);
        }
    }

    private static void endSequence(EiaCommandRun play, int next) {
        if (next < play.state().order().size()) {
            beginSequence(play, next);
            return;
        }
        Conquest.resolve(play);
        CampaignMonth month = play.state().month();
        if (month.compareTo(play.state().scenario().to()) >= 0) {
            play.emit(new TurnEvent.WarEnded());
        } else {
            play.emit(new TurnEvent.MonthBegan(month.next()));
        }
    }

    static void beginSequence(EiaCommandRun play, int number) {
        play.emit(new TurnEvent.SequenceBegan(new Slot(number, play.state().order().get(number), 0)));
    }
}
