package tercio.projections;

import java.util.List;

/**
 * The board of a game as it is printed, before anything stands on it. Nothing in it changes during play.
 *
 * @param maps the sheets, each with the file in which it is drawn
 * @param zones of all sheets
 * @param borders each once
 * @param parties who can own or control something
 */
public record PrintedBoard(
        String ruleset, List<Sheet> maps, List<Zone> zones, List<Edge> borders, List<Terrain> terrains, List<Party> parties) {

    /** @param file where the drawing is found, beside the page */
    public record Sheet(String id, String title, String file) {}

    /**
     * A zone; parts that it has not are {@code null} or empty.
     *
     * @param kind {@code land} or {@code sea}
     * @param fortress the printed level
     * @param income in the money of the game
     * @param tags further words that are printed in it
     */
    public record Zone(
            String id,
            String name,
            String kind,
            String terrain,
            String city,
            Integer fortress,
            Integer income,
            List<Port> ports,
            List<String> tags) {
        public Zone {
            ports = List.copyOf(ports);
            tags = List.copyOf(tags);
        }
    }

    /** @param sea the zone it opens to */
    public record Port(String sea, String kind) {}

    /** @param zones the two that touch there */
    public record Edge(List<String> zones, String kind) {}

    /** A kind of terrain. */
    public record Terrain(String id, String name) {}

    /** @param major whether it is one of the great powers of the game */
    public record Party(String id, String name, boolean major) {}

    public PrintedBoard {
        maps = List.copyOf(maps);
        zones = List.copyOf(zones);
        borders = List.copyOf(borders);
        terrains = List.copyOf(terrains);
        parties = List.copyOf(parties);
    }
}
