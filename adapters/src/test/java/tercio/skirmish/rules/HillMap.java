package tercio.skirmish.rules;

import tercio.domain.map.Border;
import tercio.domain.map.GameMap;
import tercio.domain.map.SpaceId;
import tercio.domain.table.TableSource;

/** The printed map of seven hills, from {@code hills.csv} and {@code paths.csv}. */
public final class HillMap {

    private static final int HIGHEST = 3;

    public static final GameMap<Hill, HillPath> PRINTED = read(TableSource.printedBeside(HillMap.class));

    private HillMap() {}

    private static GameMap<Hill, HillPath> read(TableSource files) {
        var hills = files.table("hills").rows().stream()
                .map(row -> new Hill(new SpaceId(row.text("hill")), row.text("name"), row.within("height", 1, HIGHEST))).toList();
        var paths = files.table("paths").rows().stream()
                .map(row -> new Border<>(new SpaceId(row.text("from")), new SpaceId(row.text("to")), row.choice("kind", HillPath.class))).toList();
        return GameMap.of(hills, paths);
    }

    /** The name printed on a hill of the map. */
    public static String name(String hill) {
        return PRINTED.zone(new SpaceId(hill)).map(Hill::name).orElse(hill);
    }
}
