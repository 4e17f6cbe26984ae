package tercio.cartography;

import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * The plane of a map, divided.
 *
 * @param land the shape of each label on land
 * @param sea  the shape of each label at sea; it runs on below the land
 */
record Chart(SortedMap<String, Geometry> land, SortedMap<String, Geometry> sea) {

    static Chart drawn(Gazetteer gazetteer, Sheet sheet, Frame frame) {
        return new Chart(land(gazetteer, sheet, frame), sea(gazetteer, sheet, frame));
    }

    /** All land as one shape. */
    Geometry ashore() {
        return Coverage.merged(land.values());
    }

    /** What is seen of each label at sea. */
    Map<String, Geometry> open() {
        var ashore = ashore();
        var open = new TreeMap<String, Geometry>();
        sea.forEach((label, cell) -> open.put(label, OverlayNGRobust.overlay(cell, ashore, OverlayNG.DIFFERENCE)));
        return open;
    }

    private static SortedMap<String, Geometry> land(Gazetteer gazetteer, Sheet sheet, Frame frame) {
        var bodies = Body.settled(Coastline.bodies(sheet), Site.ashore(gazetteer, sheet), sheet);
        var lines = new ArrayList<Geometry>();
        for (var body : bodies) {
            var shown = OverlayNGRobust.overlay(body.shape(), frame.area(), OverlayNG.INTERSECTION);
            lines.add(shown.getBoundary());
            if (body.sites().size() > 1) {
                lines.add(OverlayNGRobust.overlay(Cells.borders(body.sites()), shown, OverlayNG.INTERSECTION));
            }
        }
        return Coverage.of(lines, sheet.quantum, at -> owner(at, bodies.stream().filter(body -> body.contains(at))));
    }

    private static SortedMap<String, Geometry> sea(Gazetteer gazetteer, Sheet sheet, Frame frame) {
        var sites = Site.afloat(gazetteer, sheet);
        var cells = OverlayNGRobust.overlay(Cells.borders(sites), frame.area(), OverlayNG.INTERSECTION);
        var lines = Stream.of(frame.area().getBoundary(), cells).toList();
        return Coverage.of(lines, sheet.quantum, at -> Optional.of(Site.nearest(at, sites).label()));
    }

    private static Optional<String> owner(Coordinate at, Stream<Body> here) {
        return here.findFirst().map(body -> Site.nearest(at, body.sites()).label());
    }
}
