package tercio.projections.eia;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.map.Area;
import tercio.domain.eia.common.map.AreaBorder;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.map.HomeProvince;
import tercio.domain.eia.common.map.MapSpace;
import tercio.domain.eia.common.map.SeaArea;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.PrintedBoard;
import tercio.projections.sentence.ViewText;

/** The printed map. It can be viewed without a game. */
final class PrintedAreas {

    private static final List<PrintedBoard.Sheet> SHEETS = List.of(new PrintedBoard.Sheet("eia", ViewText.asPrinted("Europe"), "maps/eia.json"));

    private PrintedAreas() {}

    static PrintedBoard of(String ruleset, WarMap map) {
        return new PrintedBoard(ruleset, SHEETS, map.spaces().zones().stream().map(space -> zone(map, space)).toList(), borders(map),
                Arrays.stream(AreaTerrain.values()).map(terrain -> new PrintedBoard.Terrain(terrain.word(), new ViewText(Sentence.of("eia.title.terrain").with("terrain", terrain.word())))).toList(), parties(map));
    }

    private static PrintedBoard.Zone zone(WarMap map, MapSpace space) {
        return switch (space) {
            case Area land -> new PrintedBoard.Zone(land.id().value(), AreaNames.of(land.id()), "land", land.terrain().word(), fields(map, land));
            case SeaArea sea -> new PrintedBoard.Zone(sea.id().value(), AreaNames.of(sea.id()), "sea", null, fields(sea));
        };
    }

    private static SequencedMap<String, Object> fields(SeaArea sea) {
        var printed = new LinkedHashMap<String, Object>();
        printed.put("ports", List.of());
        printed.put("tags", Stream.of(sea.iced() ? "ice" : "", sea.dardanelles() ? "dardanelles" : "").filter(tag -> !tag.isEmpty()).toList());
        return printed;
    }

    private static SequencedMap<String, Object> fields(WarMap map, Area land) {
        var printed = new LinkedHashMap<String, Object>();
        var province = map.provinceOf(land.id()).orElseThrow();
        printed.put("province", province.name());
        printed.put("nation", province.nation());
        printed.put("forage", land.forage());
        printed.put("winterZone", land.winterZone());
        land.city().ifPresent(city -> {
            printed.put("city", city.name());
            printed.put("spires", city.spires());
            printed.put("fleches", city.fleches());
            printed.put("capacity", city.capacity());
        });
        printed.put("ports", land.city().filter(City::port).isPresent()
                ? map.seasNextTo(land.id()).stream().map(sea -> new PortTo(sea, "port")).toList() : List.of());
        printed.put("tags", tags(land, province));
        return printed;
    }

    /** @param sea the sea area of the port */
    record PortTo(SpaceId sea, String kind) {}

    private static List<String> tags(Area land, HomeProvince province) {
        var tags = new ArrayList<String>();
        if (land.winterZone()) {
            tags.add("winter");
        }
        land.city().ifPresent(city -> {
            tags.add("city");
            if (city.isFortress()) {
                tags.add("fortress");
            }
            if (city.isCapital()) {
                tags.add("capital");
            }
        });
        if (province.cossacks()) {
            tags.add("cossacks");
        }
        if (province.polish()) {
            tags.add("polish");
        }
        if (province.guerillaValue() > 0) {
            tags.add("guerillas");
        }
        return tags;
    }

    private static List<PrintedBoard.Edge> borders(WarMap map) {
        return map.spaces().zones().stream()
                .flatMap(space -> map.spaces().borders(space.id()).stream())
                .filter(border -> border.from().compareTo(border.to()) < 0)
                .map(border -> new PrintedBoard.Edge(List.of(border.from().value(), border.to().value()), kind(border.kind())))
                .toList();
    }

    private static String kind(AreaBorder border) {
        return switch (border) {
            case AreaBorder.Land land -> land.river() ? "river" : "land";
            case AreaBorder.Arrow arrow -> "arrow";
            case AreaBorder.Coast coast -> "coast";
            case AreaBorder.Open open -> "sea";
        };
    }

    private static List<PrintedBoard.Party> parties(WarMap map) {
        return Stream.concat(
                Arrays.stream(Power.values()).map(power -> new PrintedBoard.Party(power.word(), ViewText.label(CampaignNames.power(power)), true,
                        Arrays.stream(FactorType.values()).filter(type -> type.isRaisedBy(power)).map(FactorType::word).toList())),
                map.provinces().stream().filter(province -> province.power().isEmpty())
                        .map(province -> new PrintedBoard.Party(province.nation().value(), ViewText.label(CampaignNames.nation(province.nation())), false, List.of()))).toList();
    }
}
