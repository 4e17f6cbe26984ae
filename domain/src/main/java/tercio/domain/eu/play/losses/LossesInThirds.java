package tercio.domain.eu.play.losses;

import java.util.ArrayList;
import java.util.List;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Thirds;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.losses.LossCommand.TakeLosses;
import tercio.domain.eu.play.losses.LossEvent.LossesSuffered;
import tercio.domain.eu.play.losses.LossEvent.StackDestroyed;
import tercio.domain.game.Option;

/**
 * Losses in the rest of the world, which are counted in thirds of an LD: an LD is broken into three exploration detachments to pay them,
 * and three of those left in a stack are an LD again (EU-UNIT-5). Readings: counters give change for them without limit, and conscripts
 * are lost before veterans unless the player says how many veterans are left.
 */
public final class LossesInThirds {

    private LossesInThirds() {}

    /** Whether these losses are counted in thirds: exploration detachments are lost, or are among the troops. */
    static boolean applies(EuState state, Duty.Losses duty) {
        return duty.lde().isPresent() || TakingLosses.alive(state, duty).stream().anyMatch(stack -> stack.units().lde() > 0);
    }

    /** Every legal choice of remaining units, stack by stack. */
    static List<Option> options(EuState state, Duty.Losses duty) {
        var options = new ArrayList<Option>();
        var alive = TakingLosses.alive(state, duty);
        int all = Board.thirds(alive);
        for (var stack : alive) {
            int size = stack.units().thirds();
            int least = Math.max(1, duty.thirds() - (all - size));
            for (int lost = Math.min(size, duty.thirds()); lost >= Math.min(least, size); lost--) {
                for (var units : left(stack.units(), lost)) {
                    options.add(new Option(StackTitle.of(state, stack.id()) + " is left with " + units, new TakeLosses(stack.id(), Counters.of(units))));
                }
            }
        }
        return options;
    }

    /** Every way to lay what is left of units after so many thirds of an LD are lost. */
    static List<Units> left(Units before, int lost) {
        int left = before.thirds() - lost;
        return Breaking.holding(before, left / Thirds.LD).stream()
                .map(units -> units.plus(Units.detachments(left % Thirds.LD))).toList();
    }

    /** Stacks of one alliance lose so many thirds of an LD: all of them are destroyed, or the losses are owed. */
    public static void suffer(Play play, List<Stack> stacks, int thirds, String why) {
        if (thirds >= Board.thirds(stacks)) {
            stacks.forEach(stack -> play.happens(new StackDestroyed(stack.id(), stack.province(), why)));
        } else if (thirds > 0) {
            play.happens(LossesSuffered.ofThirds(play.state().commanding(stacks), stacks.stream().map(Stack::id).toList(), thirds, why));
        }
    }
}
