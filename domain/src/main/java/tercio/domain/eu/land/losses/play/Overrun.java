package tercio.domain.eu.land.losses.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.EuEvent;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.game.Execution;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.Step;
import tercio.domain.ruling.StepRecorder;

/** Troops that an overrun destroys without a battle (EU-MOVE-OVERRUN). */
public final class Overrun {

    private static final String WHY = "overrun";

    private Overrun() {}

    /**
     * Rolls for the commander of the troops, records the overrun, and removes the troops from the board.
     *
     * @param declared the event that records the overrun
     * @param why the comparison that allows it
     * @param side of the destroyed troops, by the word of its dice
     * @param by the country that overruns them
     * @return declined with the demand for a die where one is missing
     */
    public static Execution destroy(EuCommandRun play, EuEvent declared, Step why, List<Stack> troops, String side, CountryId by) {
        var rolling = OverrunCasualties.of(play.state(), troops);
        if (rolling.isEmpty()) {
            recordAndRemove(play, declared, List.of(why), List.of(), troops);
            return EuCommandRun.success();
        }
        var recorder = StepRecorder.recording();
        var dice = play.dice("overrun of " + troops.getFirst().country() + " in " + troops.getFirst().province() + " by " + by);
        return switch (OverrunCasualties.procedure(side, play.tables()).start(rolling.get(), dice, recorder)) {
            case Run.MissingDie<OverrunCasualties> lacking -> EuCommandRun.needsDie(lacking.die());
            case Run.Waiting<OverrunCasualties> waiting -> throw new IllegalStateException("the fate of a leader waits for no choice");
            case Run.Finished<OverrunCasualties> over -> {
                var steps = new ArrayList<Step>(List.of(why));
                steps.addAll(recorder.steps());
                recordAndRemove(play, declared, steps, over.rolls(), troops);
                LeaderFates.recordFate(play, over.state().commander(), over.state().casualty(), by);
                yield EuCommandRun.success();
            }
        };
    }

    private static void recordAndRemove(EuCommandRun play, EuEvent declared, List<Step> why, List<Roll> rolls, List<Stack> troops) {
        play.addRolls(rolls);
        play.emit(declared, why);
        troops.forEach(stack -> play.emit(new StackDestroyed(stack.id(), stack.province(), WHY)));
    }
}
