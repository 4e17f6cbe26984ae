package tercio.cartography;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * The borders of zones that are visible on the map: their common arcs without those of the sea below the land.
 *
 * @param land   the labels on land
 * @param ashore all land as one shape
 */
record DrawnBorders(List<Arcs.Arc> arcs, Set<String> land, Geometry ashore, double quantum) {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** Least common length of two zones on land that are visibly neighbours, in map units. */
    private static final double LEAST_TOUCH = 5;

    /** Least length off the land of a border between two seas that is drawn, in map units. */
    private static final double LEAST_OPEN = 3;

    /** The border of each pair of these zones that share a visible arc. */
    List<MapFile.Border> between(Set<String> zones) {
        var shared = new TreeMap<String, List<Integer>>();
        for (var i = 0; i < arcs.size(); i++) {
            var beside = arcs.get(i).beside();
            if (beside.size() == 2 && zones.containsAll(beside) && (onLand(arcs.get(i)) || open(arcs.get(i)))) {
                shared.computeIfAbsent(String.join(" ", beside), none -> new ArrayList<>()).add(i);
            }
        }
        return shared.entrySet().stream()
                .map(pair -> new MapFile.Border(List.of(pair.getKey().split(" ")), pair.getValue()))
                .toList();
    }

    /** Whether two zones on land are visibly neighbours. */
    boolean touch(String a, String b) {
        return arcs.stream().filter(arc -> arc.beside().equals(Set.of(a, b))).mapToDouble(arc -> line(arc).getLength()).sum()
                >= LEAST_TOUCH;
    }

    private boolean onLand(Arcs.Arc arc) {
        return land.contains(arc.beside().first());
    }

    private boolean open(Arcs.Arc arc) {
        return OverlayNGRobust.overlay(line(arc), ashore, OverlayNG.DIFFERENCE).getLength() >= LEAST_OPEN;
    }

    private Geometry line(Arcs.Arc arc) {
        return FACTORY.createLineString(arc.knots().stream()
                .map(knot -> new Coordinate(knot.x() * quantum, knot.y() * quantum))
                .toArray(Coordinate[]::new));
    }
}
