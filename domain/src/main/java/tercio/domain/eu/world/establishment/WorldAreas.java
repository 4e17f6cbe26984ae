package tercio.domain.eu.world.establishment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.map.SpaceId;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/** The printed Areas of the rest of the world. */
public final class WorldAreas {

    /** The Areas printed with the program. */
    public static final WorldAreas PRINTED = read(TableSource.printedBeside(WorldAreas.class).table("areas"));

    private static final int MOST_NATIVES = 99;
    private static final int SIDES = 10;
    private static final int MOST_SNOWFLAKES = 2;

    private final Map<SpaceId, WorldArea> areas;

    private WorldAreas(Map<SpaceId, WorldArea> areas) {
        this.areas = areas;
    }

    /** Reads and checks a table of Areas. */
    static WorldAreas read(CsvTable table) {
        var areas = new LinkedHashMap<SpaceId, WorldArea>();
        for (var row : table.rows()) {
            if (areas.put(new SpaceId(row.text("id")), area(row)) != null) {
                throw row.defect("id", "'" + row.text("id") + "' is listed twice");
            }
        }
        return new WorldAreas(areas);
    }

    private static WorldArea area(CsvTable.Row row) {
        int unit = switch (row.text("natives_unit")) {
            case "ld" -> Thirds.LD;
            case "lde" -> 1;
            default -> throw row.defect("natives_unit", "natives are counted in ld or lde");
        };
        return new WorldArea(new SpaceId(row.text("id")), row.text("name"), row.within("tolerance", 0, SIDES),
                unit * row.within("natives", 0, MOST_NATIVES), row.within("snowflakes", 0, MOST_SNOWFLAKES),
                Set.of(row.text("continents").split(";")));
    }

    /** All Areas in the order of the list. */
    public List<WorldArea> all() {
        return List.copyOf(areas.values());
    }

    /** The Area of that id; empty for an unknown one. */
    public Optional<WorldArea> area(SpaceId id) {
        return Optional.ofNullable(areas.get(id));
    }

    /** The Area of a province; empty for a province of Europe. */
    public Optional<WorldArea> areaOf(Province province) {
        return area(province.area());
    }
}
