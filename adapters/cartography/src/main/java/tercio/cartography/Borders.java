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
 * What zones share on the map: their common arcs, without those of the sea that are hidden below the land.
 *
 * @param land   the labels on land
 * @param ashore all land as one shape
 */
record Borders(List<Arcs.Arc> arcs, Set<String> land, Geometry ashore, double quantum) {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** What two zones on land must share to be seen as neighbours, in map units. */
    private static final double LEAST_TOUCH = 5;

    /** What two seas must share in the open for an arc to be drawn, in map units. */
    private static final double LEAST_OPEN = 3;

    /** The border of each pair of these zones that share something to be seen. */
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

    /** Whether two zones on land are plainly neighbours on the map. */
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
