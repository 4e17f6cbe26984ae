package tercio.domain.eu.land.siege;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.board.Terrain;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.common.tables.TypedTable;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;
import tercio.domain.table.RollBounds;

/** The printed results of undermining, and the malus of terrain and port. */
public final class UnderminingTable {

    /** Parses and checks the printed table. */
    public static final TypedTable<UnderminingTable> TABLE = new TypedTable<>(tables -> read(tables.table("undermining"), tables.table("undermining_terrain")));

    private enum Place {
        EUROPE, ROTW, FORT
    }

    private record Ground(Place place, boolean plain, SiegePort port) {}

    private record Line(int upTo, UnderminingResult result) {}

    private final List<Line> lines = new ArrayList<>();
    private final Map<Place, Map<Ground, Integer>> malus = new EnumMap<>(Place.class);

    private UnderminingTable() {}

    /** Reads {@code undermining} and {@code undermining_terrain}. */
    private static UnderminingTable read(CsvTable results, CsvTable terrain) {
        var table = new UnderminingTable();
        int next = Integer.MIN_VALUE;
        for (var row : results.rows()) {
            if (row.number("roll_min").orElse(Integer.MIN_VALUE) != next) {
                throw row.fault("roll_min", Sentence.of("eu.table.lines-gap").with("overlap", false));
            }
            int upTo = row.number("roll_max").orElse(Integer.MAX_VALUE);
            table.lines.add(new Line(upTo, row.choice("result", UnderminingResult.class)));
            next = upTo + 1;
        }
        if (next != Integer.MIN_VALUE) {
            throw results.rows().getLast().fault("roll_max", Sentence.of("eu.table.no-end"));
        }
        for (var row : terrain.rows()) {
            var place = row.choice("place", Place.class);
            var port = row.text("port").equals("open_or_resupplied") ? SiegePort.OPEN : row.choice("port", SiegePort.class);
            table.malus.computeIfAbsent(place, at -> new HashMap<>())
                    .put(new Ground(place, row.text("terrain").equals("plain"), port), row.integer("drm"));
        }
        return table;
    }

    /** The line of a modified die, clamped to the table. */
    public int line(int modified) {
        return RollBounds.of(lines.stream().map(Line::upTo).toList()).clamp(modified);
    }

    /** @param modified the modified die, not clamped */
    public UnderminingResult result(int modified) {
        for (var line : lines) {
            if (modified <= line.upTo()) {
                return line.result();
            }
        }
        throw new IllegalStateException("the last line has no end");
    }

    /** The malus, 0 or less; only one line applies (EU-SIEGE-UNDERMINING-3). */
    public int terrainMalus(Theatre theatre, int fortressLevel, Terrain terrain, SiegePort port) {
        var place = theatre == Theatre.EUROPE ? Place.EUROPE : fortressLevel == 0 ? Place.FORT : Place.ROTW;
        return malus.get(place).get(new Ground(place, terrain == Terrain.PLAIN, port));
    }

    /** The table of the edition that {@code tables} belongs to. */
    public static UnderminingTable from(EuTables tables) {
        return tables.get(TABLE);
    }
}
