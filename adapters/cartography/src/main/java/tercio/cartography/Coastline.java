package tercio.cartography;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateSequence;
import org.locationtech.jts.geom.CoordinateSequenceFilter;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.AffineTransformation;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.geom.util.PolygonExtracter;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** The bodies of land in the window of a layout, each one polygon on the plane of the map. */
final class Coastline {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    private Coastline() {}

    /** All bodies of land, largest first. */
    static List<Polygon> bodies(MapLayout layout) {
        var pieces = new ArrayList<Geometry>();
        for (var land : land()) {
            for (var turn : new double[] {-360, 0, 360}) {
                var turned = AffineTransformation.translationInstance(turn, 0).transform(land);
                if (turned.getEnvelopeInternal().intersects(layout.window)) {
                    pieces.add(OverlayNGRobust.overlay(valid(turned), FACTORY.toGeometry(layout.window), OverlayNG.INTERSECTION));
                }
            }
        }
        return pieces.stream()
                .flatMap(piece -> polygons(valid(project(piece, layout))).stream())
                .sorted(Comparator.comparingDouble(Polygon::getArea).reversed())
                .toList();
    }

    /** The polygons of a shape. */
    static List<Polygon> polygons(Geometry shape) {
        var polygons = new ArrayList<Polygon>();
        shape.apply(new PolygonExtracter(polygons));
        return polygons;
    }

    private static List<Polygon> land() {
        try (var stream = Coastline.class.getResourceAsStream("land-50m.json")) {
            return TopoJsonReader.polygons(stream, "land").stream().map(AntimeridianUnwrap::of).flatMap(Optional::stream).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Geometry valid(Geometry shape) {
        return shape.isValid() ? shape : GeometryFixer.fix(shape);
    }

    private static Geometry project(Geometry degrees, MapLayout layout) {
        var copy = degrees.copy();
        copy.apply(new CoordinateSequenceFilter() {
            @Override
            public void filter(CoordinateSequence points, int i) {
                Coordinate at = layout.projection.project(points.getX(i), points.getY(i));
                points.setOrdinate(i, 0, at.x);
                points.setOrdinate(i, 1, at.y);
            }

            @Override
            public boolean isDone() {
                return false;
            }

            @Override
            public boolean isGeometryChanged() {
                return true;
            }
        });
        return copy;
    }
}
