package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.map.SpaceId;

/**
 * A voyage of a naval stack in progress (EU-MOVE-SEA).
 *
 * @param way the sea zones and ports left or entered so far, from the start
 * @param onward the spaces still to enter
 * @param action announced for the end of the way, {@code null} if none
 * @param attempted enemy naval stacks that have tried to intercept it, once for the whole voyage (AMB-91)
 * @param passed alliances that have let it pass in this zone
 * @param interceptors enemy naval stacks that have caught it here
 * @param announced announcements of countries of the asked alliance, while other countries of it have not announced
 * @param escaped whether it has escaped the blockade of the port that its next step leaves or enters
 * @param fought whether it has fought a battle on its way: it embarks no troops any more
 * @param rolled whether attrition has been rolled for the voyage
 * @param tolls the modifier to its attrition for presidios, forts of straits or siegeworks on an unavoidable way
 * @param firedAt whether all that may fire at its next step from the shore have decided
 * @param hunters the corsairs that attack it in this zone for its gold; {@code null} before they are asked
 * @param dropped the ids of naval stacks that have left it on its way: they roll for attrition with it (EU-MOVE-REGROUP); missing in older stored boards, none
 * @param parted by the id of a part, the enemy naval stack from which it was divided at the question about this voyage: they share one try (AMB-91)
 */
public record Voyage(StackId stack, List<SpaceId> way, List<SpaceId> onward, NavalAction action, Departure departure, Set<StackId> attempted,
        Set<Alliance> passed, List<Engaged> interceptors, List<Announcement> announced, Awaits awaits, boolean escaped, boolean fought, boolean rolled, int tolls, boolean firedAt, ConvoyHunters hunters, Map<StackId, StackId> parted,
        List<StackId> dropped) {

    /** The decisions and steps for which a voyage can wait. */
    public enum Awaits {
        /** Nothing: it goes on by itself. */
        NOTHING,
        /** The roll to escape the blockade of the port that it leaves or enters next. */
        ESCAPE,
        /** It did not get into the port: whether it stops or goes to another port. */
        TURNED_AWAY,
        /** The blockader decides whether it fights. */
        BLOCKADER,
        /** The presidios, forts and siegeworks that it passes next decide whether they fire. */
        SHORE_FIRE,
        /** An interception. */
        INTERCEPTION,
        /** The interception battle. */
        BATTLE,
        /** After a won battle: the choice whether it goes on. */
        ONWARD,
        /** Troops or gold have come aboard where it is: the choice where it goes on. */
        EMBARKATION,
        /** It pauses to drop and pick up ships: the choice where it goes on (EU-MOVE-REGROUP). */
        REGROUPING,
        /** Corsairs that attack it for its gold. */
        CORSAIRS
    }

    public Voyage {
        way = List.copyOf(way);
        onward = List.copyOf(onward);
        attempted = Set.copyOf(attempted);
        passed = Set.copyOf(passed);
        interceptors = List.copyOf(interceptors);
        announced = announced == null ? List.of() : List.copyOf(announced);
        parted = parted == null ? Map.of() : Map.copyOf(parted);
        dropped = dropped == null ? List.of() : List.copyOf(dropped);
    }

    /** A voyage that has not left its start. */
    public static Voyage starting(StackId stack, SpaceId from, List<SpaceId> path, NavalAction action, Departure departure) {
        return new Voyage(stack, List.of(from), path, action, departure, Set.of(), Set.of(), List.of(), List.of(), Awaits.NOTHING, false, false, false, 0, false, null, Map.of(), List.of());
    }

    /** The place of the stack. */
    public SpaceId position() {
        return way.getLast();
    }

    /** The space that it enters next; empty at the end of its way. */
    public Optional<SpaceId> next() {
        return onward.stream().findFirst();
    }

    /**
     * The voyage after it has entered the next space of its way, where nobody has been asked about an interception yet.
     */
    public Voyage afterEntering(SpaceId space) {
        return new Voyage(stack, Stream.concat(way.stream(), Stream.of(space)).toList(), onward.subList(1, onward.size()), action, departure, attempted,
                Set.of(), List.of(), List.of(), Awaits.NOTHING, false, fought, rolled, tolls, false, null, parted, dropped);
    }

    /** The voyage at a sea zone that is not on its way, where a blockader meets it. */
    public Voyage afterMeeting(SpaceId zone) {
        boolean next = onward.stream().limit(1).anyMatch(zone::equals);
        return new Voyage(stack, Stream.concat(way.stream(), Stream.of(zone)).toList(), next ? onward.subList(1, onward.size()) : onward, action, departure,
                attempted, passed, interceptors, announced, awaits, escaped, fought, rolled, tolls, firedAt, hunters, parted, dropped);
    }

    public Voyage withAwaits(Awaits now) {
        return new Voyage(stack, way, onward, action, departure, attempted, passed, interceptors, announced, now, escaped, fought, rolled, tolls, firedAt, hunters, parted, dropped);
    }

    /** The voyage with another rest of the way, with another action at its end or none. */
    public Voyage withOnward(List<SpaceId> path, NavalAction then) {
        return new Voyage(stack, way, path, then, departure, attempted, passed, interceptors, announced, Awaits.NOTHING, false, fought, rolled, tolls, false, hunters, parted, dropped);
    }

    /** The voyage after attrition is rolled for the way so far. */
    public Voyage afterRoll() {
        return new Voyage(stack, way, onward, action, departure, attempted, passed, interceptors, announced, awaits, escaped, fought, true, tolls, firedAt, hunters, parted, dropped);
    }

    /** The voyage after it has escaped the blockade of the port that it leaves or enters next. */
    public Voyage afterEscape() {
        return new Voyage(stack, way, onward, action, departure, attempted, passed, interceptors, announced, Awaits.NOTHING, true, fought, rolled, tolls, firedAt, hunters, parted, dropped);
    }

    /** Whether the ships have fought on the voyage and so can no longer do this action. */
    public boolean isTooLateFor(NavalAction then) {
        return fought && then != null && !then.isPossibleAfterBattle();
    }

    /** The voyage after a battle on its way. Nobody is asked about an interception in this zone any more. */
    public Voyage afterBattle() {
        return new Voyage(stack, way, onward, action, departure, attempted, passed, List.of(), announced, awaits, escaped, true, rolled, tolls, firedAt, hunters, parted, dropped);
    }

    public Voyage withTolls(int now) {
        return new Voyage(stack, way, onward, action, departure, attempted, passed, interceptors, announced, awaits, escaped, fought, rolled, now, firedAt, hunters, parted, dropped);
    }

    /** The voyage without its interceptors here, who have joined others and do not fight it now. */
    public Voyage withoutInterceptors() {
        return new Voyage(stack, way, onward, action, departure, attempted, passed, List.of(), announced, Awaits.NOTHING, escaped, fought, rolled, tolls, firedAt, hunters, parted, dropped);
    }

    /** The voyage after all that may fire at its next step from the shore have decided and the stack passes. */
    public Voyage afterFire() {
        return new Voyage(stack, way, onward, action, departure, attempted, passed, interceptors, announced, Awaits.NOTHING, escaped, fought, rolled, tolls, true, hunters, parted, dropped);
    }

    /** Whether the alliance makes no more attempts here. */
    public boolean hasPassed(Alliance alliance) {
        return passed.contains(alliance);
    }

    /** Records that an alliance makes no more attempts here. The announced attempts of its countries are done. */
    public Voyage withPassed(Alliance alliance) {
        var all = new HashSet<>(passed);
        all.add(alliance);
        return new Voyage(stack, way, onward, action, departure, attempted, all, interceptors, List.of(), awaits, escaped, fought, rolled, tolls, firedAt, hunters, parted, dropped);
    }

    /** Records the announcement of one country. */
    public Voyage withAnnouncement(Announcement by) {
        var all = new ArrayList<>(announced);
        all.add(by);
        return new Voyage(stack, way, onward, action, departure, attempted, passed, interceptors, all, awaits, escaped, fought, rolled, tolls, firedAt, hunters, parted, dropped);
    }

    /**
     * Records an attempt of an enemy stack to intercept.
     *
     * @param success whether it caught this one
     */
    public Voyage withAttempt(Engaged by, boolean success) {
        var all = new HashSet<>(attempted);
        all.add(by.stack());
        var caught = success ? Stream.concat(interceptors.stream(), Stream.of(by)).toList() : interceptors;
        return new Voyage(stack, way, onward, action, departure, all, passed, caught, announced, awaits, escaped, fought, rolled, tolls, firedAt, hunters, parted, dropped);
    }

    /** The voyage after an enemy naval stack that is asked about it was divided; both parts share one try. */
    public Voyage withPart(StackId whole, StackId part) {
        var all = new HashMap<>(parted);
        all.put(part, originalOf(whole));
        return new Voyage(stack, way, onward, action, departure, attempted, passed, interceptors, announced, awaits, escaped, fought, rolled, tolls, firedAt, hunters, all, dropped);
    }

    /** The stack to which an enemy naval stack belonged when the question about this voyage was asked. */
    public StackId originalOf(StackId enemy) {
        return parted.getOrDefault(enemy, enemy);
    }

    /** Whether an enemy naval stack, or another part of the stack that was asked, has tried to intercept the voyage. */
    public boolean hasTried(StackId enemy) {
        return attempted.stream().map(this::originalOf).anyMatch(originalOf(enemy)::equals);
    }

    /** The voyage with an action announced where the stack is: enemies that have not tried to intercept may try now. */
    public Voyage withAnnouncedAction(NavalAction then) {
        return new Voyage(stack, way, List.of(), then, departure, attempted, Set.of(), List.of(), List.of(), Awaits.INTERCEPTION, false, fought, rolled, tolls, false, hunters, parted, dropped);
    }

    /** The voyage with the attacks of the corsairs of this zone so far. */
    public Voyage withHunters(ConvoyHunters now) {
        return new Voyage(stack, way, onward, action, departure, attempted, passed, interceptors, announced, awaits, escaped, fought, rolled, tolls, firedAt, now, parted, dropped);
    }

    /** Whether it waits for its player to say how it goes on: ships may be dropped and picked up (EU-MOVE-REGROUP). */
    public boolean waits() {
        return awaits == Awaits.ONWARD || awaits == Awaits.EMBARKATION || awaits == Awaits.REGROUPING;
    }

    /** A naval stack has left it where it waits. */
    public Voyage withDropped(StackId part) {
        return new Voyage(stack, way, onward, action, departure, attempted, passed, interceptors, announced, awaits, escaped, fought, rolled, tolls, firedAt, hunters, parted,
                Stream.concat(dropped.stream(), Stream.of(part)).toList());
    }

    /** Another contingent leads the stack (EU-CMD-3). */
    public Voyage under(StackId by) {
        return new Voyage(by, way, onward, action, departure, attempted, passed, interceptors, announced, awaits, escaped, fought, rolled, tolls, firedAt, hunters, parted, dropped);
    }
}
