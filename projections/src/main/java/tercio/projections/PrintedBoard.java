package tercio.projections;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tercio.projections.sentence.ViewText;

/**
 * The printed board of a game without pieces. It does not change during play.
 *
 * @param maps the sheets, each with the file of its drawing
 * @param zones of all sheets
 * @param borders each once
 * @param parties the parties that can own or control something
 */
public record PrintedBoard(
        String ruleset, List<Sheet> maps, List<Zone> zones, List<Edge> borders, List<Terrain> terrains, List<Party> parties) {

    /** @param file the file of the drawing, beside the page */
    public record Sheet(String id, ViewText title, String file) {}

    /**
     * A zone.
     *
     * @param kind {@code land} or {@code sea}
     * @param terrain {@code null} for a zone without terrain
     * @param printed the other printed values of the zone, as fields beside the others
     */
    public record Zone(String id, ViewText name, String kind, String terrain, SequencedMap<String, Object> printed) {}

    /**
     * A border.
     *
     * @param zones the two that touch there
     */
    public record Edge(List<String> zones, String kind) {}

    /** A kind of terrain. */
    public record Terrain(String id, ViewText name) {}

    /**
     * A party.
     *
     * @param major whether it is one of the great powers of the game
     * @param troops the kinds of troops that the rulebook gives to it and not to all: {@code tercios}, {@code cossack}
     */
    public record Party(String id, ViewText name, boolean major, List<String> troops) {
        public Party {
            troops = List.copyOf(troops);
        }
    }

    public PrintedBoard {
        maps = List.copyOf(maps);
        zones = List.copyOf(zones);
        borders = List.copyOf(borders);
        terrains = List.copyOf(terrains);
        parties = List.copyOf(parties);
    }

    /** The sheet of this id, if the board has it. */
    public Optional<Sheet> sheet(String id) {
        return maps.stream().filter(sheet -> sheet.id().equals(id)).findFirst();
    }

    /** The part of the board with some zones and all of their borders, including those to other zones. */
    public PrintedBoard restrictedTo(Predicate<Zone> shown) {
        var part = zones.stream().filter(shown).toList();
        var ids = part.stream().map(Zone::id).collect(Collectors.toSet());
        return new PrintedBoard(ruleset, maps, part, borders.stream().filter(border -> border.zones().stream().anyMatch(ids::contains)).toList(),
                terrains, parties);
    }
}
