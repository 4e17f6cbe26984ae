package tercio.domain.eu.play.supplyline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.board.Terrain;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.naval.NavalSupplyLine;
import tercio.domain.eu.naval.SupplyByShips;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.supply.SupplyRoute;
import tercio.domain.eu.supply.WeakSupplyCause;

/**
 * Supply of land stacks by naval stacks on whose coast they stand (EU-SUP-SHIPS). Its length is 3 MP, twice as many in foreign desert or in the
 * under-developed area, and 1 for each sea zone that the line of the ships crosses (EU-SUP-1, AMB-22). Readings: a line that ends in foreign desert
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
    static Optional<SupplyRoute> best(Board board, List<Stack> together, int weakFrom) {
        return all(board, together, weakFrom)
                .min(Comparator.comparingInt((SupplyRoute route) -> route.weak().size()).thenComparingInt(SupplyRoute::mp).thenComparingInt(SupplyRoute::straitForts));
    }

    /** MP to the closest naval source; empty if none supplies the stacks. */
    static Optional<Integer> closest(Board board, List<Stack> together) {
        return all(board, together, Integer.MAX_VALUE).map(SupplyRoute::mp).min(Comparator.naturalOrder());
    }

    private static Stream<SupplyRoute> all(Board board, List<Stack> together, int weakFrom) {
        var province = together.getFirst().province();
        int alliance = board.state().allianceOf(together.getFirst());
        var units = together.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        return board.state().fleetsOf(alliance).map(ships -> ships.action() == null ? ships : SeaCompany.together(board.state(), ships))
                .filter(ships -> ships.action() != null && ships.action().supplies(province) && board.map().seasOf(province).contains(ships.at())
                        && SupplyByShips.in(board.tables()).feeds(ships.shipsBesideConvoys(), units))
                .map(ships -> from(board, ships, together, weakFrom))
                .filter(route -> route.mp() <= MovementCosts.in(board.tables()).longestSupply());
    }

    private static SupplyRoute from(Board board, NavalStack ships, List<Stack> together, int weakFrom) {
        var land = board.province(together.getFirst().province());
        var country = board.state().commanding(together);
        boolean desert = land.is(Terrain.DESERT) && !board.map().national(country, land.id());
        boolean rough = desert || land.wasteland() && !board.marcher(country).atHomeInWasteland();
        boolean beside = Ports.inZone(board, ships, ships.at());
        var line = beside ? Optional.<NavalSupplyLine>empty() : Ports.line(board, ships);
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
        if (!beside && !WorldSupply.exempt(board, together)) {
            weak.add(WeakSupplyCause.SHIPS_AWAY);
        }
        return new SupplyRoute(List.of(land.id()), mp, weak, Optional.of(ships.id()), forts);
    }
}
