package tercio.cartography;

import java.util.Comparator;
import org.locationtech.jts.algorithm.construct.MaximumInscribedCircle;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** Where there is most room inside a shape: the middle of its largest circle, and its radius, in map units. */
record DeepestPoint(Coordinate at, double room) {

    static DeepestPoint of(Geometry shape) {
        return Coastline.polygons(shape).stream()
                .sorted(Comparator.comparingDouble(Polygon::getArea).reversed())
                .limit(3)
                .map(DeepestPoint::ofPolygon)
                .max(Comparator.comparingDouble(DeepestPoint::room))
                .orElseThrow();
    }

    private static DeepestPoint ofPolygon(Polygon polygon) {
        var circle = new MaximumInscribedCircle(polygon, Math.max(0.05, Math.sqrt(polygon.getArea()) / 200));
        return new DeepestPoint(circle.getCenter().getCoordinate(), circle.getRadiusLine().getLength());
    }
}
