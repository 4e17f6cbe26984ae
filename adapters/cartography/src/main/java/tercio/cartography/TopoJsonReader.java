package tercio.cartography;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads the polygons of a TopoJSON file, in degrees. */
final class TopoJsonReader {

    private final GeometryFactory factory = new GeometryFactory();
    private final List<List<Coordinate>> arcs = new ArrayList<>();

    private TopoJsonReader(JsonNode file) {
        var scale = file.get("transform").get("scale");
        var origin = file.get("transform").get("translate");
        for (var arc : file.get("arcs")) {
            var points = new ArrayList<Coordinate>();
            long x = 0;
            long y = 0;
            for (var step : arc) {
                x += step.get(0).asLong();
                y += step.get(1).asLong();
                points.add(new Coordinate(
                        x * scale.get(0).asDouble() + origin.get(0).asDouble(), y * scale.get(1).asDouble() + origin.get(1).asDouble()));
            }
            arcs.add(points);
        }
    }

    /** All polygons of an object made of multipolygons. */
    static List<Polygon> polygons(InputStream stream, String object) {
        var file = JsonMapper.builder().build().readTree(stream);
        var topology = new TopoJsonReader(file);
        var polygons = new ArrayList<Polygon>();
        for (var geometry : file.get("objects").get(object).get("geometries")) {
            for (var polygon : geometry.get("arcs")) {
                polygons.add(topology.polygon(polygon));
            }
        }
        return polygons;
    }

    private Polygon polygon(JsonNode rings) {
        var holes = new ArrayList<LinearRing>();
        for (var i = 1; i < rings.size(); i++) {
            holes.add(ring(rings.get(i)));
        }
        return factory.createPolygon(ring(rings.get(0)), holes.toArray(LinearRing[]::new));
    }

    private LinearRing ring(JsonNode indices) {
        var points = new ArrayList<Coordinate>();
        for (var index : indices) {
            var i = index.asInt();
            var arc = i < 0 ? arcs.get(~i).reversed() : arcs.get(i);
            points.addAll(points.isEmpty() ? arc : arc.subList(1, arc.size()));
        }
        return factory.createLinearRing(points.toArray(Coordinate[]::new));
    }
}
