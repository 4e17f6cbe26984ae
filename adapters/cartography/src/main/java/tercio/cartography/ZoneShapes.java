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
 * The shapes into which the plane of a map is divided.
 *
 * @param land the shape of each label on land
 * @param sea  the shape of each label at sea; it runs on below the land
 */
record ZoneShapes(SortedMap<String, Geometry> land, SortedMap<String, Geometry> sea) {

    static ZoneShapes drawn(ZoneData zoneData, MapLayout layout, MapFrame frame) {
        return new ZoneShapes(land(zoneData, layout, frame), sea(zoneData, layout, frame));
    }

    /** All land as one shape. */
    Geometry ashore() {
        return Coverage.merged(land.values());
    }

    /** The visible part of each label at sea. */
    Map<String, Geometry> open() {
        var ashore = ashore();
        var open = new TreeMap<String, Geometry>();
        sea.forEach((label, cell) -> open.put(label, OverlayNGRobust.overlay(cell, ashore, OverlayNG.DIFFERENCE)));
        return open;
    }

    private static SortedMap<String, Geometry> land(ZoneData zoneData, MapLayout layout, MapFrame frame) {
        var bodies = Landmass.settled(Coastline.bodies(layout), Site.ashore(zoneData, layout), layout);
        var lines = new ArrayList<Geometry>();
        for (var body : bodies) {
            var shown = OverlayNGRobust.overlay(body.shape(), frame.area(), OverlayNG.INTERSECTION);
            lines.add(shown.getBoundary());
            if (body.sites().size() > 1) {
                lines.add(OverlayNGRobust.overlay(VoronoiCells.borders(body.sites()), shown, OverlayNG.INTERSECTION));
            }
        }
        return Coverage.of(lines, layout.quantum, at -> owner(at, bodies.stream().filter(body -> body.contains(at))));
    }

    private static SortedMap<String, Geometry> sea(ZoneData zoneData, MapLayout layout, MapFrame frame) {
        var sites = Site.afloat(zoneData, layout);
        var cells = OverlayNGRobust.overlay(VoronoiCells.borders(sites), frame.area(), OverlayNG.INTERSECTION);
        var lines = Stream.of(frame.area().getBoundary(), cells).toList();
        return Coverage.of(lines, layout.quantum, at -> Optional.of(Site.nearest(at, sites).label()));
    }

    private static Optional<String> owner(Coordinate at, Stream<Landmass> here) {
        return here.findFirst().map(body -> Site.nearest(at, body.sites()).label());
    }
}
