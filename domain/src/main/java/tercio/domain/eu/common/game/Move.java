package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * A land move in progress. The stack has entered {@code province} and other players may react.
 *
 * @param from the province it came from last
 * @param onward the provinces still to enter
 * @param mp movement points spent so far
 * @param active whether the province it has entered holds unfriendly forces
 * @param attempted enemy stacks that have tried to intercept it, once for the whole move (AMB-91)
 * @param passed alliances that have let it pass in this province
 * @param interceptors enemy stacks that have caught it here, with the province each came from
 * @param counters own stacks that have joined it here by counter-interception
 * @param announced announcements of countries of the asked alliance, in order, while other countries of it have not
 *     announced
 * @param awaits the decision or step for which the move waits
 * @param pauses whether the stack waits at the end of its path for units to be dropped or picked up; false in older stored boards
 * @param marched its course so far, as attrition counts it
 */
public record Move(
        StackId stack,
        SpaceId from,
        SpaceId province,
        List<SpaceId> onward,
        int mp,
        boolean active,
        Set<StackId> attempted,
        Set<Alliance> passed,
        List<Engaged> interceptors,
        List<Engaged> counters,
        List<Announcement> announced,
        Awaits awaits,
        boolean pauses,
        MarchProgress marched) {

    /** The decisions and steps for which a move can wait. */
    public enum Awaits {
        /** An interception, or help against the interceptors. */
        INTERCEPTION,
        /** A counter-interception, where the interceptors fight at once together with other forces. */
        COUNTER,
        /** The interception battle. */
        BATTLE,
        /** After a won battle: the choice whether the stack goes on. */
        ONWARD,
        /** Nothing: the battle is postponed, or a flood has driven the stack back, and the move ends here. */
        END,
        /** At the end of the path, where the stack pauses: units to be dropped or picked up, and whether it goes on. */
        PAUSED
    }

    public Move {
        onward = List.copyOf(onward);
        attempted = Set.copyOf(attempted);
        passed = Set.copyOf(passed);
        interceptors = List.copyOf(interceptors);
        counters = List.copyOf(counters);
        announced = announced == null ? List.of() : List.copyOf(announced);
    }

    /** A new move. The stack has not entered any province yet. */
    public static Move starting(StackId stack, SpaceId from, List<SpaceId> path) {
        return starting(stack, from, path, List.of());
    }

    /** @param along stacks of allies that move with it as one (EU-CMD-3) */
    public static Move starting(StackId stack, SpaceId from, List<SpaceId> path, List<StackId> along) {
        return new Move(stack, from, from, path, 0, false, Set.of(), Set.of(), List.of(), List.of(), List.of(), Awaits.ONWARD, false,
                MarchProgress.from(from, along));
    }

    /** The move of troops that land from ships: interceptions are asked where they land, and they may go on. */
    public static Move landing(StackId stack, SpaceId embarked, SpaceId sea, SpaceId province, int mp, boolean unfriendly, boolean openCoast) {
        return new Move(stack, sea, province, List.of(), mp, unfriendly, Set.of(), Set.of(), List.of(), List.of(), List.of(), Awaits.INTERCEPTION, true,
                MarchProgress.from(embarked).afterEntering(province).withShips(openCoast));
    }

    /** A step into a province. No alliance has been asked about an interception there yet. */
    public Move afterEntering(SpaceId left, SpaceId entered, int cost, boolean unfriendly) {
        return new Move(stack, left, entered, onward.subList(1, onward.size()), mp + cost, unfriendly, attempted,
                Set.of(), List.of(), List.of(), List.of(), Awaits.INTERCEPTION, pauses, marched.afterEntering(entered));
    }

    /** The stacks of allies that move with it as one. */
    public List<StackId> along() {
        return marched.along();
    }

    /** Whether the stack is the one that moves, or moves with it. */
    public boolean includes(StackId id) {
        return stack.equals(id) || along().contains(id);
    }

    public Move withAwaits(Awaits now) {
        return new Move(stack, from, province, onward, mp, active, attempted, passed, interceptors, counters, announced, now, pauses, marched);
    }

    public Move withOnward(List<SpaceId> path) {
        return new Move(stack, from, province, path, mp, active, attempted, passed, interceptors, counters, announced, awaits, pauses, marched);
    }

    /** Whether the stack waits for its player, who may also drop or pick up units. */
    public boolean waitsForPlayer() {
        return awaits == Awaits.ONWARD || awaits == Awaits.PAUSED;
    }

    public Move withPause(boolean atTheEnd) {
        return new Move(stack, from, province, onward, mp, active, attempted, passed, interceptors, counters, announced, awaits, atTheEnd, marched);
    }

    /** Records the size and the supply of the stack as it sets out. */
    public Move withDeparture(boolean massed, boolean noLine, int straits) {
        return withMarched(marched.withDeparture(massed, noLine, straits));
    }

    /**
     * Ends a part of the move.
     *
     * @param rolled whether it brought a roll for attrition
     */
    public Move withPartEnded(boolean rolled) {
        return withMarched(marched.withPartEnded(mp, rolled));
    }

    /** The move after a flood has driven the stack back to where it came from, which ends the move (EU-MOVE-5). */
    public Move afterFlood() {
        return new Move(stack, from, from, List.of(), mp, active, attempted, passed, List.of(), List.of(), List.of(), Awaits.END, false, marched.afterFlood());
    }

    /** Records a stack that the moving one drops on its way. */
    public Move withDropped(StackId part) {
        return withMarched(marched.withDropped(part));
    }

    private Move withMarched(MarchProgress now) {
        return new Move(stack, from, province, onward, mp, active, attempted, passed, interceptors, counters, announced, awaits, pauses, now);
    }

    /** Whether the alliance makes no more attempts here. */
    public boolean hasPassed(Alliance alliance) {
        return passed.contains(alliance);
    }

    /** Records that the alliance makes no more attempts here. The announced attempts of its countries are done. */
    public Move withPassed(Alliance alliance) {
        var all = new HashSet<>(passed);
        all.add(alliance);
        return new Move(stack, from, province, onward, mp, active, attempted, all, interceptors, counters, List.of(), awaits, pauses, marched);
    }

    /** Records the announcement of one country. */
    public Move withAnnouncement(Announcement by) {
        var all = new ArrayList<>(announced);
        all.add(by);
        return new Move(stack, from, province, onward, mp, active, attempted, passed, interceptors, counters, all, awaits, pauses, marched);
    }

    /**
     * Records an attempt of an enemy stack to intercept.
     *
     * @param success whether it caught the mover
     */
    public Move withAttempt(Engaged by, boolean success) {
        var all = new HashSet<>(attempted);
        all.add(by.stack());
        var caught = new ArrayList<>(interceptors);
        if (success) {
            caught.add(by);
        }
        return new Move(stack, from, province, onward, mp, active, all, passed, caught, counters, announced, awaits, pauses, marched);
    }

    /**
     * Records an attempt to counter-intercept.
     *
     * @param success whether the stack arrived
     */
    public Move withCounter(Engaged by, boolean success) {
        var all = new HashSet<>(attempted);
        all.add(by.stack());
        var joined = new ArrayList<>(counters);
        if (success) {
            joined.add(by);
        }
        return new Move(stack, from, province, onward, mp, active, all, passed, interceptors, joined, announced, awaits, pauses, marched);
    }
}
