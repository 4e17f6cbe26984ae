package tercio.domain.eia.supply.line.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.LocationId;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;

/**
 * The supply chains of one power on a board (EIA-7.2.3.2): which of its depots are sources, and which lead back to a source.
 * Depots of different powers never form one chain (EIA-7.2.3.3.3).
 */
public final class SupplyChains {

    /** The most areas from one depot of a chain to the next (EIA-7.2.3.2). */
    public static final int LINK = 2;

    private final EiaWarView board;
    private final Power power;
    private final Map<LocationId, Depot> depots = new TreeMap<>();
    private final Map<LocationId, LocationId> leadsTo = new LinkedHashMap<>();

    private SupplyChains(EiaWarView board, Power power, List<Depot> depots) {
        this.board = board;
        this.power = power;
        depots.stream().filter(depot -> depot.power() == power && !depot.at().isAboard()).forEach(depot -> this.depots.put(depot.at().id(), depot));
        trace();
    }

    /** The chains of a power's depots. */
    public static SupplyChains of(EiaWarView board, Power power) {
        return new SupplyChains(board, power, List.copyOf(board.state().depots().values()));
    }

    /** The chains as they would be with one more depot of the power at a place, in the place of any other there. */
    public static SupplyChains withDepot(EiaWarView board, Power power, Location place) {
        var depots = new TreeMap<>(board.state().depots());
        depots.put(place.id(), new Depot(power, place, Factors.NONE, true));
        return new SupplyChains(board, power, List.copyOf(depots.values()));
    }

    private void trace() {
        var open = new ArrayDeque<LocationId>();
        depots.forEach((key, depot) -> {
            if (isSource(depot)) {
                leadsTo.put(key, key);
                open.add(key);
            }
        });
        while (!open.isEmpty()) {
            var key = open.poll();
            linkedDepots(depots.get(key)).forEach(next -> {
                if (leadsTo.putIfAbsent(next, key) == null) {
                    open.add(next);
                }
            });
        }
    }

    /**
     * Whether a depot is a supply source: in the area of an unbesieged controlled city of the home nation or a controlled minor
     * state, without enemies (EIA-7.2.3.1).
     */
    public boolean isSource(Depot depot) {
        var area = depot.at().area();
        return depot.at().inField() && board.controlsCity(power, area) && !board.isBesieged(area) && board.isOwnTerritory(power, area)
                && !board.hasEnemyPresence(power, area);
    }

    /** The depots next to this one in a chain, by the ids of their places. */
    private Set<LocationId> linkedDepots(Depot depot) {
        var near = new HashSet<LocationId>();
        if (depot.at().inField()) {
            var within = DepotReach.areasWithin(board, power, depot.at().area(), LINK).keySet();
            depots.values().stream().filter(other -> other.at().inField() && within.contains(other.at().area()))
                    .forEach(other -> near.add(other.at().id()));
        }
        depots.values().stream().filter(other -> other != depot && isLinkedBySea(depot, other)).forEach(other -> near.add(other.at().id()));
        return near;
    }

    /** Whether sea supply joins two depots; the first one leads to a source (EIA-7.4.3.1). */
    private boolean isLinkedBySea(Depot supplied, Depot other) {
        return hasSeaLink(supplied.at().area(), other.at().area());
    }

    private boolean hasSeaLink(SpaceId from, SpaceId to) {
        return SeaLanes.isFriendlyPort(board, power, from) && SeaLanes.isFriendlyPort(board, power, to)
                && !SeaLanes.isBlockaded(board, power, from) && !SeaLanes.isBlockaded(board, power, to)
                && SeaLanes.hasFleetInPort(board, power, from)
                && SeaLanes.connectsPorts(board, power, from, to);
    }

    /** Whether a depot at that place is a source or leads back to one (EIA-7.2.3.2.1). */
    public boolean isValid(Location place) {
        return leadsTo.containsKey(place.id());
    }

    /** The places of the chain from a depot back to its source, the depot first; empty for a depot that leads to none. */
    public List<LocationId> pathToSource(Location place) {
        if (!isValid(place)) {
            return List.of();
        }
        var way = new ArrayList<LocationId>();
        for (var key = place.id(); ; key = leadsTo.get(key)) {
            way.add(key);
            if (leadsTo.get(key).equals(key)) {
                return List.copyOf(way);
            }
        }
    }

    /** The valid depots in the field, by area. */
    public List<Depot> validInField() {
        return depots.values().stream().filter(depot -> depot.at().inField() && isValid(depot.at())).toList();
    }

    /** The depots that stood before this month and are sources or lead back to one (EIA-7.2.3). */
    public List<Depot> depotsBeforeMonth() {
        return validInField().stream().filter(depot -> !depot.thisMonth()).toList();
    }

    /** The nearest valid depot of the chain over unblocked areas, at most so many areas away; the first of equally near ones. */
    public Optional<Near> nearest(SpaceId area, int most) {
        var valid = validInField();
        if (valid.isEmpty()) {
            return Optional.empty();
        }
        var within = DepotReach.areasWithin(board, power, area, most);
        return valid.stream().filter(depot -> within.containsKey(depot.at().area()))
                .map(depot -> new Near(depot, within.get(depot.at().area())))
                .min(Comparator.comparingInt(Near::distance));
    }

    /** A depot and the areas to it. */
    public record Near(Depot depot, int distance) {}

    /** Whether a friendly port has an unblockaded sea supply source (EIA-7.2.2): another port with a valid depot and a fleet. */
    public boolean hasSeaSource(SpaceId port) {
        return depots.values().stream().anyMatch(depot -> !depot.at().area().equals(port) && isValid(depot.at()) && hasSeaLink(depot.at().area(), port));
    }

    /** Whether invasion supply can be traced to a sea area: from an unblockaded own port that is supplied (EIA-7.4.4.1). */
    public boolean canSupplySea(SpaceId seaArea) {
        return depots.values().stream().filter(depot -> isValid(depot.at())).map(depot -> depot.at().area())
                .anyMatch(area -> SeaLanes.isFriendlyPort(board, power, area) && !SeaLanes.isBlockaded(board, power, area)
                        && SeaLanes.connectsToSea(board, power, area, seaArea));
    }
}
