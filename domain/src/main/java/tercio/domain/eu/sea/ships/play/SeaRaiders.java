package tercio.domain.eu.sea.ships.play;

import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.supply.attrition.AttritionCauses.Unrest;
import tercio.domain.eu.world.corsair.CorsairHunt.EnemyShips;
import tercio.domain.eu.world.corsair.CorsairOwner;
import tercio.domain.map.SpaceId;

/**
 * Corsairs that lie in a sea zone, where a scenario or the host has placed them (EU-CORSAIR-HUNT). Those of pirates, and of a country that is in no
 * alliance of the war, are enemies of all.
 */
public final class SeaRaiders {

    /** The country whose ports are not Christian, and whose corsairs the Knights fight. */
    private static final CountryId TURKEY = TurkishArmy.COUNTRY;

    private SeaRaiders() {}

    /** The corsairs in a sea zone that are enemies of an alliance. */
    public static Optional<Raid> enemyRaid(WarView board, SpaceId zone, Alliance alliance) {
        return board.map().sea(zone).isEmpty() ? Optional.empty() : Optional.ofNullable(board.state().marks().raids().get(zone))
                .filter(raid -> board.state().allianceOf(raid.by()) == Alliance.NEUTRAL || board.areEnemies(alliance, board.state().allianceOf(raid.by())));
    }

    /** The unfriendly corsairs of the zones that a way leaves or enters, each zone once; none for a stack that stays (EU-ATTR-NAVAL-15). */
    public static Unrest unrestAlong(WarView board, NavalStack stack, List<SpaceId> way) {
        var met = way.size() < 2 ? List.<Raid>of()
                : way.stream().distinct().flatMap(zone -> enemyRaid(board, zone, board.state().allianceOf(stack)).stream()).toList();
        return new Unrest(met.stream().mapToInt(Raid::minus).sum(), met.stream().mapToInt(Raid::plus).sum());
    }

    /**
     * Whether the corsairs of a zone have an unblockaded friendly port on it: one of their country or its allies; for the Knights any Christian port
     * (reading: one that neither Turkey nor a Barbary state controls). For pirates it is a Pirate Haven: a marker that an event places in the
     * Caribbean or at Madagascar (EU-CORSAIR-HUNT-8). Reading: events belong to other chapters and no scenario enters such a marker, so nothing shelters
     * pirates in this game, neither in Europe nor beyond it; the question about one fight says whether there is one.
     */
    public static boolean areSheltered(WarView board, SpaceId zone, Raid raid) {
        return Ports.provincesOn(board, zone).stream().map(port -> port.id())
                .filter(port -> board.state().fortress(port) != null && !Ports.isBlockaded(board, port))
                .anyMatch(port -> isFriendlyTo(board, raid, board.state().fortress(port).controller()));
    }

    /** The greatest enemy naval force in the zone of a stack that fights corsairs. */
    public static EnemyShips hindrance(WarView board, NavalStack ships) {
        var enemies = board.state().navies().stacksAt(ships.at()).stream().filter(other -> board.areEnemies(ships, other)).map(NavalStack::ships).toList();
        return enemies.stream().anyMatch(other -> other.fleetPlus() > 0) ? EnemyShips.FLEET_PLUS
                : enemies.stream().anyMatch(other -> other.fleetMinus() > 0) ? EnemyShips.FLEET_MINUS
                : enemies.stream().anyMatch(SeaRaiders::isArmed) ? EnemyShips.SHIPS : EnemyShips.NONE;
    }

    /** Whether there is a ship among them that fights: no transport. */
    public static boolean isArmed(NavalUnits ships) {
        return ships.nde() + ships.nwd() + ships.ngd() + ships.vgd() > 0;
    }

    private static boolean isFriendlyTo(WarView board, Raid raid, CountryId controller) {
        var alliance = board.state().allianceOf(raid.by());
        return raid.by().equals(controller) || alliance.isBelligerent() && alliance == board.state().allianceOf(controller)
                || CorsairOwner.of(raid.by()) == CorsairOwner.KNIGHTS && controller != null && !controller.equals(TURKEY)
                        && CorsairOwner.of(controller) != CorsairOwner.BARBARY;
    }
}
