package tercio.cartography;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The program: draws all maps into a folder. */
public final class Cartographer {

    /** What must be shown beside the maps. */
    static final List<String> ATTRIBUTION =
            List.of("Place data © GeoNames, geonames.org, CC BY 4.0, modified", "Made with Natural Earth");

    private Cartographer() {}

    /** Draws the maps; the one argument is the folder they are written to. */
    public static void main(String[] arguments) throws IOException {
        var folder = Files.createDirectories(Path.of(arguments[0]));
        var europa = Gazetteer.of("eu", "/tercio/domain/eu/map/borders.csv");
        write(folder, "eu-europe", europa, Sheet.EUROPE, new Frame(-2454, -2036, 3994, 2050));
        write(folder, "eu-world", europa, Sheet.WORLD, new Frame(-5000, -2793, 5000, 1905));
        write(folder, "eia", Gazetteer.of("eia", "eia/borders.csv"), Sheet.EUROPE, new Frame(-2125, -1810, 2844, 2275));
    }

    private static void write(Path folder, String id, Gazetteer gazetteer, Sheet sheet, Frame frame) throws IOException {
        MapWriter.write(new Draughtsman(gazetteer, sheet, frame).map(id, ATTRIBUTION), folder.resolve(id + ".json"));
    }
}
