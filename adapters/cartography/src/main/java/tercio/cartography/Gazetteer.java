package tercio.cartography;

import java.util.List;

/**
 * What a game says of its zones, and where they lie.
 *
 * @param zones   all zones, and the trade zones
 * @param places  the points of the zones, each zone's place for its name first
 * @param blanks  points of land and sea that are no zone's
 * @param borders which zones are neighbours by the rules, and how
 */
record Gazetteer(List<Zone> zones, List<Place> places, List<Blank> blanks, List<Border> borders) {

    /** A zone: {@code land}, {@code sea} or {@code trade}; drawn in {@code europe}, {@code world} or {@code both}. */
    record Zone(String id, String kind, String sheet) {

        boolean on(Sheet asked) {
            return sheet.equals("both") || sheet.equals(asked.key());
        }
    }

    /** A point of a zone in degrees; with {@code sequence} 1 for its name, with the basis {@code geonames} its city. */
    record Place(String zone, int sequence, double longitude, double latitude, String basis) {}

    /** A point of no zone, of the kind {@code land} or {@code sea}. */
    record Blank(String kind, double longitude, double latitude) {}

    /** Two zones that are neighbours by the rules. */
    record Border(String a, String b, String kind) {}

    /** Reads what belongs to a game, {@code eu} or {@code eia}, with the table of its borders. */
    static Gazetteer of(String game, String borders) {
        return new Gazetteer(
                Csv.rows(game + "/zones.csv").stream().map(c -> new Zone(c[0], c[1], c[2])).toList(),
                Csv.rows(game + "/places.csv").stream()
                        .map(c -> new Place(c[0], Integer.parseInt(c[1]), Double.parseDouble(c[2]), Double.parseDouble(c[3]), c[4]))
                        .toList(),
                Csv.rows(game + "/blanks.csv").stream()
                        .map(c -> new Blank(c[0], Double.parseDouble(c[1]), Double.parseDouble(c[2])))
                        .toList(),
                Csv.rows(borders).stream().map(c -> new Border(c[0], c[1], c[2])).toList());
    }
}
