package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.map.SpaceId;

/**
 * A naval stack on the map: ships of one country that act together.
 *
 * @param at its sea zone, or the province of its port
 * @param veteranThirds its veteran ships, in thirds (EU-SEA-MORALE)
 * @param leaders ids, in no order
 * @param action its action, {@code null} if none; one that lasts is kept until the stack moves
 * @param moved whether it has moved this impulse
 * @param barred whether it has fought a battle this impulse without winning: it may not intercept again
 * @param aboard the land stacks that it carries
 * @param gold ducats that it carries
 * @param convoys convoys that sail in it, as some of its transports; missing in older stored boards, which means none
 * @param loadedAt the sea zone or port in which the ships lay when the troops aboard were taken in; {@code null} without troops, and in older stored
 *     boards, where a port of their province counts
 * @param company the first of the naval stacks of several allied countries that are one stack with this one (EU-STACK-7); {@code null} if it is alone
 */
public record NavalStack(
        StackId id,
        CountryId country,
        SpaceId at,
        NavalUnits ships,
        int veteranThirds,
        List<LeaderId> leaders,
        NavalAction action,
        boolean moved,
        boolean barred,
        List<Stack> aboard,
        int gold,
        List<ConvoyShips> convoys,
        SpaceId loadedAt,
        StackId company) {

    public NavalStack {
        leaders = List.copyOf(leaders);
        aboard = aboard == null ? List.of() : List.copyOf(aboard);
        convoys = convoys == null ? List.of() : List.copyOf(convoys);
        if (veteranThirds < 0 || veteranThirds > ships.thirds()) {
            throw new IllegalArgumentException("a stack has no more veteran ships than ships");
        }
    }

    /** A stack without an action and without cargo that has not moved this impulse. */
    public static NavalStack atRest(StackId id, CountryId country, SpaceId at, NavalUnits ships, int veteranThirds, List<LeaderId> leaders) {
        return new NavalStack(id, country, at, ships, veteranThirds, leaders, null, false, false, List.of(), 0, List.of(), null, null);
    }

    /** Whether the stack is veteran: strictly more than half of its ships are (EU-VET-3, EU-SEA-MORALE). */
    public boolean isVeteran() {
        return 2 * veteranThirds > ships.thirds();
    }

    /** Its FLEET counters. */
    public int fleets() {
        return ships.fleets();
    }

    /** Places the stack in a sea zone or a port. Its action ends. */
    public NavalStack placedIn(SpaceId where) {
        return new NavalStack(id, country, where, ships, veteranThirds, leaders, null, true, barred, aboard, gold, convoys, loadedAt, company);
    }

    /**
     * The stack after it has come to an interception, which is no movement of its own impulse. Its action ends unless
     * it lies in that sea zone.
     */
    public NavalStack afterInterception(SpaceId zone) {
        return new NavalStack(id, country, zone, ships, veteranThirds, leaders, at.equals(zone) ? action : null, moved, barred, aboard, gold, convoys, loadedAt, company);
    }

    public NavalStack withAction(NavalAction now) {
        return new NavalStack(id, country, at, ships, veteranThirds, leaders, now, moved, barred, aboard, gold, convoys, loadedAt, company);
    }

    public NavalStack withMoved(boolean done) {
        return new NavalStack(id, country, at, ships, veteranThirds, leaders, action, done, barred, aboard, gold, convoys, loadedAt, company);
    }

    public NavalStack withBarred(boolean beaten) {
        return new NavalStack(id, country, at, ships, veteranThirds, leaders, action, moved, beaten, aboard, gold, convoys, loadedAt, company);
    }

    /** The stack with other ships. As many of its veterans as possible are among them. */
    public NavalStack withShips(NavalUnits now) {
        return new NavalStack(id, country, at, now, Math.min(veteranThirds, now.thirds()), leaders, action, moved, barred, aboard, gold, ConvoyShips.among(convoys, now.ntd()), loadedAt, company);
    }

    public NavalStack withShips(NavalUnits now, int veterans) {
        return new NavalStack(id, country, at, now, veterans, leaders, action, moved, barred, aboard, gold, ConvoyShips.among(convoys, now.ntd()), loadedAt, company);
    }

    public NavalStack withLeaders(List<LeaderId> those) {
        return new NavalStack(id, country, at, ships, veteranThirds, those, action, moved, barred, aboard, gold, convoys, loadedAt, company);
    }

    public NavalStack withCargo(List<Stack> those, int ducats) {
        return new NavalStack(id, country, at, ships, veteranThirds, leaders, action, moved, barred, those, ducats, convoys, those.isEmpty() ? null : loadedAt, company);
    }

    /** The stack with the sea zone or port in which its troops were taken aboard; {@code null} if that is not known. */
    public NavalStack withLoadedAt(SpaceId place) {
        return new NavalStack(id, country, at, ships, veteranThirds, leaders, action, moved, barred, aboard, gold, convoys, place, company);
    }

    /** The stack as one with others, of which the first is named; {@code null} for a stack of its own. */
    public NavalStack withCompany(StackId first) {
        return new NavalStack(id, country, at, ships, veteranThirds, leaders, action, moved, barred, aboard, gold, convoys, loadedAt, first);
    }

    /** A part of this stack at the same place, without an action and without cargo. */
    public NavalStack part(StackId name, NavalUnits taken, int veterans, List<LeaderId> led) {
        return new NavalStack(name, country, at, taken, veterans, led, null, moved, barred, List.of(), 0, List.of(), null, null);
    }

    /** Joins another stack at the same place. The action of this one is kept; both have moved if one has. */
    public NavalStack mergedWith(NavalStack other) {
        return new NavalStack(id, country, at, ships.plus(other.ships), veteranThirds + other.veteranThirds,
                Stream.concat(leaders.stream(), other.leaders.stream()).toList(), action, moved || other.moved, barred || other.barred,
                Stream.concat(aboard.stream(), other.aboard.stream()).toList(), gold + other.gold,
                Stream.concat(convoys.stream(), other.convoys.stream()).toList(), aboard.isEmpty() ? other.loadedAt : loadedAt, company);
    }

    /** The stack with these convoys. */
    public NavalStack withConvoys(List<ConvoyShips> now) {
        return new NavalStack(id, country, at, ships, veteranThirds, leaders, action, moved, barred, aboard, gold, now, loadedAt, company);
    }

    /** Its ships without those of convoys, which neither supply nor blockade nor carry troops (EU-CONVOY). */
    public NavalUnits shipsWithoutConvoys() {
        int transports = convoys.stream().mapToInt(ConvoyShips::transports).sum();
        return transports == 0 ? ships : ships.withoutTransports(transports);
    }

    /** The convoy of a kind in it; empty if none is. */
    public Optional<ConvoyShips> convoy(ConvoyKind kind) {
        return convoys.stream().filter(each -> each.kind() == kind).findFirst();
    }
}
