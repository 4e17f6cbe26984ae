package tercio.adapters.eu.maps;

import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A map of the page, as a reader of its file puts it together. */
final class DrawnMap {

    private final JsonNode file;
    private final List<List<double[]>> arcs = new ArrayList<>();
    private final Map<String, JsonNode> zones = new LinkedHashMap<>();

    private DrawnMap(JsonNode file) {
        this.file = file;
        var quantum = file.get("quantum").asDouble();
        for (var arc : file.get("arcs")) {
            var points = new ArrayList<double[]>();
            long x = 0;
            long y = 0;
            for (var i = 0; i < arc.size(); i += 2) {
                x += arc.get(i).asLong();
                y += arc.get(i + 1).asLong();
                points.add(new double[] {x * quantum, y * quantum});
            }
            arcs.add(points);
        }
        file.get("zones").forEach(zone -> zones.put(zone.get("id").asString(), zone));
    }

    static Path path(String id) {
        return Path.of("src", "main", "resources", "static", "maps", id + ".json");
    }

    static DrawnMap read(String id) {
        try {
            return new DrawnMap(new JsonMapper().readTree(Files.readString(path(id))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    JsonNode file() {
        return file;
    }

    /** The zones by their id. */
    Map<String, JsonNode> zones() {
        return zones;
    }

    /** All rings of a zone or blank, each from its first point back to it, as the arcs give it. */
    List<List<double[]>> rings(JsonNode shape) {
        var rings = new ArrayList<List<double[]>>();
        for (var polygon : shape.get("polygons")) {
            for (var ring : polygon) {
                var points = new ArrayList<double[]>();
                ring.forEach(number -> points.addAll(arc(number.asInt())));
                rings.add(points);
            }
        }
        return rings;
    }

    /** The shape of a zone; its holes are outside. */
    Path2D shape(JsonNode zone) {
        var path = new Path2D.Double(Path2D.WIND_EVEN_ODD);
        for (var ring : rings(zone)) {
            path.moveTo(ring.getFirst()[0], ring.getFirst()[1]);
            ring.forEach(point -> path.lineTo(point[0], point[1]));
            path.closePath();
        }
        return path;
    }

    /** The length of the common border of two zones on the map, in map units. */
    Map<Set<String>, Double> borders() {
        var borders = new LinkedHashMap<Set<String>, Double>();
        for (var border : file.get("borders")) {
            var length = 0.0;
            for (var number : border.get("arcs")) {
                length += length(arc(number.asInt()));
            }
            borders.put(Set.of(border.get("zones").get(0).asString(), border.get("zones").get(1).asString()), length);
        }
        return borders;
    }

    private List<double[]> arc(int number) {
        return number < 0 ? arcs.get(~number).reversed() : arcs.get(number);
    }

    private static double length(List<double[]> points) {
        var length = 0.0;
        for (var i = 1; i < points.size(); i++) {
            length += Math.hypot(points.get(i)[0] - points.get(i - 1)[0], points.get(i)[1] - points.get(i - 1)[1]);
        }
        return length;
    }
}
