package tercio.cartography;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.locationtech.jts.coverage.CoverageUnion;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.operation.overlayng.UnaryUnionNG;
import org.locationtech.jts.operation.polygonize.Polygonizer;

/** A coverage: lines rounded to one grid divide the plane into shapes that share their borders point for point. */
final class Coverage {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    private Coverage() {}

    /** The merged shape of each label; {@code labels} gives the label of a point of the plane, if it has one. */
    static SortedMap<String, Geometry> of(
            Collection<? extends Geometry> lines, double quantum, Function<Coordinate, Optional<String>> labels) {
        var faces = new Polygonizer();
        faces.add(UnaryUnionNG.union(FACTORY.buildGeometry(lines), new PrecisionModel(1 / quantum)));
        var parts = new TreeMap<String, List<Geometry>>();
        for (var face : polygons(faces)) {
            labels.apply(face.getInteriorPoint().getCoordinate())
                    .ifPresent(label -> parts.computeIfAbsent(label, none -> new ArrayList<>()).add(face));
        }
        var shapes = new TreeMap<String, Geometry>();
        parts.forEach((label, shape) -> shapes.put(label, merge(shape)));
        return shapes;
    }

    /** Merges shapes that share borders without moving a point; the order of the result is always the same. */
    static Geometry merge(Collection<Geometry> shapes) {
        return CoverageUnion.union(shapes.toArray(Geometry[]::new)).norm();
    }

    private static List<Polygon> polygons(Polygonizer faces) {
        var polygons = new ArrayList<Polygon>();
        for (var face : faces.getPolygons()) {
            polygons.add((Polygon) face);
        }
        polygons.sort(Comparator.comparing(Polygon::norm));
        return polygons;
    }
}
