package tercio.domain.eu.common.game;

import java.util.List;
import java.util.TreeSet;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.map.SpaceId;

/**
 * A land stack on the map: units of one country that act together.
 *
 * @param cameFrom the province from which it last entered this one this impulse; the province itself if it did not move
 * @param alsoFrom further provinces from which stacks that joined it came, in order; the province itself for a stack that
 *     stood here
 * @param veteranLd the number of its veteran LD (EU-VET-3)
 * @param leaders ids, in no order
 * @param besieged whether it is inside the fortress of its province
 * @param moved whether it has moved this impulse
 * @param barred whether it has fought a battle this impulse without winning: it may not intercept again
 * @param intercepted whether it came here by an interception or a counter-interception and may still go back (EU-STACK-3)
 * @param committed whether it has intercepted this impulse and postponed the battle: it does not evade that battle
 * @param cutOff whether it had no line of supply in its last supply segment and has had none since (EU-SUP-DESTROYED)
 * @param foraging whether it forages in its next battle of this impulse (EU-ATTR-PILLAGE)
 */
public record Stack(
        StackId id,
        CountryId country,
        SpaceId province,
        SpaceId cameFrom,
        List<SpaceId> alsoFrom,
        Units units,
        int veteranLd,
        List<LeaderId> leaders,
        boolean besieged,
        boolean moved,
        boolean barred,
        boolean intercepted,
        boolean committed,
        boolean cutOff,
        boolean foraging) {

    public Stack {
        alsoFrom = List.copyOf(alsoFrom);
        leaders = List.copyOf(leaders);
        veteranLd = Math.min(veteranLd, regularLd(units)); // an LD that is broken into exploration detachments is veteran no more
    }

    /** A stack that has not moved this impulse. */
    public static Stack atRest(StackId id, CountryId country, SpaceId province, Units units, int veteranLd, List<LeaderId> leaders) {
        return new Stack(id, country, province, province, List.of(), units, veteranLd, leaders, false, false, false, false, false, false, false);
    }

    /**
     * Whether the stack is veteran: strictly more than half of its LD are, and it has neither Timar nor Pashas
     * (EU-VET-3).
     */
    public boolean isVeteran() {
        return units.isVeteran(veteranLd) && !units.timar();
    }

    public int ld() {
        return units.allLd();
    }

    /** The fewest veteran LD in a part of these units: those for which the rest has no room. Timar are never veterans. */
    public int fewestVeteransIn(Units part) {
        return Math.max(0, veteranLd - (regularLd(units) - regularLd(part)));
    }

    /** The most veteran LD in a part of these units. Timar are never veterans (EU-VET-2). */
    public int mostVeteransIn(Units part) {
        return Math.min(veteranLd, regularLd(part));
    }

    private static int regularLd(Units units) {
        return units.regular().allLd();
    }

    /** Whether it has veteran and other LD that can be veterans, so that a part of it can have more or fewer veterans. */
    public boolean hasMixedVeterans() {
        return veteranLd > 0 && veteranLd < regularLd(units);
    }

    /** Whether it has at most this many LD, Pashas not counted, and at most one Pasha (EU-UNIT-7). */
    public boolean isSmall(int smallStackLd) {
        return units.ldOutsidePashas() <= smallStackLd && units.pashas() <= 1;
    }

    /** Every province from which a part of it came this impulse; the province itself for a part that stood here. */
    public List<SpaceId> origins() {
        var all = new TreeSet<>(alsoFrom);
        all.add(cameFrom);
        return List.copyOf(all);
    }

    /** Whether it, or a stack that joined it, was in its province before this impulse. */
    public boolean hasStoodHere() {
        return cameFrom.equals(province) || alsoFrom.contains(province);
    }

    /** Places the stack in a province and clears the places from which it came. */
    public Stack placedIn(SpaceId where) {
        return afterEntering(where, where);
    }

    /** Places the stack in a province that it enters from another. */
    public Stack afterEntering(SpaceId where, SpaceId from) {
        return new Stack(id, country, where, from, List.of(), units, veteranLd, leaders, besieged, moved, barred, false, committed, cutOff, foraging);
    }

    /** Places the stack in a province by an interception. A stack from the same province has nowhere to go back to. */
    public Stack afterInterception(SpaceId where, SpaceId from) {
        return afterEntering(where, from).withIntercepted(!where.equals(from));
    }

    /**
     * Joins another stack. The result keeps the origins and marks of both, the origins of this stack first. It is cut off only if
     * both were (AMB-7).
     */
    public Stack mergedWith(Stack other, List<LeaderId> led) {
        var first = cameFrom.equals(province) ? other.cameFrom : cameFrom;
        var all = new TreeSet<>(origins());
        all.addAll(other.origins());
        all.remove(first);
        return new Stack(id, country, province, first, List.copyOf(all), units.plus(other.units), veteranLd + other.veteranLd, led, besieged,
                moved || other.moved, barred || other.barred, intercepted || other.intercepted, committed || other.committed,
                cutOff && other.cutOff, foraging);
    }

    /** A part of this stack in the same province. It keeps the origins and marks of the whole. */
    public Stack part(StackId name, Units taken, int veterans, List<LeaderId> led) {
        return new Stack(name, country, province, cameFrom, alsoFrom, taken, veterans, led, besieged, moved, barred, intercepted, committed, cutOff, foraging);
    }

    public Stack withBesieged(boolean inside) {
        return new Stack(id, country, province, cameFrom, alsoFrom, units, veteranLd, leaders, inside, moved, barred, intercepted, committed, cutOff, foraging);
    }

    public Stack withMoved(boolean done) {
        return new Stack(id, country, province, cameFrom, alsoFrom, units, veteranLd, leaders, besieged, done, barred, intercepted, committed, cutOff, foraging);
    }

    public Stack withBarred(boolean beaten) {
        return new Stack(id, country, province, cameFrom, alsoFrom, units, veteranLd, leaders, besieged, moved, beaten, intercepted, committed, cutOff, foraging);
    }

    public Stack withIntercepted(boolean mayGoBack) {
        return new Stack(id, country, province, cameFrom, alsoFrom, units, veteranLd, leaders, besieged, moved, barred, mayGoBack, committed, cutOff, foraging);
    }

    public Stack withCommitted(boolean waits) {
        return new Stack(id, country, province, cameFrom, alsoFrom, units, veteranLd, leaders, besieged, moved, barred, intercepted, waits, cutOff, foraging);
    }

    public Stack withCutOff(boolean without) {
        return new Stack(id, country, province, cameFrom, alsoFrom, units, veteranLd, leaders, besieged, moved, barred, intercepted, committed,
                without, foraging);
    }

    public Stack withForaging(boolean now) {
        return new Stack(id, country, province, cameFrom, alsoFrom, units, veteranLd, leaders, besieged, moved, barred, intercepted, committed,
                cutOff, now);
    }

    public Stack withLeaders(List<LeaderId> those) {
        return new Stack(id, country, province, cameFrom, alsoFrom, units, veteranLd, those, besieged, moved, barred, intercepted, committed, cutOff, foraging);
    }

    public Stack withUnits(Units those, int veterans) {
        return new Stack(id, country, province, cameFrom, alsoFrom, those, veterans, leaders, besieged, moved, barred, intercepted, committed, cutOff, foraging);
    }
}
