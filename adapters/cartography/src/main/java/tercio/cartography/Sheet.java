package tercio.cartography;

import java.util.Locale;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * How a map is laid out.
 *
 * <p>{@code window} is the part of the Earth that is looked at (degrees; what lies west of it may stand at its east end),
 * {@code quantum} the grid all lines are rounded to, {@code crisp} how far the coast may be straightened, {@code speck} the
 * area below which land without a zone's point is left out, all in map units. {@code far} is in kilometres: how far away
 * the point may be that takes an island without any. Land whose largest circle is smaller than half of {@code disc} is
 * drawn as a disc of that radius besides.
 */
enum Sheet {
    EUROPE(new Conic(36, 58, 15, 48), new Envelope(-60, 100, 5, 88), 0.5, 0.4, 4, 150, 8),
    WORLD(new Miller(10, 10_000), new Envelope(-170, 190, -60, 78), 0.5, 0.6, 1, 400, 10);

    /** How far off shore a point of the land may lie, in kilometres. */
    static final double NEAR = 25;

    /** How far off a coast an island goes with it that has no site near, in kilometres. */
    static final double OFF_SHORE = 60;

    final Projection projection;
    final Envelope window;
    final double quantum;
    final double crisp;
    final double speck;
    final double far;
    final double disc;

    Sheet(Projection projection, Envelope window, double quantum, double crisp, double speck, double far, double disc) {
        this.projection = projection;
        this.window = window;
        this.quantum = quantum;
        this.crisp = crisp;
        this.speck = speck;
        this.far = far;
        this.disc = disc;
    }

    String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether a place is in the window. */
    boolean shows(double longitude, double latitude) {
        return window.contains(turned(longitude), latitude);
    }

    /** Where a place lies on the map. */
    Coordinate project(double longitude, double latitude) {
        return projection.project(turned(longitude), latitude);
    }

    private double turned(double longitude) {
        return longitude < window.getMinX() ? longitude + 360 : longitude;
    }
}
