package tercio.domain.eia.supply.line.play;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.map.SeaArea;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;

/** Routes of supply over the sea, and the ports and fleets at their ends (EIA-7.4.3, EIA-7.4.4). */
public final class SeaLanes {

    /** The area of Constantinople, whose holder grants passage through the Dardanelles (EIA-7.4.3.3). */
    private static final SpaceId CONSTANTINOPLE = new SpaceId("555");

    private SeaLanes() {}

    /** Whether an area has a port that a power or an ally controls. */
    public static boolean isFriendlyPort(EiaWarView board, Power power, SpaceId area) {
        return board.area(area).hasPort() && board.isFriendlyCity(power, area);
    }

    /** Whether an enemy fleet blockades the port of an area. */
    public static boolean isBlockaded(EiaWarView board, Power power, SpaceId area) {
        return board.state().fleets().values().stream()
                .anyMatch(fleet -> fleet.blockades().filter(area::equals).isPresent() && board.atWar(power, fleet.power()));
    }

    /** Whether a fleet of a power or of its ally lies in the port of an area. */
    public static boolean hasFleetInPort(EiaWarView board, Power power, SpaceId area) {
        return board.state().fleets().values().stream()
                .anyMatch(fleet -> fleet.at().equals(area) && fleet.blockades().isEmpty() && isFriendly(board, power, fleet));
    }

    /** The fleet of a power in a sea area; empty if there is none. Depots are placed on own fleets only. */
    public static Optional<SupplyFleet> ownFleet(EiaWarView board, Power power, SpaceId seaArea) {
        return board.state().fleets().values().stream().filter(fleet -> fleet.power() == power && fleet.at().equals(seaArea)).findFirst();
    }

    private static boolean isFriendly(EiaWarView board, Power power, SupplyFleet fleet) {
        return fleet.power() == power || board.areAllied(power, fleet.power());
    }

    /** Whether supply can be traced over the sea from the coast of one area to that of another. */
    public static boolean connectsPorts(EiaWarView board, Power power, SpaceId from, SpaceId to) {
        return areConnected(board, power, board.map().seasNextTo(from), board.map().seasNextTo(to));
    }

    /** Whether supply can be traced over the sea from the coast of an area to a sea area. */
    public static boolean connectsToSea(EiaWarView board, Power power, SpaceId from, SpaceId seaArea) {
        return areConnected(board, power, board.map().seasNextTo(from), List.of(seaArea));
    }

    private static boolean areConnected(EiaWarView board, Power power, Collection<SpaceId> from, Collection<SpaceId> to) {
        var open = new ArrayDeque<SpaceId>();
        from.stream().filter(sea -> isPassable(board, power, sea)).forEach(open::add);
        var seen = new HashSet<>(open);
        while (!open.isEmpty()) {
            var sea = open.poll();
            if (to.contains(sea)) {
                return true;
            }
            board.map().seasNextTo(sea).stream().filter(next -> isPassable(board, power, next) && seen.add(next)).forEach(open::add);
        }
        return false;
    }

    /** Whether supply passes a sea area: not the Dardanelles without permission, and nothing north of the ice line in winter (EIA-7.4.3.3). */
    private static boolean isPassable(EiaWarView board, Power power, SpaceId sea) {
        var area = board.map().seaArea(sea).orElseThrow();
        return !isIced(board, area) && (!area.dardanelles() || mayPassDardanelles(board, power));
    }

    /** Whether a sea area is closed by ice. */
    public static boolean isIced(EiaWarView board, SeaArea sea) {
        return sea.iced() && board.state().month().isWinter();
    }

    /**
     * The permission of the power that controls Constantinople, if any: it holds for the power itself, for its allies, and for
     * whom it gave access.
     */
    private static boolean mayPassDardanelles(EiaWarView board, Power power) {
        return board.state().city(CONSTANTINOPLE).flatMap(city -> Power.of(city.controller()))
                .filter(holder -> board.state().power(holder).isPresent())
                .map(holder -> holder == power || board.areAllied(holder, power) || board.diplomacy().access().stream()
                        .anyMatch(grant -> grant.by() == holder && grant.to() == power))
                .orElse(true);
    }
}
