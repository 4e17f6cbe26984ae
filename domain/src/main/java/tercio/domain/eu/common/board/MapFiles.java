package tercio.domain.eu.common.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tercio.domain.eu.common.concept.Standing;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.game.Id;
import tercio.domain.map.Border;
import tercio.domain.map.GameMap;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** Reads the map from its files and refuses contradictions. */
final class MapFiles {

    private static final String FOLDER = "/tercio/domain/eu/map/";

    private MapFiles() {}

    static EuMap read(TableSource files) {
        var spaces = new ArrayList<Space>();
        files.table(FOLDER + "provinces").rows().forEach(row -> spaces.add(province(row)));
        files.table(FOLDER + "seas").rows().forEach(row -> spaces.add(sea(row)));
        var borders = new ArrayList<Border<BorderKind>>();
        var straitForts = new HashMap<Set<SpaceId>, SpaceId>();
        for (var row : files.table(FOLDER + "borders").rows()) {
            var border = new Border<>(new SpaceId(row.text("a")), new SpaceId(row.text("b")),
                    oneOf(row, "kind", List.of(BorderKind.values()), BorderKind::word));
            borders.add(border);
            if (row.has("strait_fort")) {
                straitForts.put(Set.of(border.from(), border.to()), new SpaceId(row.text("strait_fort")));
            }
        }
        var map = GameMap.of(spaces, borders);
        return new EuMap(map, countries(files.table(FOLDER + "countries")),
                national(files.table(FOLDER + "national_provinces")), straitForts,
                Coasts.read(files.table(FOLDER + "ports"), map));
    }

    private static Province province(CsvTable.Row row) {
        return new Province(
                new SpaceId(row.text("id")),
                row.text("name"),
                row.text("city"),
                oneOf(row, "theatre", List.of(Theatre.values()), MapFiles::word),
                oneOf(row, "terrain", List.of(Terrain.values()), Terrain::word),
                row.integer("fortress"),
                row.integer("income"),
                oneOf(row, "port", List.of(PortKind.values()), MapFiles::word),
                row.isSet("presidio"),
                row.isSet("capital"),
                row.isSet("cold"),
                row.isSet("wasteland"),
                row.isSet("hre"),
                row.has("owner1492") ? Optional.of(new CountryId(row.text("owner1492"))) : Optional.empty(),
                ids(row.text("regions"), RegionId::new),
                new SpaceId(row.text("area")));
    }

    private static Sea sea(CsvTable.Row row) {
        return new Sea(new SpaceId(row.text("id")), row.text("name"), row.integer("difficulty"), row.integer("malus"),
                ids(row.text("regions"), RegionId::new), ids(row.text("waters"), WatersId::new));
    }

    private static List<Country> countries(CsvTable table) {
        return table.rows().stream()
                .map(row -> new Country(new CountryId(row.text("id")), row.text("name"), row.choice("standing", Standing.class)))
                .toList();
    }

    private static Map<CountryId, Set<SpaceId>> national(CsvTable table) {
        var provinces = new HashMap<CountryId, Set<SpaceId>>();
        for (var row : table.rows()) {
            provinces.computeIfAbsent(new CountryId(row.text("country")), country -> new HashSet<>()).add(new SpaceId(row.text("province")));
        }
        provinces.replaceAll((country, its) -> Set.copyOf(its));
        return provinces;
    }

    private static <I extends Id> Set<I> ids(String cell, Function<String, I> type) {
        return cell.isEmpty() ? Set.of() : Set.copyOf(Id.all(List.of(cell.split(";")), type));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(java.util.Locale.ROOT);
    }

    private static <T> T oneOf(CsvTable.Row row, String column, List<T> values, Function<T, String> word) {
        return values.stream()
                .filter(value -> word.apply(value).equals(row.text(column)))
                .findFirst()
                .orElseThrow(() -> row.defect(column, "'" + row.text(column) + "' is none of "
                        + values.stream().map(word).toList()));
    }
}
