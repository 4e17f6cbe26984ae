package tercio.cartography;

import java.util.List;
import java.util.Map;

/**
 * A map in the form that the page reads. Lengths and places are in map units, y to the south; places in {@code arcs} are in steps of
 * the grid: step times {@code quantum} is the map unit. Seas end at the coast.
 *
 * @param projection {@code kind} and its parameters
 * @param box        least x and y, greatest x and y
 * @param arcs       each one flat: the first point, then the steps to the next
 * @param coast      the arcs between land and water
 */
record MapFile(
        int version,
        String id,
        Map<String, Object> projection,
        List<String> attribution,
        int[] box,
        double quantum,
        List<int[]> arcs,
        List<Zone> zones,
        List<Blank> blanks,
        List<Border> borders,
        List<Integer> coast,
        List<Link> links,
        List<Symbol> symbols) {

    /**
     * A zone of the map.
     *
     * @param polygons polygon, ring, arc; {@code ~n} is arc {@code n} backwards
     * @param centre   the deepest point of the zone
     * @param room     the radius of the largest circle there
     * @param label    the place for its name, if that is on the map
     * @param city     the place of its city, if that is known
     * @param disc     radius of a disc that is drawn around {@code centre} as well, for land too small to see
     */
    record Zone(
            String id,
            String kind,
            List<List<List<Integer>>> polygons,
            List<Number> centre,
            Number room,
            List<Number> label,
            List<Number> city,
            Number disc) {}

    /** An area that is no zone: {@code land}, {@code sea}, or {@code europe} on the map of the world. */
    record Blank(String kind, List<List<List<Integer>>> polygons) {}

    /** The arcs that two zones share, both on land or both at sea. */
    record Border(List<String> zones, List<Integer> arcs) {}

    /** A line between zones that are neighbours but do not touch. */
    record Link(List<String> zones, List<Number> line, String kind) {}

    /** The place of the symbol of a trade zone. */
    record Symbol(String id, List<Number> at) {}
}
