package tercio.domain.eia.common.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.concept.AreaTerrain;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.map.Border;
import tercio.domain.map.GameMap;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** Reads the map from its files and refuses contradictions. */
final class WarMapFiles {

    private static final int MOST_FORAGE = 9;
    private static final int MOST_FLECHES = 5;
    private static final String MINOR = "minor";

    private WarMapFiles() {}

    static WarMap read(TableSource files) {
        var cities = cities(files.table("cities"));
        var spaces = new ArrayList<MapSpace>();
        files.table("areas").rows().forEach(row -> spaces.add(area(row, cities)));
        files.table("sea_areas").rows().forEach(row ->
                spaces.add(new SeaArea(new SpaceId(row.text("id")), row.isSet("north_of_ice_line"), row.isSet("dardanelles"), row.isSet("reconstructed"))));
        return new WarMap(GameMap.of(spaces, borders(files)), provinces(files.table("provinces"), cities));
    }

    private static Map<SpaceId, City> cities(CsvTable table) {
        var byArea = new LinkedHashMap<SpaceId, City>();
        for (var row : table.rows()) {
            var city = new City(row.text("name"), new SpaceId(row.text("area")), row.within("spires", 1, City.MOST_SPIRES),
                    row.within("fleches", 0, MOST_FLECHES), row.choice("capital", CapitalKind.class), row.isSet("port"));
            if (row.integer("capacity") != city.capacity()) {
                throw row.defect("capacity", row.text("capacity") + " is not what " + city.spires() + " spires hold");
            }
            if (byArea.put(city.area(), city) != null) {
                throw row.defect("area", "area " + city.area() + " has another city");
            }
        }
        return byArea;
    }

    private static Area area(CsvTable.Row row, Map<SpaceId, City> cities) {
        var id = new SpaceId(row.text("id"));
        var city = Optional.ofNullable(cities.get(id));
        var name = city.map(City::name).orElseGet(() -> row.text("province") + " " + id);
        return new Area(id, name, row.choice("terrain", AreaTerrain.class), row.within("forage", 0, MOST_FORAGE), new ProvinceId(row.text("province")),
                row.isSet("winter_zone"), city);
    }

    private static List<Border<AreaBorder>> borders(TableSource files) {
        var borders = new ArrayList<Border<AreaBorder>>();
        files.table("borders").rows().forEach(row ->
                borders.add(new Border<>(new SpaceId(row.text("a")), new SpaceId(row.text("b")), new AreaBorder.Land(row.isSet("river")))));
        files.table("crossing_arrows").rows().forEach(row -> borders.add(new Border<>(new SpaceId(row.text("a")), new SpaceId(row.text("b")),
                new AreaBorder.Arrow(list(row.text("sea_areas")), row.has("option")))));
        files.table("coasts").rows().forEach(row -> borders.add(
                new Border<>(new SpaceId(row.text("area")), new SpaceId(row.text("sea_area")), new AreaBorder.Coast(row.isSet("reconstructed")))));
        files.table("sea_borders").rows().forEach(row ->
                borders.add(new Border<>(new SpaceId(row.text("a")), new SpaceId(row.text("b")), new AreaBorder.Open())));
        return borders;
    }

    private static List<HomeProvince> provinces(CsvTable table, Map<SpaceId, City> cities) {
        var areaOf = new HashMap<String, SpaceId>();
        cities.values().forEach(city -> areaOf.put(city.name(), city.area()));
        return table.rows().stream().map(row -> province(row, areaOf)).toList();
    }

    private static HomeProvince province(CsvTable.Row row, Map<String, SpaceId> areaOf) {
        var capital = areaOf.get(row.text("capital"));
        var areas = list(row.text("areas"));
        if (capital == null || !areas.contains(capital)) {
            throw row.defect("capital", "'" + row.text("capital") + "' is no city of the province");
        }
        return new HomeProvince(new ProvinceId(row.text("name")), power(row), row.integer("money"), row.integer("manpower"),
                row.number("guerilla_value").orElse(0), row.isSet("cossacks"), row.isSet("polish"), capital, areas);
    }

    private static Optional<Power> power(CsvTable.Row row) {
        var nation = row.text("nation");
        if (nation.equals(MINOR)) {
            return Optional.empty();
        }
        return Optional.of(Arrays.stream(Power.values()).filter(power -> power.title().equals(nation)).findFirst()
                .orElseThrow(() -> row.defect("nation", "'" + nation + "' is no major power")));
    }

    private static List<SpaceId> list(String cell) {
        return Arrays.stream(cell.split(";")).map(SpaceId::new).toList();
    }
}
