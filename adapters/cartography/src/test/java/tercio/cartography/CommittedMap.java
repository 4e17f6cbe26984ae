package tercio.cartography;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Point;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A map as it is committed, put together from its arcs; in map units. */
final class CommittedMap {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    private final JsonNode file;

    CommittedMap(String id) {
        file = new JsonMapper().readTree(Path.of(System.getProperty("maps.folder"), id + ".json"));
    }

    /** The shapes of the zones of a kind. */
    Map<String, Geometry> zones(String kind) {
        var zones = new TreeMap<String, Geometry>();
        file.get("zones").valueStream()
                .filter(zone -> zone.get("kind").asString().equals(kind) && !zone.get("polygons").isEmpty())
                .forEach(zone -> zones.put(zone.get("id").asString(), shape(zone)));
        return zones;
    }

    /** The shapes that are no zone, of one of these kinds. */
    List<Geometry> blanks(String... kinds) {
        return file.get("blanks").valueStream()
                .filter(blank -> List.of(kinds).contains(blank.get("kind").asString()))
                .map(this::shape)
                .toList();
    }

    /** The shores of the zones on land. */
    Map<String, Geometry> shores() {
        var coast = new HashSet<Integer>();
        file.get("coast").forEach(number -> coast.add(number.asInt()));
        var shores = new TreeMap<String, Geometry>();
        for (var zone : file.get("zones")) {
            var arcs = zone.get("polygons").valueStream()
                    .flatMap(JsonNode::valueStream)
                    .flatMap(JsonNode::valueStream)
                    .map(JsonNode::asInt)
                    .filter(number -> coast.contains(number < 0 ? ~number : number))
                    .map(number -> (Geometry) FACTORY.createLineString(arc(number).toArray(Coordinate[]::new)))
                    .toList();
            if (zone.get("kind").asString().equals("land")) {
                shores.put(zone.get("id").asString(), FACTORY.buildGeometry(arcs));
            }
        }
        return shores;
    }

    /** The edge of the map. */
    Geometry frame() {
        var box = file.get("box");
        return FACTORY.toGeometry(new Envelope(box.get(0).asInt(), box.get(2).asInt(), box.get(1).asInt(), box.get(3).asInt()));
    }

    /** The border lines between zones of a kind. */
    List<LineString> borderLines(String kind) {
        var zones = zones(kind).keySet();
        return file.get("borders").valueStream()
                .filter(border -> zones.contains(border.get("zones").get(0).asString()))
                .flatMap(border -> border.get("arcs").valueStream())
                .map(number -> FACTORY.createLineString(arc(number.asInt()).toArray(Coordinate[]::new)))
                .toList();
    }

    /** The places of the cities of zones. */
    Map<String, Point> cities() {
        var cities = new TreeMap<String, Point>();
        file.get("zones").valueStream().filter(zone -> zone.has("city")).forEach(zone -> cities.put(zone.get("id").asString(),
                FACTORY.createPoint(new Coordinate(zone.get("city").get(0).asDouble(), zone.get("city").get(1).asDouble()))));
        return cities;
    }

    private Geometry shape(JsonNode shape) {
        var polygons = new ArrayList<Geometry>();
        for (var polygon : shape.get("polygons")) {
            var rings = polygon.valueStream().map(this::ring).toList();
            polygons.add(FACTORY.createPolygon(rings.getFirst(), rings.subList(1, rings.size()).toArray(LinearRing[]::new)));
        }
        return FACTORY.buildGeometry(polygons);
    }

    private LinearRing ring(JsonNode numbers) {
        var points = new ArrayList<Coordinate>();
        for (var number : numbers) {
            var arc = arc(number.asInt());
            points.addAll(points.isEmpty() ? arc : arc.subList(1, arc.size()));
        }
        return FACTORY.createLinearRing(points.toArray(Coordinate[]::new));
    }

    private List<Coordinate> arc(int number) {
        var arc = file.get("arcs").get(number < 0 ? ~number : number);
        var quantum = file.get("quantum").asDouble();
        var points = new ArrayList<Coordinate>();
        long x = 0;
        long y = 0;
        for (var i = 0; i < arc.size(); i += 2) {
            x += arc.get(i).asLong();
            y += arc.get(i + 1).asLong();
            points.add(new Coordinate(x * quantum, y * quantum));
        }
        return number < 0 ? points.reversed() : points;
    }
}
