package tercio.projections.eu;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.PortKind;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.board.Space;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.NationalTroops;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.world.establishment.WorldAreas;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.PrintedBoard;
import tercio.projections.sentence.ViewText;

/** The two printed maps. They can be viewed without a game. */
final class PrintedMap {

    private static final PrintedBoard.Sheet EUROPE = new PrintedBoard.Sheet("eu-europe", map("europe"), "maps/eu-europe.json");
    private static final PrintedBoard.Sheet WORLD = new PrintedBoard.Sheet("eu-world", map("world"), "maps/eu-world.json");
    private static final List<PrintedBoard.Sheet> SHEETS = List.of(EUROPE, WORLD);

    private PrintedMap() {}

    static PrintedBoard of(String ruleset, EuMap map) {
        return new PrintedBoard(ruleset, SHEETS,
                map.spaces().zones().stream().map(space -> zone(map, space)).toList(),
                borders(map),
                Arrays.stream(Terrain.values()).map(kind -> new PrintedBoard.Terrain(kind.word(), new ViewText(Sentence.of("eu.title.terrain").with("terrain", kind.word().replace('-', '_'))))).toList(),
                map.countries().stream()
                        .map(country -> new PrintedBoard.Party(country.id().value(), ViewText.label(SentenceNames.country(country.id())), country.standing() == Standing.MAJOR,
                                NationalTroops.of(country.id()).stream().map(NationalTroops::word).toList()))
                        .toList());
    }

    /**
     * The part of the board on a sheet: the lands of its theatre, and all seas, because both sheets show them and a fleet leaves either by
     * them.
     */
    static Optional<PrintedBoard> onSheet(PrintedBoard board, EuMap map, String sheet) {
        return board.sheet(sheet).map(shown -> board.restrictedTo(zone -> switch (map.spaces().zone(new SpaceId(zone.id())).orElseThrow()) {
            case Province land -> shown.equals(land.theatre() == Theatre.EUROPE ? EUROPE : WORLD);
            case Sea _ -> true;
        }));
    }

    private static PrintedBoard.Zone zone(EuMap map, Space space) {
        return switch (space) {
            case Province land ->
                new PrintedBoard.Zone(land.id().value(), ViewText.label(SentenceNames.place(land.id())), "land", land.terrain().word(), printedParts(map, land));
            case Sea sea -> {
                var printed = new LinkedHashMap<String, Object>();
                printed.put("ports", List.of());
                printed.put("tags", sea.regions().stream().map(region -> word(region.value())).sorted().toList());
                yield new PrintedBoard.Zone(sea.id().value(), ViewText.label(SentenceNames.place(sea.id())), "sea", null, printed);
            }
        };
    }

    private static LinkedHashMap<String, Object> printedParts(EuMap map, Province land) {
        var printed = new LinkedHashMap<String, Object>();
        if (!land.city().isEmpty()) {
            printed.put("city", land.city());
        }
        land.owner1492().ifPresent(owner -> printed.put("owner", owner));
        printed.put("fortress", land.fortress());
        if (land.theatre() == Theatre.EUROPE) {
            printed.put("income", land.income());
        } else {
            WorldAreas.PRINTED.areaOf(land).ifPresent(area -> {
                printed.put("areaId", area.id());
                printed.put("area", area.name());
                printed.put("natives", new Natives(area.natives() / Thirds.LD, area.natives() % Thirds.LD));
                printed.put("tolerance", area.tolerance());
            });
        }
        printed.put("ports", ports(map, land));
        printed.put("tags", tags(land));
        return printed;
    }

    /**
     * The natives of a province.
     *
     * @param ld whole LD
     * @param lde thirds of an LD besides, 0..2
     */
    record Natives(int ld, int lde) {}

    /** @param sea the sea zone of the port */
    record Port(SpaceId sea, String kind) {}

    /** Every coast of a province with an anchor counts as a port. */
    private static List<Port> ports(EuMap map, Province land) {
        return land.port() == PortKind.NONE ? List.of() : map.seasOf(land.id()).stream()
                .map(sea -> new Port(sea, land.port() == PortKind.ARSENAL ? "arsenal" : "port"))
                .toList();
    }

    private static List<String> tags(Province land) {
        var tags = new ArrayList<String>();
        add(tags, land.cold(), "cold");
        add(tags, land.hre(), "hre");
        add(tags, land.wasteland(), "wasteland");
        add(tags, land.capital(), "capital");
        add(tags, land.presidio(), "presidio");
        land.regions().stream().map(region -> word(region.value())).sorted().forEach(tags::add);
        return tags;
    }

    private static void add(List<String> tags, boolean printed, String tag) {
        if (printed) {
            tags.add(tag);
        }
    }

    private static List<PrintedBoard.Edge> borders(EuMap map) {
        return map.spaces().zones().stream()
                .flatMap(space -> map.borders(space.id()).stream())
                .filter(border -> border.from().compareTo(border.to()) < 0)
                .map(border -> new PrintedBoard.Edge(List.of(border.from().value(), border.to().value()), border.kind().word()))
                .toList();
    }

    private static String word(String key) {
        return key.replace('_', '-');
    }

    private static ViewText map(String sheet) {
        return new ViewText(Sentence.of("eu.title.map").with("map", sheet));
    }
}
