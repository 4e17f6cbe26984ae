package tercio.domain.eu.play.movement;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.forces.Breaking;
import tercio.domain.eu.forces.Counters;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FreeCounters;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.movement.MoveEvent.StackSplit;

/** Splits a part off a stack: any units it can give, any of its leaders, and as many veterans as both parts allow (EU-UNIT-2). */
public final class Splitting {

    private Splitting() {}

    /** The reason why this part cannot leave the stack, or empty. */
    public static Optional<String> fault(EuState state, Stack stack, Counters units, List<String> leaders) {
        if (units == null || !units.proper() || !Breaking.canGive(stack.units(), units.units())) {
            return Optional.of(StackTitle.of(state, stack.id()) + " holds " + stack.units() + " and cannot give these units");
        }
        var free = FreeCounters.of(state, stack.country());
        if (!free.splits(stack.units(), units.units())) {
            return Optional.of("there are no counters to give change for " + stack.units() + ": " + free.said() + " (" + FreeCounters.RULE + ")");
        }
        return stack.leaders().containsAll(leaders) && Set.copyOf(leaders).size() == leaders.size()
                ? Optional.empty()
                : Optional.of(StackTitle.of(state, stack.id()) + " has "
                        + (stack.leaders().isEmpty() ? "no leaders" : "only the leaders "
                                + String.join(", ", stack.leaders().stream().map(id -> state.leaders().get(id).leader().name()).toList()) + ", each once"));
    }

    /** Every part that can leave the stack, the smallest first, as far as there are counters to give change. */
    public static List<Units> parts(EuState state, Stack stack) {
        return FreeCounters.of(state, stack.country()).parts(stack.units()).toList();
    }

    /** A part of 1 LD if there is one, else the smallest part; empty if the stack cannot be split. */
    public static Optional<Units> smallest(EuState state, Stack stack) {
        return FreeCounters.of(state, stack.country()).parts(stack.units()).findFirst();
    }

    /**
     * The reason why the part cannot hold this many veterans, or empty.
     *
     * @param veterans {@code null} if the player gave no number
     */
    public static Optional<String> fault(EuState state, Stack stack, Counters units, Integer veterans) {
        int least = stack.fewestVeteransIn(units.units());
        int most = stack.mostVeteransIn(units.units());
        return veterans == null || veterans >= least && veterans <= most
                ? Optional.empty()
                : Optional.of(StackTitle.of(state, stack.id()) + " has " + stack.veteranLd() + " veteran LD among " + stack.ld() + ": of the " + units.units().allLd()
                        + " LD that leave, " + (least == most ? String.valueOf(most) : least + " to " + most) + " can be veterans");
    }

    /**
     * Splits off the part.
     *
     * @param veterans how many of its LD are veterans; empty, as many as possible
     * @return the id of the part
     */
    public static String take(Play play, Stack stack, Units taken, Optional<Integer> veterans, List<String> leaders) {
        var name = stack.id() + "." + (play.state().founded() + 1);
        boolean all = !leaders.isEmpty() && leaders.size() == stack.leaders().size();
        play.happens(new StackSplit(stack.id(), name, taken, veterans.orElse(stack.mostVeteransIn(taken)), all,
                leaders.isEmpty() || all ? List.of() : leaders));
        return name;
    }
}
