package tercio.cartography;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;

/**
 * A point on the plane that draws a cell around itself.
 *
 * @param label the zone it belongs to, or one of {@link #LAND}, {@link #SEA}, {@link #EUROPE}
 */
record Site(String label, Coordinate at) {

    /** Land that is no zone of the map. */
    static final String LAND = "#land";

    /** Water that is no zone of the map. */
    static final String SEA = "#sea";

    /** On the map of the world: the provinces that are drawn on the map of Europe. */
    static final String EUROPE = "#europe";

    /** The points of all land in the window of a sheet. */
    static List<Site> ashore(Gazetteer gazetteer, Sheet sheet) {
        var elsewhere = sheet == Sheet.WORLD ? EUROPE : LAND;
        return Stream.concat(places(gazetteer, sheet, "land", elsewhere), blanks(gazetteer, sheet, "land", LAND)).toList();
    }

    /** The points of all water in the window of a sheet. */
    static List<Site> afloat(Gazetteer gazetteer, Sheet sheet) {
        return Stream.concat(places(gazetteer, sheet, "sea", SEA), blanks(gazetteer, sheet, "sea", SEA)).toList();
    }

    /** The site whose cell a point of the plane lies in. */
    static Site nearest(Coordinate at, Collection<Site> sites) {
        return sites.stream().min(Comparator.comparingDouble(site -> site.at.distance(at))).orElseThrow();
    }

    private static Stream<Site> places(Gazetteer gazetteer, Sheet sheet, String kind, String elsewhere) {
        var zones = gazetteer.zones().stream().filter(zone -> zone.kind().equals(kind)).toList();
        Predicate<String> isOfKind = zones.stream().map(Gazetteer.Zone::id).toList()::contains;
        Predicate<String> isDrawn = zones.stream().filter(zone -> zone.on(sheet)).map(Gazetteer.Zone::id).toList()::contains;
        return gazetteer.places().stream()
                .filter(place -> isOfKind.test(place.zone()) && sheet.shows(place.longitude(), place.latitude()))
                .map(place -> new Site(isDrawn.test(place.zone()) ? place.zone() : elsewhere, sheet.project(place.longitude(), place.latitude())));
    }

    private static Stream<Site> blanks(Gazetteer gazetteer, Sheet sheet, String kind, String label) {
        return gazetteer.blanks().stream()
                .filter(blank -> blank.kind().equals(kind) && sheet.shows(blank.longitude(), blank.latitude()))
                .map(blank -> new Site(label, sheet.project(blank.longitude(), blank.latitude())));
    }
}
