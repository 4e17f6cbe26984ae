package tercio.domain.eu.sea.ships;

import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.Thirds;

/**
 * The sizes of naval stacks that the tables of supply and blockade name, the smallest first. A larger size does what a smaller one
 * does.
 */
public enum NavalStrength {
    /** Ships of any kind. */
    NDE,
    /** At least one whole ship. */
    ND,
    /** At least one FLEET counter. */
    FLEET_MINUS,
    /** At least one FLEET counter on its larger side. */
    FLEET_PLUS;

    /**
     * Whether a stack is of this size and has at least this number of ND.
     *
     * <p>Reading (AMB-72, EU-SEA-BLOCKADE): warships, galleys and galleasses count wherever they are, three NDE as one of them. Transports
     * count where there is no FLEET counter; with one they are its transport places. So a FLEET- with one warship and one transport
     * is no "FLEET- and at least 2 ND".
     *
     * @param ships without those of convoys
     */
    public boolean isReachedBy(NavalUnits ships, int leastNd) {
        return matches(ships) && nd(ships) >= leastNd;
    }

    private boolean matches(NavalUnits ships) {
        return switch (this) {
            case NDE -> ships.thirds() > 0;
            case ND -> nd(ships) > 0;
            case FLEET_MINUS -> ships.fleets() > 0;
            case FLEET_PLUS -> ships.fleetPlus() > 0;
        };
    }

    private static int nd(NavalUnits ships) {
        return ships.nwd() + ships.ngd() + ships.vgd() + ships.nde() / Thirds.LD + (ships.fleets() == 0 ? ships.ntd() : 0);
    }
}
