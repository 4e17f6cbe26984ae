package tercio.cartography;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.locationtech.jts.algorithm.RayCrossingCounter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.CoordinateList;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Location;
import org.locationtech.jts.index.strtree.STRtree;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;

/**
 * Redraws the borders that shapes share as a hand would draw them. Each is redrawn once, from a seed of its own, so the shapes
 * beside it still touch exactly and the same map always comes out. Coasts and the frame stay as they are.
 *
 * @param sea    the labels of water
 * @param rivers the pairs of labels, in order and joined by a blank, whose border is a river
 * @param sites  the places that must stay on their side of a border
 */
record HandDrawn(MapFrame frame, double quantum, Set<String> sea, Set<String> rivers, Collection<Coordinate> sites) {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** The parts of the swing with which a line is tried, the boldest first: less if it would meet another line; if all do, it stays as it is. */
    private static final double[] BOLDNESS = {1, 0.6, 0.3, 0.1};

    /** Map units around a line in which a redrawn one may lie. */
    private static final double REACH = 40;

    /** Map units within which points of a redrawn line are left out. */
    private static final double FINENESS = 0.6;

    /** The shapes with their borders redrawn. Together they cover what they covered before. */
    SortedMap<String, Geometry> of(SortedMap<String, Geometry> shapes) {
        var arcs = new Arcs(quantum, frame);
        var made = arcs.add(shapes);
        var lines = redrawn(arcs.all());
        var drawn = new TreeMap<String, Geometry>();
        made.forEach((label, polygons) -> drawn.put(label, FACTORY.buildGeometry(
                polygons.stream().map(rings -> polygon(rings, lines)).toList()).norm()));
        return drawn;
    }

    private List<LineString> redrawn(List<Arcs.Arc> arcs) {
        var lines = new ArrayList<>(arcs.stream().map(arc -> line(arc.knots())).toList());
        var near = new STRtree();
        for (var i = 0; i < lines.size(); i++) {
            var around = lines.get(i).getEnvelopeInternal().copy();
            around.expandBy(REACH);
            near.insert(around, i);
        }
        var places = new STRtree();
        sites.forEach(site -> places.insert(FACTORY.createPoint(site).getEnvelopeInternal(), site));
        for (var i = 0; i < lines.size(); i++) {
            if (divides(arcs.get(i))) {
                lines.set(i, redrawn(arcs.get(i), i, lines, near, places));
            }
        }
        return lines;
    }

    private boolean divides(Arcs.Arc arc) {
        return arc.beside().size() == 2 && !arc.framed() && sea.contains(arc.beside().first()) == sea.contains(arc.beside().last());
    }

    /** The boldest line that meets no other one and not itself. */
    private LineString redrawn(Arcs.Arc arc, int number, List<LineString> lines, STRtree near, STRtree places) {
        var straight = lines.get(number);
        var neighbours = find(near, straight.getEnvelopeInternal(), Integer.class);
        for (var boldness : BOLDNESS) {
            var drawn = onGrid(stroke(arc).along(List.of(straight.getCoordinates()), boldness, new Random(seed(arc)), at -> room(at, places)));
            var free = drawn.isSimple()
                    && neighbours.stream().filter(other -> other != number).map(lines::get)
                            .allMatch(other -> apart(drawn, other) && !liesBetween(middle(other), straight, drawn))
                    && find(places, around(straight, drawn), Coordinate.class).stream().noneMatch(site -> liesBetween(site, straight, drawn));
            if (free) {
                return drawn;
            }
        }
        return straight;
    }

    private Stroke stroke(Arcs.Arc arc) {
        return sea.contains(arc.beside().first()) ? Stroke.SEA
                : rivers.contains(String.join(" ", arc.beside())) ? Stroke.RIVER : Stroke.LAND;
    }

    /** The same for a border each time: from the names beside it and where it begins. */
    private static long seed(Arcs.Arc arc) {
        var from = arc.knots().getFirst();
        return 31L * String.join(" ", arc.beside()).hashCode() + 1_000_003L * from.x() + from.y();
    }

    /** The distance of the nearest site, no farther than a line may swing. */
    private static double room(Coordinate at, STRtree places) {
        var window = FACTORY.createPoint(at).getEnvelopeInternal();
        window.expandBy(3 * REACH);
        return find(places, window, Coordinate.class).stream().mapToDouble(at::distance).min().orElse(3 * REACH);
    }

    private static <T> List<T> find(STRtree tree, Envelope around, Class<T> kind) {
        return ((List<?>) tree.query(around)).stream().map(kind::cast).toList();
    }

    /** Whether two lines have no point in common but the ends of both. */
    private static boolean apart(LineString one, LineString other) {
        if (!one.getEnvelopeInternal().intersects(other.getEnvelopeInternal())) {
            return true;
        }
        var common = one.intersection(other);
        return common.isEmpty() || common.getDimension() < 1
                && Arrays.stream(common.getCoordinates()).allMatch(at -> isEnd(at, one) && isEnd(at, other));
    }

    /** Whether a place lies on the one side of a line and on the other side of the one that replaces it, such as an island. */
    private static boolean liesBetween(Coordinate place, LineString before, LineString after) {
        var between = new CoordinateList(before.getCoordinates(), false);
        between.addAll(Arrays.asList(after.reverse().getCoordinates()), false);
        between.closeRing();
        return RayCrossingCounter.locatePointInRing(place, between.toCoordinateArray()) == Location.INTERIOR;
    }

    private static Envelope around(LineString one, LineString other) {
        var around = one.getEnvelopeInternal().copy();
        around.expandToInclude(other.getEnvelopeInternal());
        return around;
    }

    /** A point of a line that is no end. */
    private static Coordinate middle(LineString line) {
        return LineSegment.midPoint(line.getCoordinateN(0), line.getCoordinateN(1));
    }

    private static boolean isEnd(Coordinate at, LineString line) {
        return at.equals2D(line.getCoordinateN(0)) || at.equals2D(line.getCoordinateN(line.getNumPoints() - 1));
    }

    private LineString onGrid(List<Coordinate> points) {
        var simple = DouglasPeuckerSimplifier.simplify(FACTORY.createLineString(points.toArray(Coordinate[]::new)), FINENESS);
        var rounded = new ArrayList<Coordinate>();
        for (var point : simple.getCoordinates()) {
            var at = new Coordinate(Math.round(point.x / quantum) * quantum, Math.round(point.y / quantum) * quantum);
            if (rounded.isEmpty() || !rounded.getLast().equals2D(at)) {
                rounded.add(at);
            }
        }
        return FACTORY.createLineString(rounded.toArray(Coordinate[]::new));
    }

    private LineString line(List<Arcs.Knot> knots) {
        return FACTORY.createLineString(
                knots.stream().map(knot -> new Coordinate(knot.x() * quantum, knot.y() * quantum)).toArray(Coordinate[]::new));
    }

    private static Geometry polygon(List<List<Integer>> rings, List<LineString> lines) {
        var made = rings.stream().map(ring -> ring(ring, lines)).toList();
        return FACTORY.createPolygon(made.getFirst(), made.subList(1, made.size()).toArray(LinearRing[]::new));
    }

    private static LinearRing ring(List<Integer> numbers, List<LineString> lines) {
        var points = new ArrayList<Coordinate>();
        for (var number : numbers) {
            var arc = List.of((number < 0 ? lines.get(~number).reverse() : lines.get(number)).getCoordinates());
            points.addAll(points.isEmpty() ? arc : arc.subList(1, arc.size()));
        }
        return FACTORY.createLinearRing(points.toArray(Coordinate[]::new));
    }
}
