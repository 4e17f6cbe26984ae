package tercio.domain.eia.play.turn;

import tercio.domain.eia.concept.CampaignMonth;
import tercio.domain.eia.game.LandPhase;
import tercio.domain.eia.game.LandStep;
import tercio.domain.eia.game.Slot;
import tercio.domain.eia.play.EiaPlay;

/** Order of the steps of a sequence, of the sequences of a month and of the months (EIA-7.1.3). */
public final class Steps {

    private Steps() {}

    /** Whether a player ends the step. The supply and combat steps end when everything in them is settled. */
    public static boolean endedByPlayer(LandStep step) {
        return step == LandStep.DEPOTS || step == LandStep.MOVEMENT || step == LandStep.GUERILLAS;
    }

    /** Ends the current step of the power that moves: its ally goes on with the same step, or the next step begins. */
    public static void goOn(EiaPlay play) {
        if (!(play.state().phase() instanceof LandPhase.InSequence(var slot, var step))) {
            throw new IllegalStateException("no step to end in " + play.state().phase());
        }
        if (slot.hasNext() && step != LandStep.COMBAT) {
            play.happens(new TurnEvent.StepBegan(slot.next(), step));
        } else if (step.ordinal() + 1 < LandStep.values().length) {
            var next = LandStep.values()[step.ordinal() + 1];
            var first = new Slot(slot.number(), slot.acting(), 0);
            play.happens(new TurnEvent.StepBegan(first, next));
            if (next == LandStep.MOVEMENT) {
                OrderOfAllies.ask(play, first);
            }
        } else {
            play.happens(new TurnEvent.SequenceEnded(slot));
            endSequence(play, slot.number() + 1);
        }
    }

    private static void endSequence(EiaPlay play, int next) {
        if (next < play.state().order().size()) {
            beginSequence(play, next);
            return;
        }
        Conquest.resolve(play);
        CampaignMonth month = play.state().month();
        if (month.compareTo(play.state().scenario().to()) >= 0) {
            play.happens(new TurnEvent.WarEnded());
        } else {
            play.happens(new TurnEvent.MonthBegan(month.next()));
        }
    }

    static void beginSequence(EiaPlay play, int number) {
        play.happens(new TurnEvent.SequenceBegan(new Slot(number, play.state().order().get(number), 0)));
    }
}
