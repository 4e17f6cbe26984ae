package tercio.domain.eu.supply.line.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.play.WarRestrictions;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.land.movement.MovementCosts;
import tercio.domain.eu.supply.line.LineOfSupply;
import tercio.domain.eu.supply.line.SupplyRoute;
import tercio.domain.map.SpaceId;

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
    public static Optional<SupplyRoute> bestRoute(WarView board, List<Stack> together) {
        var alliance = board.state().allianceOf(together.getFirst());
        int weakFrom = WorldSupply.isExempt(board, together) ? WorldSupply.NEVER_LONG : board.tables().constants().value(WEAK_FROM);
        var bySea = SupplyFromTheSea.bestRoute(board, together, weakFrom);
        if (bySea.filter(route -> route.weak().isEmpty()).isPresent()) {
            return bySea;
        }
        var units = together.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        var byLand = lineFor(board, together).bestTo(together.getFirst().province(), land -> isSource(board, land, alliance, units) && WarRestrictions.maySupply(board, land.id(), board.state().commandingCountry(together)),
                land -> isOwned(board, land, alliance), weakFrom);
        return bySea.isEmpty() || byLand.filter(route -> route.weak().size() <= bySea.get().weak().size()).isPresent() ? byLand : bySea;
    }

    /** MP to the closest source, whoever owns it; empty if no source is within reach. */
    public static OptionalInt closestDistance(WarView board, List<Stack> together) {
        var alliance = board.state().allianceOf(together.getFirst());
        var units = together.stream().map(Stack::units).reduce(Units.NONE, Units::plus);
        var byLand = lineFor(board, together).shortestTo(together.getFirst().province(), land -> isSource(board, land, alliance, units) && WarRestrictions.maySupply(board, land.id(), board.state().commandingCountry(together))).map(way -> way.length());
        return Stream.concat(byLand.stream(), SupplyFromTheSea.closestDistance(board, together).stream()).mapToInt(Integer::intValue).min();
    }

    private static LineOfSupply lineFor(WarView board, List<Stack> together) {
        var alliance = board.state().allianceOf(together.getFirst());
        var country = board.state().commandingCountry(together);
        return new LineOfSupply(board.map(), MovementCosts.from(board.tables()), board.marcher(country),
                land -> isPlayed(board, land) && board.isFriendly(land.id(), alliance),
                land -> board.map().isNational(country, land.id()),
                land -> isPlayed(board, land) && isPassable(board, land.id(), alliance), land -> board.theatre(land.id()));
    }

    private static boolean isSource(WarView board, Province land, Alliance alliance, Units units) {
        return isFortified(board, land) && board.isControlledBy(land.id(), alliance) && !board.isContested(land.id(), alliance)
                && WorldSupply.canSupply(board, land, units);
    }

    private static boolean isOwned(WarView board, Province land, Alliance alliance) {
        return isFortified(board, land) && board.state().allianceOf(board.state().fortress(land.id()).owner()) == alliance;
    }

    private static boolean isPassable(WarView board, SpaceId province, Alliance alliance) {
        return !board.isContested(province, alliance)
                && (board.isFriendly(province, alliance)
                        || board.hasEnemyFortress(province, alliance) && !board.stacksInField(province, alliance).isEmpty()
                        || board.state().fortress(province) == null && !board.isNeutral(province, alliance));
    }

    private static boolean isPlayed(WarView board, Province land) {
        return board.state().scenario().includes(land);
    }

    private static boolean isFortified(WarView board, Province land) {
        return board.state().fortress(land.id()) != null;
    }
}
