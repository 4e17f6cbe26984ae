package tercio.cartography;

import java.util.ArrayList;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/** Removes the jump of 360 degrees that land across the 180th meridian has in the source. */
final class AntimeridianUnwrap {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    private AntimeridianUnwrap() {}

    /** The polygon without jumps; nothing for land that lies around a pole and has no plain shape, which is Antarctica. */
    static Optional<Polygon> of(Polygon land) {
        var shell = ring(land.getExteriorRing(), land.getExteriorRing().getCoordinateN(0).x);
        if (!shell.getFirst().equals2D(shell.getLast())) {
            return Optional.empty();
        }
        var outer = FACTORY.createLinearRing(shell.toArray(Coordinate[]::new));
        var holes = new LinearRing[land.getNumInteriorRing()];
        for (var i = 0; i < holes.length; i++) {
            // A hole begins on the same side of the jump as the land around it.
            var inside = outer.getEnvelopeInternal().centre().x;
            holes[i] = FACTORY.createLinearRing(ring(land.getInteriorRingN(i), inside).toArray(Coordinate[]::new));
        }
        return Optional.of(FACTORY.createPolygon(outer, holes));
    }

    /** The points of a ring, each at the turn of the Earth that is nearest to the point before it. */
    private static ArrayList<Coordinate> ring(LinearRing ring, double before) {
        var points = new ArrayList<Coordinate>();
        var last = before;
        for (var point : ring.getCoordinates()) {
            last = point.x + 360 * Math.rint((last - point.x) / 360);
            points.add(new Coordinate(last, point.y));
        }
        return points;
    }
}
