package tercio.domain.eu.land.losses.play;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Stack;

/**
 * The LD beyond its losses that a force can lose because a Pasha is killed whole (EU-TUR-5). A stack that takes all the losses kills Pashas
 * alone for them. Where several stacks share them, others may be paid exactly before the Pasha dies for the last of them.
 */
public final class PashasBeyond {

    private PashasBeyond() {}

    /**
     * The possible numbers of LD beyond these losses, 0 among them if they can be paid exactly.
     *
     * @param owed losses of a battle, for which there is change
     */
    public static SortedSet<Integer> possibleNumbers(EuState state, Duty.Losses owed) {
        return possibleNumbers(state, TakingLosses.remainingStacks(state, owed), owed.ld(), owed.why());
    }

    static SortedSet<Integer> possibleNumbers(EuState state, List<Stack> stacks, int ld, String why) {
        var all = new TreeSet<Integer>();
        if (ld == 0 || ChangeForLosses.canPay(state, stacks, ld, why)) {
            all.add(0);
        }
        if (stacks.size() == 1) {
            all.addAll(ofPashasAlone(stacks.getFirst(), ld));
            return all;
        }
        for (var stack : stacks) {
            for (int size = 2; size <= Timar.LARGEST_PASHA; size++) {
                if (stack.units().timarCounters().hasPashasOf(Timar.pashas(size))) {
                    add(all, state, stacks, stack, size, ld, why);
                }
            }
        }
        return all;
    }

    /** The numbers for one stack that loses all at once: Pashas alone pay for all of it, each of them needed. */
    private static List<Integer> ofPashasAlone(Stack stack, int ld) {
        return stack.units().timarCounters().choicesOfPashas().stream()
                .filter(killed -> killed.pashaLd() > ld && killed.pashaLd() - ld < killed.smallestPasha()).map(killed -> killed.pashaLd() - ld).toList();
    }

    private static void add(SortedSet<Integer> all, EuState state, List<Stack> stacks, Stack of, int size, int ld, String why) {
        var left = of.units().withoutPasha(size);
        var after = left.isEmpty() ? state.without(of) : state.with(of.withUnits(left, 0));
        var others = stacks.stream().flatMap(stack -> after.stack(stack.id()).stream()).toList();
        for (int beyond = 1; beyond < size; beyond++) {
            int rest = ld - (size - beyond);
            if (rest == 0 || rest > 0 && ChangeForLosses.canPay(after, others, rest, why)) {
                all.add(beyond);
            }
        }
    }
}
