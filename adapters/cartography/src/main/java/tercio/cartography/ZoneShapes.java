package tercio.cartography;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * The shapes into which the plane of a map is divided; together they cover it once.
 *
 * @param land the shape of each label on land
 * @param sea  the shape of each label at sea, as far as it is water
 */
record ZoneShapes(SortedMap<String, Geometry> land, SortedMap<String, Geometry> sea) {

    static ZoneShapes draw(ZoneData zoneData, MapLayout layout, MapFrame frame) {
        var ashore = Site.ashore(zoneData, layout);
        var afloat = Site.afloat(zoneData, layout);
        var straight = straight(Landmass.settle(Coastline.bodies(layout), ashore, layout), afloat, layout, frame);
        var waters = afloat.stream().map(Site::label).collect(Collectors.toSet());
        var sites = Stream.concat(ashore.stream(), afloat.stream()).map(Site::at).toList();
        var drawn = new HandDrawn(frame, layout.quantum, waters, zoneData.rivers(), sites).of(straight);
        var land = new TreeMap<>(drawn);
        land.keySet().removeAll(waters);
        drawn.keySet().retainAll(waters);
        return new ZoneShapes(land, drawn);
    }

    /** All land as one shape. */
    Geometry ashore() {
        return Coverage.merge(land.values());
    }

    /** Land and water in one coverage, so that a sea ends where the land begins. */
    private static SortedMap<String, Geometry> straight(List<Landmass> bodies, List<Site> afloat, MapLayout layout, MapFrame frame) {
        var lines = new ArrayList<Geometry>();
        var shown = new ArrayList<Geometry>();
        for (var body : bodies) {
            var part = OverlayNGRobust.overlay(body.shape(), frame.area(), OverlayNG.INTERSECTION);
            shown.add(part);
            lines.add(part.getBoundary());
            if (body.sites().size() > 1) {
                lines.add(OverlayNGRobust.overlay(VoronoiCells.borders(body.sites()), part, OverlayNG.INTERSECTION));
            }
        }
        var water = OverlayNGRobust.overlay(frame.area(), OverlayNGRobust.union(shown), OverlayNG.DIFFERENCE);
        lines.add(frame.area().getBoundary());
        lines.add(OverlayNGRobust.overlay(VoronoiCells.borders(afloat), water, OverlayNG.INTERSECTION));
        return Coverage.of(lines, layout.quantum, at -> Optional.of(bodies.stream().filter(body -> body.contains(at)).findFirst()
                .map(body -> Site.nearest(at, body.sites())).orElseGet(() -> Site.nearest(at, afloat)).label()));
    }
}
