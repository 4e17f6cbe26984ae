package tercio.domain.eu.game;

import java.util.List;
import java.util.Set;

/**
 * A land move under way: the stack has entered {@code province} and others may have something to say.
 *
 * @param from the province it came from last
 * @param onward the provinces still to enter
 * @param mp movement points spent so far
 * @param active whether the province it has entered holds unfriendly forces
 * @param attempted enemy stacks that have tried to intercept it, once for the whole move (AMB-91)
 * @param passed alliances that have let it pass in this province
 * @param interceptors enemy stacks that have caught it here, with the province each came from
 * @param counters own stacks that have joined it here by counter-interception
 * @param awaits what the move waits for
 */
public record Move(
        String stack,
        String from,
        String province,
        List<String> onward,
        int mp,
        boolean active,
        Set<String> attempted,
        Set<Integer> passed,
        List<Engaged> interceptors,
        List<Engaged> counters,
        Awaits awaits) {

    /** What a move can wait for. */
    public enum Awaits {
        /** Whether somebody intercepts, or comes to help against those who did. */
        INTERCEPTION,
        /** Whether somebody comes to help, when the interceptors fight at once beside other forces. */
        COUNTER,
        /** The interception battle. */
        BATTLE,
        /** After a battle that was won: whether the stack goes on. */
        ONWARD
    }

    public Move {
        onward = List.copyOf(onward);
        attempted = Set.copyOf(attempted);
        passed = Set.copyOf(passed);
        interceptors = List.copyOf(interceptors);
        counters = List.copyOf(counters);
    }

    public Move awaits(Awaits now) {
        return new Move(stack, from, province, onward, mp, active, attempted, passed, interceptors, counters, now);
    }

    public Move onward(List<String> path) {
        return new Move(stack, from, province, path, mp, active, attempted, passed, interceptors, counters, awaits);
    }

    public Move passed(int alliance) {
        var all = new java.util.HashSet<>(passed);
        all.add(alliance);
        return new Move(stack, from, province, onward, mp, active, attempted, all, interceptors, counters, awaits);
    }

    /** After an attempt of an enemy stack, won or lost. */
    public Move attempted(Engaged by, boolean success) {
        var all = new java.util.HashSet<>(attempted);
        all.add(by.stack());
        var caught = new java.util.ArrayList<>(interceptors);
        if (success) {
            caught.add(by);
        }
        return new Move(stack, from, province, onward, mp, active, all, passed, caught, counters, awaits);
    }

    /** After an attempt to counter-intercept, won or lost. */
    public Move countered(Engaged by, boolean success) {
        var all = new java.util.HashSet<>(attempted);
        all.add(by.stack());
        var joined = new java.util.ArrayList<>(counters);
        if (success) {
            joined.add(by);
        }
        return new Move(stack, from, province, onward, mp, active, all, passed, interceptors, joined, awaits);
    }
}
