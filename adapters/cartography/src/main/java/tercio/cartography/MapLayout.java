package tercio.cartography;

import java.util.Locale;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * The layout of a map.
 *
 * <p>{@code window} is the part of the Earth that is shown, in degrees; longitudes west of it are shown at its east end.
 * {@code quantum} is the grid to which all lines are rounded, {@code coastTolerance} the tolerance within which coasts are
 * simplified, {@code smallestIsland} the least area of an island without a site: all three in map units. {@code islandReach}
 * is the greatest distance, in kilometres, of a site that takes an island without a site. Land whose largest inscribed
 * circle is smaller than half of {@code discRadius} is also drawn as a disc of that radius.
 */
enum MapLayout {
    EUROPE(new LambertConic(36, 58, 15, 48), new Envelope(-60, 100, 5, 88), 0.5, 0.4, 4, 150, 8),
    WORLD(new MillerCylindrical(10, 10_000), new Envelope(-170, 190, -60, 78), 0.5, 0.6, 1, 400, 10);

    /** Greatest distance off shore of a site on land, in kilometres. */
    static final double SITE_REACH = 25;

    /** Greatest distance of a coast that takes an island without a site nearby, in kilometres. */
    static final double COAST_REACH = 60;

    final MapProjection projection;
    final Envelope window;
    final double quantum;
    final double coastTolerance;
    final double smallestIsland;
    final double islandReach;
    final double discRadius;

    MapLayout(MapProjection projection, Envelope window, double quantum, double coastTolerance, double smallestIsland, double islandReach, double discRadius) {
        this.projection = projection;
        this.window = window;
        this.quantum = quantum;
        this.coastTolerance = coastTolerance;
        this.smallestIsland = smallestIsland;
        this.islandReach = islandReach;
        this.discRadius = discRadius;
    }

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a place lies in the window. */
    boolean shows(double longitude, double latitude) {
        return window.contains(turn(longitude), latitude);
    }

    /** The place on the map. */
    Coordinate project(double longitude, double latitude) {
        return projection.project(turn(longitude), latitude);
    }

    private double turn(double longitude) {
        return longitude < window.getMinX() ? longitude + 360 : longitude;
    }
}
