package tercio.domain.eu.play.supplyline;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.NavalStack;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.naval.SupplyByShips;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.harbour.Ports;
import tercio.domain.eu.supply.SupplyRoute;
import tercio.domain.eu.supply.WeakSupplyCause;

/** Supply of land stacks by naval stacks on whose coast they stand (EU-SUP-SHIPS). */
final class SupplyFromTheSea {

    private SupplyFromTheSea() {}

    /**
     * The best naval source of stacks of one alliance in one province, which are one stack here; empty if none supplies them. It is weak
     * where the ships are in no zone with a port of their own, and takes the closed straits of their line with it.
     */
    static Optional<SupplyRoute> best(Board board, List<Stack> together) {
        var province = together.getFirst().province();
        int alliance = board.state().allianceOf(together.getFirst());
        var units = together.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        return board.state().fleetsOf(alliance)
                .filter(ships -> ships.action() != null && ships.action().supplies(province) && board.map().seasOf(province).contains(ships.at())
                        && SupplyByShips.in(board.tables()).feeds(ships.shipsBesideConvoys(), units))
                .map(ships -> from(board, ships, province, WorldSupply.exempt(board, together)))
                .min(Comparator.comparingInt((SupplyRoute route) -> route.weak().size()).thenComparingInt(SupplyRoute::straitForts));
    }

    private static SupplyRoute from(Board board, NavalStack ships, String province, boolean exempt) {
        boolean beside = Ports.inZone(board, ships, ships.at());
        int forts = beside ? 0 : Ports.line(board, ships)
                .map(line -> line.straitForts(board.map()).stream().mapToInt(fort -> Ports.toll(board, ships, fort)).sum()).orElse(0);
        return new SupplyRoute(List.of(province), 0, beside || exempt ? List.of() : List.of(WeakSupplyCause.SHIPS_AWAY), Optional.of(ships.id()), forts);
    }
}
