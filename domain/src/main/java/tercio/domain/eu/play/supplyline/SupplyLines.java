package tercio.domain.eu.play.supplyline;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.forces.Units;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.movement.MovementCosts;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.RightsOfWar;
import tercio.domain.eu.supply.LineOfSupply;
import tercio.domain.eu.supply.SupplyRoute;

/**
 * The lines of supply of troops in the field. A source is a city that the alliance controls without enemies in the field before
 * it, or natives who have risen against it. A line runs through friendly land and through provinces whose fortress the alliance besieges, never past enemies in the field,
 * hostile natives or through neutral land (EU-SUP-4, EU-SUP-5). In the rest of the world it also runs through land without a fortress, and establishments are
 * sources (EU-SUP-WORLD). Ships that supply the coast of their zone are a source of its own provinces (EU-SUP-SHIPS).
 */
public final class SupplyLines {

    private static final String WEAK_FROM = "weak_supply_from_mp";

    private SupplyLines() {}

    /**
     * The best line of supply of stacks of one alliance in one province; empty if no source is within reach. Their commanding
     * country decides where they are at home.
     */
    public static Optional<SupplyRoute> best(Board board, List<Stack> together) {
        int alliance = board.state().allianceOf(together.getFirst());
        int weakFrom = WorldSupply.exempt(board, together) ? WorldSupply.NEVER_LONG : board.tables().constants().value(WEAK_FROM);
        var bySea = SupplyFromTheSea.best(board, together, weakFrom);
        if (bySea.filter(route -> route.weak().isEmpty()).isPresent()) {
            return bySea;
        }
        var units = together.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        var byLand = line(board, together).best(together.getFirst().province(), land -> source(board, land, alliance, units) && RightsOfWar.feeds(board, land.id(), board.state().commanding(together)),
                land -> owned(board, land, alliance), weakFrom);
        return bySea.isEmpty() || byLand.filter(route -> route.weak().size() <= bySea.get().weak().size()).isPresent() ? byLand : bySea;
    }

    /** MP to the closest source, whoever owns it; empty if no source is within reach. */
    public static OptionalInt closest(Board board, List<Stack> together) {
        int alliance = board.state().allianceOf(together.getFirst());
        var units = together.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        var byLand = line(board, together).to(together.getFirst().province(), land -> source(board, land, alliance, units) && RightsOfWar.feeds(board, land.id(), board.state().commanding(together))).map(way -> way.length());
        return Stream.concat(byLand.stream(), SupplyFromTheSea.closest(board, together).stream()).mapToInt(Integer::intValue).min();
    }

    private static LineOfSupply line(Board board, List<Stack> together) {
        int alliance = board.state().allianceOf(together.getFirst());
        var country = board.state().commanding(together);
        return new LineOfSupply(board.map(), MovementCosts.in(board.tables()), board.marcher(country),
                land -> known(board, land) && board.friendly(land.id(), alliance),
                land -> board.map().national(country, land.id()),
                land -> known(board, land) && passable(board, land.id(), alliance), land -> board.theatre(land.id()));
    }

    private static boolean source(Board board, Province land, int alliance, Units units) {
        return fortified(board, land) && board.controlledBy(land.id(), alliance) && !board.contested(land.id(), alliance)
                && WorldSupply.feeds(board, land, units);
    }

    private static boolean owned(Board board, Province land, int alliance) {
        return fortified(board, land) && board.state().allianceOf(board.state().fortress(land.id()).owner()) == alliance;
    }

    private static boolean passable(Board board, String province, int alliance) {
        return !board.contested(province, alliance)
                && (board.friendly(province, alliance)
                        || board.enemyFortress(province, alliance) && !board.field(province, alliance).isEmpty()
                        || board.state().fortress(province) == null && !board.neutral(province, alliance));
    }

    private static boolean known(Board board, Province land) {
        return board.state().scenario().plays(land);
    }

    private static boolean fortified(Board board, Province land) {
        return board.state().fortress(land.id()) != null;
    }
}
