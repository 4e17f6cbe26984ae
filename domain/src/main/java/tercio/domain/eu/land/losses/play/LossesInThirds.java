package tercio.domain.eu.land.losses.play;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.common.forces.CounterExchange;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.AnswerNames;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.losses.play.LossCommand.TakeLosses;
import tercio.domain.eu.land.losses.play.LossEvent.LossesSuffered;
import tercio.domain.eu.land.losses.play.LossEvent.StackDestroyed;
import tercio.domain.game.Option;
import tercio.domain.sentence.Sentence;

/**
 * Losses in the rest of the world, which are counted in thirds of an LD: an LD is broken into three exploration detachments to pay them,
 * and three of those left in a stack are an LD again (EU-UNIT-5). Readings: counters give change for them without limit, and conscripts
 * are lost before veterans unless the player says how many veterans are left.
 */
public final class LossesInThirds {

    private LossesInThirds() {}

    /** Whether these losses are counted in thirds: exploration detachments are lost, or are among the troops. */
    static boolean applies(EuState state, Duty.Losses duty) {
        return duty.lde().isPresent() || TakingLosses.remainingStacks(state, duty).stream().anyMatch(stack -> stack.units().lde() > 0);
    }

    /** Every legal choice of remaining units, stack by stack. */
    static List<Option> options(EuState state, Duty.Losses duty) {
        var options = new ArrayList<Option>();
        var alive = TakingLosses.remainingStacks(state, duty);
        int all = WarView.thirds(alive);
        for (var stack : alive) {
            int size = stack.units().thirds();
            int least = Math.max(1, duty.thirds() - (all - size));
            for (int lost = Math.min(size, duty.thirds()); lost >= Math.min(least, size); lost--) {
                for (var units : remainders(stack.units(), lost)) {
                    options.add(new Option(Sentence.of("eu.losses.to-keep").with("stack", SentenceNames.stack(state, stack.id()))
                            .with("units", AnswerNames.counters(units)).with("nothing", units.isEmpty()), new TakeLosses(stack.id(), Counters.of(units))));
                }
            }
        }
        return options;
    }

    /** Every way to lay what is left of units after so many thirds of an LD are lost. */
    static List<Units> remainders(Units before, int lost) {
        int left = before.thirds() - lost;
        return CounterExchange.waysToHold(before, left / Thirds.LD).stream()
                .map(units -> units.plus(Units.ofDetachments(left % Thirds.LD))).toList();
    }

    /** Stacks of one alliance lose so many thirds of an LD: all of them are destroyed, or the losses are owed. */
    public static void suffer(EuCommandRun play, List<Stack> stacks, int thirds, String why) {
        if (thirds >= WarView.thirds(stacks)) {
            stacks.forEach(stack -> play.emit(new StackDestroyed(stack.id(), stack.province(), why)));
        } else if (thirds > 0) {
            play.emit(LossesSuffered.ofThirds(play.state().commandingCountry(stacks), stacks.stream().map(Stack::id).toList(), thirds, why));
        }
    }
}
