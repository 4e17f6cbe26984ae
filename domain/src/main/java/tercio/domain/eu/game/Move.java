package tercio.domain.eu.game;

import java.util.ArrayList;
import java.util.HashSet;
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
 * @param announced what countries of the alliance that is asked have announced, while others of it have not; in the order
 *     in which they did
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
        List<Announcement> announced,
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
        ONWARD,
        /** Nothing more: its battle is put off, and the move ends here. */
        END
    }

    public Move {
        onward = List.copyOf(onward);
        attempted = Set.copyOf(attempted);
        passed = Set.copyOf(passed);
        interceptors = List.copyOf(interceptors);
        counters = List.copyOf(counters);
        announced = announced == null ? List.of() : List.copyOf(announced);
    }

    /** A move that begins: the stack has entered nothing yet. */
    public static Move begins(String stack, String from, List<String> path) {
        return new Move(stack, from, from, path, 0, false, Set.of(), Set.of(), List.of(), List.of(), List.of(), Awaits.ONWARD);
    }

    /** After a step into a province; whoever may intercept there has not been asked yet. */
    public Move entering(String left, String entered, int cost, boolean unfriendly) {
        return new Move(stack, left, entered, onward.subList(1, onward.size()), mp + cost, unfriendly, attempted,
                Set.of(), List.of(), List.of(), List.of(), Awaits.INTERCEPTION);
    }

    public Move awaits(Awaits now) {
        return new Move(stack, from, province, onward, mp, active, attempted, passed, interceptors, counters, announced, now);
    }

    public Move onward(List<String> path) {
        return new Move(stack, from, province, path, mp, active, attempted, passed, interceptors, counters, announced, awaits);
    }

    /** The alliance tries no more here: what its countries announced is done. */
    public Move passed(int alliance) {
        var all = new HashSet<>(passed);
        all.add(alliance);
        return new Move(stack, from, province, onward, mp, active, attempted, all, interceptors, counters, List.of(), awaits);
    }

    /** After one country of those that are asked has said what it does. */
    public Move announced(Announcement by) {
        var all = new ArrayList<>(announced);
        all.add(by);
        return new Move(stack, from, province, onward, mp, active, attempted, passed, interceptors, counters, all, awaits);
    }

    /** After an attempt of an enemy stack, won or lost. */
    public Move attempted(Engaged by, boolean success) {
        var all = new HashSet<>(attempted);
        all.add(by.stack());
        var caught = new ArrayList<>(interceptors);
        if (success) {
            caught.add(by);
        }
        return new Move(stack, from, province, onward, mp, active, all, passed, caught, counters, announced, awaits);
    }

    /** After an attempt to counter-intercept, won or lost. */
    public Move countered(Engaged by, boolean success) {
        var all = new HashSet<>(attempted);
        all.add(by.stack());
        var joined = new ArrayList<>(counters);
        if (success) {
            joined.add(by);
        }
        return new Move(stack, from, province, onward, mp, active, all, passed, interceptors, joined, announced, awaits);
    }
}
