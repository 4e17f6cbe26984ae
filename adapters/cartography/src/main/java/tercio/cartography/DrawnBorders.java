package tercio.cartography;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * The borders of zones on the map: their common arcs.
 *
 * @param land the labels on land
 */
record DrawnBorders(List<Arcs.Arc> arcs, Set<String> land, double quantum) {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** Least common length of two zones on land that are visibly neighbours, in map units. */
    private static final double LEAST_TOUCH = 5;

    /** The border of each pair of these zones that share an arc, both on land or both at sea. */
    List<MapFile.Border> between(Set<String> zones) {
        var shared = new TreeMap<String, List<Integer>>();
        for (var i = 0; i < arcs.size(); i++) {
            var beside = arcs.get(i).beside();
            if (beside.size() == 2 && zones.containsAll(beside) && !isCoast(arcs.get(i))) {
                shared.computeIfAbsent(String.join(" ", beside), none -> new ArrayList<>()).add(i);
            }
        }
        return shared.entrySet().stream()
                .map(pair -> new MapFile.Border(List.of(pair.getKey().split(" ")), pair.getValue()))
                .toList();
    }

    /** Whether an arc lies between land and water. */
    boolean isCoast(Arcs.Arc arc) {
        var beside = arc.beside();
        return beside.size() == 2 && land.contains(beside.first()) != land.contains(beside.last());
    }

    /** Whether two zones on land are visibly neighbours. */
    boolean touch(String a, String b) {
        return arcs.stream().filter(arc -> arc.beside().equals(Set.of(a, b))).mapToDouble(arc -> line(arc).getLength()).sum()
                >= LEAST_TOUCH;
    }

    private Geometry line(Arcs.Arc arc) {
        return FACTORY.createLineString(arc.knots().stream()
                .map(knot -> new Coordinate(knot.x() * quantum, knot.y() * quantum))
                .toArray(Coordinate[]::new));
    }
}
