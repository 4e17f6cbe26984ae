package tercio.cartography;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The zones of a game and their places on the Earth.
 *
 * @param zones   all zones, and the trade zones
 * @param places  the points of the zones, each zone's place for its name first
 * @param blanks  points on land and sea that belong to no zone
 * @param borders the pairs of zones that are neighbours by the rules, with the kind of their border
 */
record ZoneData(List<Zone> zones, List<Place> places, List<Blank> blanks, List<Border> borders) {

    /** A zone: {@code land}, {@code sea} or {@code trade}; drawn in {@code europe}, {@code world} or {@code both}. */
    record Zone(String id, String kind, String layout) {

        boolean on(MapLayout asked) {
            return layout.equals("both") || layout.equals(asked.key());
        }
    }

    /** A point of a zone in degrees; with {@code sequence} 1 for its name, with the basis {@code geonames} its city. */
    record Place(String zone, int sequence, double longitude, double latitude, String basis) {}

    /** A point of no zone, of the kind {@code land} or {@code sea}. */
    record Blank(String kind, double longitude, double latitude) {}

    /** Two zones that are neighbours by the rules. */
    record Border(String a, String b, String kind) {}

    /** The pairs of zones, in order and joined by a blank, between which a river runs. */
    Set<String> rivers() {
        return borders.stream().filter(border -> border.kind().equals("river"))
                .map(border -> border.a().compareTo(border.b()) < 0 ? border.a() + " " + border.b() : border.b() + " " + border.a())
                .collect(Collectors.toSet());
    }

    /** Reads what belongs to a game, {@code eu} or {@code eia}, with the table of its borders. */
    static ZoneData of(String game, String borders) {
        return new ZoneData(
                CsvResource.rows(game + "/zones.csv").stream().map(c -> new Zone(c[0], c[1], c[2])).toList(),
                CsvResource.rows(game + "/places.csv").stream()
                        .map(c -> new Place(c[0], Integer.parseInt(c[1]), Double.parseDouble(c[2]), Double.parseDouble(c[3]), c[4]))
                        .toList(),
                CsvResource.rows(game + "/blanks.csv").stream()
                        .map(c -> new Blank(c[0], Double.parseDouble(c[1]), Double.parseDouble(c[2])))
                        .toList(),
                CsvResource.rows(borders).stream().map(c -> new Border(c[0], c[1], c[2])).toList());
    }
}
