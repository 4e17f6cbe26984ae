package tercio.cartography;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Main class: writes all maps into a folder. */
public final class MapGenerator {

    /** The attribution that must be shown beside the maps. */
    static final List<String> ATTRIBUTION =
            List.of("Place data © GeoNames, geonames.org, CC BY 4.0, modified", "Made with Natural Earth");

    private MapGenerator() {}

    /** Writes the maps into the folder that is the only argument. */
    public static void main(String[] arguments) throws IOException {
        var folder = Files.createDirectories(Path.of(arguments[0]));
        var europa = ZoneData.of("eu", "/tercio/domain/eu/map/borders.csv");
        write(folder, "eu-europe", europa, MapLayout.EUROPE, new MapFrame(-2454, -2036, 3994, 2050));
        write(folder, "eu-world", europa, MapLayout.WORLD, new MapFrame(-5000, -2793, 5000, 1905));
        write(folder, "eia", ZoneData.of("eia", "eia/borders.csv"), MapLayout.EUROPE, new MapFrame(-2125, -1810, 2844, 2275));
    }

    private static void write(Path folder, String id, ZoneData zoneData, MapLayout layout, MapFrame frame) throws IOException {
        MapWriter.write(new MapBuilder(zoneData, layout, frame).map(id, ATTRIBUTION), folder.resolve(id + ".json"));
    }
}
