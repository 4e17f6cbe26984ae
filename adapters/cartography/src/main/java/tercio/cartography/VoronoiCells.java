package tercio.cartography;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.triangulate.VoronoiDiagramBuilder;

/** Voronoi cells: each point of the plane belongs to its nearest site. */
final class VoronoiCells {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    /** Far enough out that no cell on the map is open, nor bent by the points there. */
    private static final double FAR = 200_000;

    private VoronoiCells() {}

    /** The lines between cells with different labels. */
    static Geometry borders(List<Site> sites) {
        var labels = sites.stream().collect(Collectors.toMap(Site::at, Site::label, (first, again) -> first));
        var cells = new VoronoiDiagramBuilder();
        var points = new ArrayList<>(labels.keySet().stream().sorted().toList());
        for (var corner : List.of(new Coordinate(-FAR, -FAR), new Coordinate(-FAR, FAR), new Coordinate(FAR, -FAR), new Coordinate(FAR, FAR))) {
            points.add(corner);
            labels.put(corner, "");
        }
        cells.setSites(points);
        var diagram = cells.getDiagram(FACTORY);
        var owners = new LinkedHashMap<LineSegment, List<String>>();
        for (var i = 0; i < diagram.getNumGeometries(); i++) {
            var cell = diagram.getGeometryN(i);
            var corners = cell.getCoordinates();
            for (var j = 1; j < corners.length; j++) {
                var side = new LineSegment(corners[j - 1], corners[j]);
                side.normalize();
                owners.computeIfAbsent(side, none -> new ArrayList<>()).add(labels.get(cell.getUserData()));
            }
        }
        return FACTORY.buildGeometry(owners.entrySet().stream()
                .filter(side -> side.getValue().stream().distinct().count() > 1)
                .map(Map.Entry::getKey)
                .map(side -> side.toGeometry(FACTORY))
                .toList());
    }
}
