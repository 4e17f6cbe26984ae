package tercio.domain.eu.common.forces;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.table.CsvTable;

/** The naval fire and boarding table, and the wind advantage table (EU-SEA-MORALE, EU-SEA-WIND). */
public final class NavalTechnologies {

    /** The line of galleys in the first line, for any technology of the country. */
    private static final String GALLEYS = "TGA";
    /** The line of transports without other ships. */
    private static final String TRANSPORTS = "NTD";

    /**
     * One line of ships against another.
     *
     * @param fire empty if the line does not roll for fire
     * @param boarding empty if the line does not roll for boarding
     * @param baseMorale of conscripts, 0 for transports
     */
    public record Line(Optional<CombatColumn> fire, Optional<CombatColumn> boarding, int baseMorale) {}

    private final Map<String, Map<String, Line>> lines = new LinkedHashMap<>();
    private final Map<String, Map<String, Integer>> wind = new HashMap<>();
    private final Map<String, Integer> veteran = new HashMap<>();

    private NavalTechnologies() {}

    /** Reads {@code naval_technology}, {@code naval_technology_codes} and {@code wind_advantage}. */
    public static NavalTechnologies read(CsvTable matches, CsvTable codes, CsvTable winds) {
        var technologies = new NavalTechnologies();
        for (var row : matches.rows()) {
            technologies.lines.computeIfAbsent(row.text("own_tech"), own -> new LinkedHashMap<>()).put(row.text("enemy_tech"),
                    new Line(column(row, "fire_column"), column(row, "boarding_column"), row.within("base_morale", 0, 4)));
        }
        for (var row : codes.rows()) {
            technologies.veteran.put(row.text("tech"), row.integer("veteran_bonus_table"));
        }
        for (var row : winds.rows()) {
            technologies.wind.computeIfAbsent(row.text("own_tech"), own -> new HashMap<>())
                    .put(row.text("enemy_tech"), row.number("drm").orElse(0));
        }
        return technologies;
    }

    private static Optional<CombatColumn> column(CsvTable.Row row, String name) {
        return row.has(name) ? Optional.of(row.choice(name, CombatColumn.class)) : Optional.empty();
    }

    /** The code of the line for a side. */
    public static String lineCode(NavalTechnology technology, FirstLine firstLine) {
        return switch (firstLine) {
            case NWD -> technology.code();
            case NGD -> GALLEYS;
            case NTD -> TRANSPORTS;
        };
    }

    /** The code of the column for an enemy. Transports have no column and use the technology of their country. */
    public static String columnCode(NavalTechnology technology, FirstLine firstLine) {
        return firstLine == FirstLine.NGD ? GALLEYS : technology.code();
    }

    /** The codes of all lines. */
    public List<String> lineCodes() {
        return List.copyOf(lines.keySet());
    }

    /** The codes of all columns. */
    public List<String> columnCodes() {
        return List.copyOf(lines.values().iterator().next().keySet());
    }

    /** The line for the codes of {@link #lineCode} and {@link #columnCode}. */
    public Line line(String own, String enemy) {
        return lines.get(own).get(enemy);
    }

    /** The addition of veteran crews to the morale of the line, 0 for most lines. */
    public int veteran(String own) {
        return veteran.get(own);
    }

    /** The modifier of the line to its roll for the wind. */
    public int wind(String own, String enemy) {
        return wind.get(own).get(enemy);
    }
}
