package tercio.cartography;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LinearRing;

/**
 * Splits shapes into the arcs that they share, as TopoJSON does. An arc runs for as long as the same shapes lie on its two
 * sides, so a border of two shapes is stored once.
 */
final class Arcs {

    /** A point of the grid. */
    record Knot(int x, int y) implements Comparable<Knot> {
        @Override
        public int compareTo(Knot other) {
            return x == other.x ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
        }
    }

    /** A line of the grid between two neighbouring points of a ring, in the order of its points. */
    private record Step(Knot from, Knot to) {
        static Step between(Knot a, Knot b) {
            return a.compareTo(b) < 0 ? new Step(a, b) : new Step(b, a);
        }
    }

    /** An arc, the shapes beside it, and whether it only runs along the frame of the map. */
    record Arc(List<Knot> knots, SortedSet<String> beside, boolean framed) {}

    private final double quantum;
    private final MapFrame frame;
    private final List<Arc> arcs = new ArrayList<>();
    private final Map<List<Knot>, Integer> numbers = new LinkedHashMap<>();
    private Map<Step, SortedSet<String>> sides = Map.of();
    private Map<Knot, List<Step>> steps = Map.of();

    Arcs(double quantum, MapFrame frame) {
        this.quantum = quantum;
        this.frame = frame;
    }

    /** All arcs added until now; the index is the arc's number. */
    List<Arc> all() {
        return Collections.unmodifiableList(arcs);
    }

    /**
     * Adds shapes that cover the plane together, and says which arcs each is made of: polygon, ring, number of the arc;
     * a number {@code ~n} is arc {@code n} run through backwards.
     */
    Map<String, List<List<List<Integer>>>> add(SortedMap<String, Geometry> shapes) {
        sides = new LinkedHashMap<>();
        steps = new LinkedHashMap<>();
        shapes.forEach((label, shape) -> rings(shape).forEach(polygon -> polygon.forEach(ring -> note(label, ring))));
        var made = new LinkedHashMap<String, List<List<List<Integer>>>>();
        shapes.forEach((label, shape) -> made.put(
                label, rings(shape).stream().map(polygon -> polygon.stream().map(this::cut).toList()).toList()));
        return made;
    }

    private List<List<List<Knot>>> rings(Geometry shape) {
        return Coastline.polygons(shape).stream()
                .map(polygon -> {
                    var rings = new ArrayList<List<Knot>>();
                    rings.add(knots(polygon.getExteriorRing()));
                    for (var i = 0; i < polygon.getNumInteriorRing(); i++) {
                        rings.add(knots(polygon.getInteriorRingN(i)));
                    }
                    return (List<List<Knot>>) rings;
                })
                .toList();
    }

    private List<Knot> knots(LinearRing ring) {
        var knots = new ArrayList<Knot>();
        for (var point : ring.getCoordinates()) {
            knots.add(new Knot((int) Math.round(point.x / quantum), (int) Math.round(point.y / quantum)));
        }
        return knots;
    }

    private void note(String label, List<Knot> ring) {
        for (var i = 1; i < ring.size(); i++) {
            var step = Step.between(ring.get(i - 1), ring.get(i));
            if (!sides.containsKey(step)) {
                steps.computeIfAbsent(step.from, none -> new ArrayList<>()).add(step);
                steps.computeIfAbsent(step.to, none -> new ArrayList<>()).add(step);
            }
            sides.computeIfAbsent(step, none -> new TreeSet<>()).add(label);
        }
    }

    /** The ring as arcs; a ring on which arcs nowhere meet is one arc and begins at its first point. */
    private List<Integer> cut(List<Knot> ring) {
        var round = ring.subList(0, ring.size() - 1);
        var first = round.stream().anyMatch(this::meets)
                ? round.indexOf(round.stream().filter(this::meets).findFirst().orElseThrow())
                : round.indexOf(Collections.min(round));
        var turned = new ArrayList<>(round);
        Collections.rotate(turned, -first);
        turned.add(turned.getFirst());
        var made = new ArrayList<Integer>();
        var begun = 0;
        for (var i = 1; i < turned.size(); i++) {
            if (i == turned.size() - 1 || meets(turned.get(i))) {
                made.add(number(List.copyOf(turned.subList(begun, i + 1))));
                begun = i;
            }
        }
        return made;
    }

    private boolean meets(Knot knot) {
        var here = steps.get(knot);
        return here.size() != 2
                || !sides.get(here.get(0)).equals(sides.get(here.get(1)))
                || isInFrame(here.get(0)) != isInFrame(here.get(1));
    }

    private int number(List<Knot> knots) {
        var backwards = numbers.get(knots.reversed());
        if (backwards != null && !knots.equals(knots.reversed())) {
            return ~backwards;
        }
        return numbers.computeIfAbsent(knots, none -> {
            var step = Step.between(knots.get(0), knots.get(1));
            arcs.add(new Arc(knots, sides.get(step), isInFrame(step)));
            return arcs.size() - 1;
        });
    }

    private boolean isInFrame(Step step) {
        return frame.holds(step.from.x * quantum, step.from.y * quantum, step.to.x * quantum, step.to.y * quantum);
    }
}
