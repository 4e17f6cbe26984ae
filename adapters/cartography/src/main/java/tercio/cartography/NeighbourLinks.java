package tercio.cartography;

import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.distance.DistanceOp;

/** Lines between zones that are neighbours by the rules but do not touch on the map: straits, and arrows for all others. */
final class NeighbourLinks {

    /** Greatest length of a line over land at each end, in map units. */
    private static final double INLAND = 12;

    private NeighbourLinks() {}

    /**
     * @param land    the shape of each zone on land
     * @param deepest the deepest point of each zone
     * @param drawn   the borders that are drawn on the map
     */
    static List<MapFile.Link> between(
            List<ZoneData.Border> borders, Map<String, Geometry> land, Map<String, DeepestPoint> deepest, DrawnBorders drawn) {
        return borders.stream()
                .filter(border -> land.containsKey(border.a()) && land.containsKey(border.b()))
                .filter(border -> !drawn.touch(border.a(), border.b()))
                .map(border -> link(border, land, deepest))
                .toList();
    }

    private static MapFile.Link link(ZoneData.Border border, Map<String, Geometry> land, Map<String, DeepestPoint> deepest) {
        var ends = DistanceOp.nearestPoints(land.get(border.a()), land.get(border.b()));
        var from = inland(ends[0], deepest.get(border.a()));
        var to = inland(ends[1], deepest.get(border.b()));
        return new MapFile.Link(
                List.of(border.a(), border.b()),
                List.of(TenthsOfUnit.of(from.x), TenthsOfUnit.of(from.y), TenthsOfUnit.of(to.x), TenthsOfUnit.of(to.y)),
                border.kind().equals("strait") ? "strait" : "arrow");
    }

    private static Coordinate inland(Coordinate shore, DeepestPoint deepest) {
        var way = shore.distance(deepest.at());
        var share = way == 0 ? 0 : Math.min(INLAND, way / 2) / way;
        return new Coordinate(
                shore.x + share * (deepest.at().x - shore.x), shore.y + share * (deepest.at().y - shore.y));
    }
}
