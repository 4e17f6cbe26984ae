package tercio.cartography;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Builds the file of one map from the shapes of its zones. */
final class MapBuilder {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** Radius of the smallest circle that a sea needs inside the frame to be drawn as a zone, in map units: no counter fits into less. */
    private static final double LEAST_SEA = 45;

    private final ZoneData zoneData;
    private final MapLayout layout;
    private final MapFrame frame;
    private final ZoneShapes shapes;
    private final Map<String, Geometry> seen = new TreeMap<>();
    private final Map<String, DeepestPoint> deepest = new TreeMap<>();
    private final Arcs arcs;
    private final Map<String, List<List<List<Integer>>>> polygons = new TreeMap<>();

    MapBuilder(ZoneData zoneData, MapLayout layout, MapFrame frame) {
        this.zoneData = zoneData;
        this.layout = layout;
        this.frame = frame;
        shapes = ZoneShapes.draw(zoneData, layout, frame);
        seen.putAll(shapes.land());
        seen.putAll(shapes.sea());
        for (var zone : zoneData.zones()) {
            if (zone.on(layout) && !zone.kind().equals("trade")) {
                look(zone);
            }
        }
        arcs = new Arcs(layout.quantum, frame);
        var all = mergeSmallSeas(shapes.sea());
        all.putAll(shapes.land());
        polygons.putAll(arcs.add(all));
    }

    /** The finished map. */
    MapFile map(String id, List<String> attribution) {
        var borders = new DrawnBorders(arcs.all(), shapes.land().keySet(), layout.quantum);
        var zones = new TreeMap<>(seen);
        zones.keySet().retainAll(zoneData.zones().stream().filter(zone -> zone.kind().equals("land")).map(ZoneData.Zone::id).toList());
        return new MapFile(
                2,
                id,
                layout.projection.parameters(),
                attribution,
                frame.corners(),
                layout.quantum,
                arcs.all().stream().map(MapBuilder::steps).toList(),
                zoneData.zones().stream().filter(zone -> deepest.containsKey(zone.id())).map(this::zone).toList(),
                polygons.keySet().stream().filter(label -> label.startsWith("#"))
                        .map(label -> new MapFile.Blank(label.substring(1), polygons.get(label)))
                        .toList(),
                borders.between(deepest.keySet()),
                numbers(borders::isCoast),
                NeighbourLinks.between(zoneData.borders(), zones, deepest, borders),
                symbols());
    }

    /** Finds the deepest point of a zone; land that is on no coastline becomes a disc, water outside the frame is left out. */
    private void look(ZoneData.Zone zone) {
        var shape = seen.get(zone.id());
        if (zone.kind().equals("land") && shape == null) {
            var place = place(zone.id());
            deepest.put(zone.id(), new DeepestPoint(place, 0));
            seen.put(zone.id(), FACTORY.createPoint(place).buffer(layout.discRadius));
        } else if (shape != null && !shape.isEmpty()) {
            var found = zone.kind().equals("sea") ? DeepestPoint.near(place(zone.id()), shape) : DeepestPoint.of(shape);
            if (zone.kind().equals("land") || layout == MapLayout.WORLD || found.room() >= LEAST_SEA || inside(place(zone.id()))) {
                deepest.put(zone.id(), found);
            }
        }
    }

    /** The seas, with those of which too little is in the frame merged into the unlabelled sea. */
    private SortedMap<String, Geometry> mergeSmallSeas(SortedMap<String, Geometry> sea) {
        var parts = new TreeMap<String, List<Geometry>>();
        sea.forEach((label, cell) -> parts.computeIfAbsent(deepest.containsKey(label) ? label : Site.SEA, none -> new ArrayList<>()).add(cell));
        var merged = new TreeMap<String, Geometry>();
        parts.forEach((label, cells) -> merged.put(label, Coverage.merge(cells)));
        return merged;
    }

    private MapFile.Zone zone(ZoneData.Zone zone) {
        var first = zoneData.places().stream().filter(place -> place.zone().equals(zone.id())).findFirst().orElseThrow();
        var place = layout.project(first.longitude(), first.latitude());
        var depth = deepest.get(zone.id());
        var small = zone.kind().equals("land") && depth.room() < layout.discRadius / 2;
        return new MapFile.Zone(
                zone.id(),
                zone.kind(),
                polygons.getOrDefault(zone.id(), List.of()),
                TenthsOfUnit.of(depth.at()),
                TenthsOfUnit.of(small ? layout.discRadius : depth.room()),
                inside(place) ? TenthsOfUnit.of(place) : null,
                first.basis().equals("geonames") && inside(place) ? TenthsOfUnit.of(place) : null,
                small ? TenthsOfUnit.of(layout.discRadius) : null);
    }

    private List<MapFile.Symbol> symbols() {
        return zoneData.zones().stream()
                .filter(zone -> zone.kind().equals("trade") && zone.on(layout) && inside(place(zone.id())))
                .map(zone -> new MapFile.Symbol(zone.id(), TenthsOfUnit.of(place(zone.id()))))
                .toList();
    }

    private List<Integer> numbers(Predicate<Arcs.Arc> wanted) {
        return IntStream.range(0, arcs.all().size()).filter(i -> wanted.test(arcs.all().get(i))).boxed().toList();
    }

    private Coordinate place(String zone) {
        var first = zoneData.places().stream().filter(place -> place.zone().equals(zone)).findFirst().orElseThrow();
        return layout.project(first.longitude(), first.latitude());
    }

    private boolean inside(Coordinate at) {
        return frame.contains(at.x, at.y);
    }

    private static int[] steps(Arcs.Arc arc) {
        var flat = new int[arc.knots().size() * 2];
        var last = new Arcs.Knot(0, 0);
        for (var i = 0; i < arc.knots().size(); i++) {
            var knot = arc.knots().get(i);
            flat[2 * i] = knot.x() - last.x();
            flat[2 * i + 1] = knot.y() - last.y();
            last = knot;
        }
        return flat;
    }
}
