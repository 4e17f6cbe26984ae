package tercio.cartography;

import java.util.Comparator;
import org.locationtech.jts.algorithm.construct.MaximumInscribedCircle;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** The point inside a shape that is farthest from its edge: the centre of the largest inscribed circle, with its radius in map units. */
record DeepestPoint(Coordinate at, double room) {

    static DeepestPoint of(Geometry shape) {
        return Coastline.polygons(shape).stream()
                .sorted(Comparator.comparingDouble(Polygon::getArea).reversed())
                .limit(3)
                .map(DeepestPoint::ofPolygon)
                .max(Comparator.comparingDouble(DeepestPoint::room))
                .orElseThrow();
    }

    /**
     * The deepest point near a place, if it has more than half of the room of the deepest point anywhere: the counters of
     * a sea that runs round a cape belong where its name stands.
     */
    static DeepestPoint near(Coordinate place, Geometry shape) {
        var anywhere = of(shape);
        var around = shape.getFactory().createPoint(place).buffer(1.5 * anywhere.room);
        var here = OverlayNGRobust.overlay(shape, around, OverlayNG.INTERSECTION);
        if (here.isEmpty()) {
            return anywhere;
        }
        var local = of(here);
        return local.room > anywhere.room / 2 ? local : anywhere;
    }

    private static DeepestPoint ofPolygon(Polygon polygon) {
        var circle = new MaximumInscribedCircle(polygon, Math.max(0.05, Math.sqrt(polygon.getArea()) / 200));
        return new DeepestPoint(circle.getCenter().getCoordinate(), circle.getRadiusLine().getLength());
    }
}
