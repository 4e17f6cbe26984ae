package tercio.domain.eu.supply.line.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.sea.ships.NavalSupplyLine;
import tercio.domain.eu.sea.ships.SupplyByShips;
import tercio.domain.eu.sea.ships.play.Ports;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.eu.supply.line.WeakSupplyCause;

/**
 * Supply of land stacks by naval stacks on whose coast they stand (EU-SUP-SHIPS). Its length is 3 MP, twice as many in foreign desert or in the
 * under-developed area, and 1 for each sea zone that the line of the ships crosses (EU-SUP-SHIPS, AMB-22). Readings: a line that ends in foreign desert
 * goes through it; ships that reach no source of their own count as far away as the attrition at sea counts them.
 */
final class SupplyFromTheSea {

    private static final int FROM_THE_SHIPS = 3;
    private static final int ROUGH = 2;
    /** The zones that count if the ships reach no source. */
    private static final int OUT_OF_REACH = 5;

    private SupplyFromTheSea() {}

    /**
     * The best naval source of stacks of one alliance in one province, which are one stack here; empty if none supplies them. It is weak
     * where the ships are in no zone with a port of their own, and takes the closed straits of their line with it.
     */
    static Optional<SupplyRoute> bestRoute(WarView board, List<Stack> together, int weakFrom) {
        return allRoutes(board, together, weakFrom)
                .min(Comparator.comparingInt((SupplyRoute route) -> route.weak().size()).thenComparingInt(SupplyRoute::mp).thenComparingInt(SupplyRoute::straitForts));
    }

    /** MP to the closest naval source; empty if none supplies the stacks. */
    static Optional<Integer> closestDistance(WarView board, List<Stack> together) {
        return allRoutes(board, together, Integer.MAX_VALUE).map(SupplyRoute::mp).min(Comparator.naturalOrder());
    }

    private static Stream<SupplyRoute> allRoutes(WarView board, List<Stack> together, int weakFrom) {
        var province = together.getFirst().province();
        var alliance = board.state().allianceOf(together.getFirst());
        var units = together.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        return board.state().fleetsOf(alliance).map(ships -> ships.action() == null ? ships : SeaCompany.together(board.state(), ships))
                .filter(ships -> ships.action() != null && ships.action().supplies(province) && board.map().seasOf(province).contains(ships.at())
                        && SupplyByShips.from(board.tables()).canSupply(ships.shipsWithoutConvoys(), units))
                .map(ships -> routeFrom(board, ships, together, weakFrom))
                .filter(route -> route.mp() <= MovementCosts.from(board.tables()).longestSupply());
    }

    private static SupplyRoute routeFrom(WarView board, NavalStack ships, List<Stack> together, int weakFrom) {
        var land = board.province(together.getFirst().province());
        var country = board.state().commandingCountry(together);
        boolean desert = land.is(Terrain.DESERT) && !board.map().isNational(country, land.id());
        boolean rough = desert || land.wasteland() && !board.marcher(country).atHomeInWasteland();
        boolean beside = Ports.hasSupplySourceOn(board, ships, ships.at());
        var line = beside ? Optional.<NavalSupplyLine>empty() : Ports.supplyLine(board, ships);
        int crossed = beside ? 0 : line.map(NavalSupplyLine::length).orElse(OUT_OF_REACH);
        int mp = (rough ? ROUGH : 1) * FROM_THE_SHIPS + crossed;
        int forts = line.map(found -> found.straitForts(board.map()).stream().mapToInt(fort -> Ports.toll(board, ships, fort)).sum()).orElse(0);
        var weak = new ArrayList<WeakSupplyCause>();
        if (mp >= weakFrom) {
            weak.add(WeakSupplyCause.LONG);
        }
        if (desert) {
            weak.add(WeakSupplyCause.DESERT);
        }
        if (!beside && !WorldSupply.isExempt(board, together)) {
            weak.add(WeakSupplyCause.SHIPS_AWAY);
        }
        return new SupplyRoute(List.of(land.id()), mp, weak, Optional.of(ships.id()), forts);
    }
}
