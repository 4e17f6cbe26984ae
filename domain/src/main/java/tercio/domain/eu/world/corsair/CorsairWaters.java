package tercio.domain.eu.world.corsair;

import java.util.List;
import java.util.function.Predicate;
import tercio.domain.eu.common.forces.NavalTechnology;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.map.SpaceId;

/**
 * A sea zone with corsairs (EU-CORSAIR-HUNT).
 *
 * @param corsairs in the zone, both those that are hunted and others
 * @param friendlyPort whether a corsair has an unblockaded friendly port in the zone: for the Knights any Christian port, for pirates a haven
 * @param battle whether there was a naval battle in the zone this turn
 * @param enemies the ships in the zone that are enemies of the hunter, friendly to the corsairs or not
 */
public record CorsairWaters(SpaceId sea, List<Corsair> corsairs, Predicate<Corsair> friendlyPort, boolean battle, NavalUnits enemies) {

    public CorsairWaters {
        corsairs = List.copyOf(corsairs);
    }

    /** The corsairs that a fleet may hunt: they lie in the zone itself. */
    public List<Corsair> prey(Predicate<Corsair> enemy) {
        return corsairs.stream().filter(corsair -> corsair.at().equals(sea)).filter(enemy).toList();
    }

    /** The fight of a fleet against one of them; the largest manoeuvre value of all that are hunted counts. */
    public CorsairHunt.Hunt hunt(NavalUnits fleet, NavalTechnology technology, int maneuver, List<Corsair> hunted) {
        int plus = (int) corsairs.stream().filter(corsair -> corsair.at().equals(sea) && corsair.isPlus()).count();
        return new CorsairHunt.Hunt(technology, fleet.fleetMinus(), fleet.fleetPlus(), isArmed(fleet), maneuver,
                hunted.stream().mapToInt(Corsair::maneuver).max().orElse(0), plus, hunted.stream().anyMatch(friendlyPort), battle, hindrance());
    }

    private CorsairHunt.EnemyShips hindrance() {
        return enemies.fleetPlus() > 0 ? CorsairHunt.EnemyShips.FLEET_PLUS
                : enemies.fleetMinus() > 0 ? CorsairHunt.EnemyShips.FLEET_MINUS
                : isArmed(enemies) ? CorsairHunt.EnemyShips.SHIPS : CorsairHunt.EnemyShips.NONE;
    }

    private static boolean isArmed(NavalUnits ships) {
        return ships.nde() + ships.nwd() + ships.ngd() + ships.vgd() > 0;
    }
}
