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

/** Makes the file of one map from its divided plane. */
final class Draughtsman {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** A sea of which less than this circle is in the frame is not drawn as a zone: no counter would fit. Map units. */
    private static final double LEAST_SEA = 45;

    private final Gazetteer gazetteer;
    private final Sheet sheet;
    private final Frame frame;
    private final Chart chart;
    private final Map<String, Geometry> seen = new TreeMap<>();
    private final Map<String, DeepestPoint> deepest = new TreeMap<>();
    private final Arcs arcs;
    private final Map<String, List<List<List<Integer>>>> polygons = new TreeMap<>();

    Draughtsman(Gazetteer gazetteer, Sheet sheet, Frame frame) {
        this.gazetteer = gazetteer;
        this.sheet = sheet;
        this.frame = frame;
        chart = Chart.drawn(gazetteer, sheet, frame);
        seen.putAll(chart.land());
        seen.putAll(chart.open());
        for (var zone : gazetteer.zones()) {
            if (zone.on(sheet) && !zone.kind().equals("trade")) {
                look(zone);
            }
        }
        arcs = new Arcs(sheet.quantum, frame);
        polygons.putAll(arcs.add(chart.land()));
        polygons.putAll(arcs.add(drawn(chart.sea())));
    }

    /** The finished map. */
    MapFile map(String id, List<String> attribution) {
        var borders = new Borders(arcs.all(), chart.land().keySet(), chart.ashore(), sheet.quantum);
        var zones = new TreeMap<>(seen);
        zones.keySet().retainAll(gazetteer.zones().stream().filter(zone -> zone.kind().equals("land")).map(Gazetteer.Zone::id).toList());
        return new MapFile(
                1,
                id,
                sheet.projection.parameters(),
                attribution,
                frame.corners(),
                sheet.quantum,
                arcs.all().stream().map(Draughtsman::steps).toList(),
                gazetteer.zones().stream().filter(zone -> deepest.containsKey(zone.id())).map(this::zone).toList(),
                polygons.keySet().stream().filter(label -> label.startsWith("#"))
                        .map(label -> new MapFile.Blank(label.substring(1), polygons.get(label)))
                        .toList(),
                borders.between(deepest.keySet()),
                numbers(arc -> arc.beside().size() == 1 && !arc.framed() && chart.land().containsKey(arc.beside().first())),
                Links.between(gazetteer.borders(), zones, deepest, borders),
                symbols());
    }

    /** Finds the deepest point of a zone; land that is on no coastline becomes a disc, water outside the frame is left out. */
    private void look(Gazetteer.Zone zone) {
        var shape = seen.get(zone.id());
        if (zone.kind().equals("land") && shape == null) {
            var place = place(zone.id());
            deepest.put(zone.id(), new DeepestPoint(place, 0));
            seen.put(zone.id(), FACTORY.createPoint(place).buffer(sheet.disc));
        } else if (shape != null && !shape.isEmpty()) {
            var found = zone.kind().equals("sea") ? DeepestPoint.near(place(zone.id()), shape) : DeepestPoint.of(shape);
            if (zone.kind().equals("land") || sheet == Sheet.WORLD || found.room() >= LEAST_SEA || inside(place(zone.id()))) {
                deepest.put(zone.id(), found);
            }
        }
    }

    /** The sea without the zones of which too little is in the frame. */
    private SortedMap<String, Geometry> drawn(SortedMap<String, Geometry> sea) {
        var parts = new TreeMap<String, List<Geometry>>();
        sea.forEach((label, cell) -> parts.computeIfAbsent(deepest.containsKey(label) ? label : Site.SEA, none -> new ArrayList<>()).add(cell));
        var merged = new TreeMap<String, Geometry>();
        parts.forEach((label, cells) -> merged.put(label, Coverage.merged(cells)));
        return merged;
    }

    private MapFile.Zone zone(Gazetteer.Zone zone) {
        var first = gazetteer.places().stream().filter(place -> place.zone().equals(zone.id())).findFirst().orElseThrow();
        var place = sheet.project(first.longitude(), first.latitude());
        var depth = deepest.get(zone.id());
        var small = zone.kind().equals("land") && depth.room() < sheet.disc / 2;
        return new MapFile.Zone(
                zone.id(),
                zone.kind(),
                polygons.getOrDefault(zone.id(), List.of()),
                Tenths.of(depth.at()),
                Tenths.of(small ? sheet.disc : depth.room()),
                inside(place) ? Tenths.of(place) : null,
                first.basis().equals("geonames") && inside(place) ? Tenths.of(place) : null,
                small ? Tenths.of(sheet.disc) : null);
    }

    private List<MapFile.Symbol> symbols() {
        return gazetteer.zones().stream()
                .filter(zone -> zone.kind().equals("trade") && zone.on(sheet) && inside(place(zone.id())))
                .map(zone -> new MapFile.Symbol(zone.id(), Tenths.of(place(zone.id()))))
                .toList();
    }

    private List<Integer> numbers(Predicate<Arcs.Arc> wanted) {
        return IntStream.range(0, arcs.all().size()).filter(i -> wanted.test(arcs.all().get(i))).boxed().toList();
    }

    private Coordinate place(String zone) {
        var first = gazetteer.places().stream().filter(place -> place.zone().equals(zone)).findFirst().orElseThrow();
        return sheet.project(first.longitude(), first.latitude());
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
