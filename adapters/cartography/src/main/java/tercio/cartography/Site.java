package tercio.cartography;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;

/**
 * A point of the plane that gets a Voronoi cell.
 *
 * @param label the zone it belongs to, or one of {@link #LAND}, {@link #SEA}, {@link #EUROPE}
 */
record Site(String label, Coordinate at) {

    /** Land that is no zone of the map. */
    static final String LAND = "#land";

    /** Water that is no zone of the map. */
    static final String SEA = "#sea";

    /** The provinces that are drawn on the map of Europe, as they stand on the map of the world. */
    static final String EUROPE = "#europe";

    /** The points of all land in the window of a layout. */
    static List<Site> ashore(ZoneData zoneData, MapLayout layout) {
        var elsewhere = layout == MapLayout.WORLD ? EUROPE : LAND;
        return Stream.concat(places(zoneData, layout, "land", elsewhere), blanks(zoneData, layout, "land", LAND)).toList();
    }

    /** The points of all water in the window of a layout. */
    static List<Site> afloat(ZoneData zoneData, MapLayout layout) {
        return Stream.concat(places(zoneData, layout, "sea", SEA), blanks(zoneData, layout, "sea", SEA)).toList();
    }

    /** The site whose cell a point of the plane lies in. */
    static Site nearest(Coordinate at, Collection<Site> sites) {
        return sites.stream().min(Comparator.comparingDouble(site -> site.at.distance(at))).orElseThrow();
    }

    private static Stream<Site> places(ZoneData zoneData, MapLayout layout, String kind, String elsewhere) {
        var zones = zoneData.zones().stream().filter(zone -> zone.kind().equals(kind)).toList();
        Predicate<String> isOfKind = zones.stream().map(ZoneData.Zone::id).toList()::contains;
        Predicate<String> isDrawn = zones.stream().filter(zone -> zone.on(layout)).map(ZoneData.Zone::id).toList()::contains;
        return zoneData.places().stream()
                .filter(place -> isOfKind.test(place.zone()) && layout.shows(place.longitude(), place.latitude()))
                .map(place -> new Site(isDrawn.test(place.zone()) ? place.zone() : elsewhere, layout.project(place.longitude(), place.latitude())));
    }

    private static Stream<Site> blanks(ZoneData zoneData, MapLayout layout, String kind, String label) {
        return zoneData.blanks().stream()
                .filter(blank -> blank.kind().equals(kind) && layout.shows(blank.longitude(), blank.latitude()))
                .map(blank -> new Site(label, layout.project(blank.longitude(), blank.latitude())));
    }
}
