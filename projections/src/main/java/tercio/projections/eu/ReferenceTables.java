package tercio.projections.eu;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.table.CsvTable;
import tercio.projections.PrintedTable;

/** Printed tables of limits, prices and sizes, which rulings read without naming a cell. They are shown as their files have them. */
final class ReferenceTables {

    private final EuTables tables;

    private ReferenceTables(EuTables tables) {
        this.tables = tables;
    }

    static List<PrintedTable> of(EuTables tables) {
        var shown = new ReferenceTables(tables);
        return List.of(
                shown.lines("campaign-costs", "Campaigns", row -> readable(row.text("campaign")), "cost_ducats", "active_land", "active_sea", "interception"),
                shown.lines("movement-costs", "Movement points", row -> readable(row.text("condition")), "europe_mp", "rotw_mp"),
                shown.lines("stacking-limits", "Stacking limits", row -> readable(row.text("domain") + ", " + row.text("limit")), "value", "note"),
                shown.across("army-sizes", "Army sizes", "army_classes", ReferenceTables::armyClass, "period", "size"),
                shown.across("size-comparison", "Size differential on land, own size in front", "size_comparison", row -> row.text("own_size"), "enemy_size",
                        "differential"),
                shown.across("artillery-per-army", "Artillery of a full ARMY", "artillery_per_army", ReferenceTables::artillery, "period", "army_plus"),
                shown.across("artillery-bonus", "Artillery value for a bonus against fortresses", "artillery_bonus",
                        row -> "level " + row.text("fortress_level"), "bonus", "artillery_value_min"),
                shown.across("undermining-terrain", "Terrain and ports in undermining", "undermining_terrain",
                        row -> row.text("place") + ", " + row.text("terrain"), "port", "drm"),
                shown.lines("cavalry-bonus", "Structural cavalry", row -> row.text("key_type") + " " + row.text("key"), "period_from", "period_to", "terrains",
                        "shock_drm", "pursuit_drm"),
                shown.across("recruitment-limits", "LD that a country may recruit in a turn", "recruitment_limits", row -> row.text("country"), "period",
                        "ld_per_turn"),
                shown.across("leader-minimums", "Least number of generals", "leader_minimums", row -> row.text("country"), "period", "generals"),
                shown.lines("naval-supply", "Supply by ships", row -> readable(row.text("naval_size")), "min_nd", "max_ld_supplied", "army_counter_allowed"),
                shown.lines("naval-blockade", "Ships for a blockade", row -> "level " + row.text("fortress_level"), "naval_size", "min_nd"),
                shown.across("sea-transport", "Transport points of a full ARMY", "sea_transport", row -> "class " + row.text("class"), "period",
                        "army_plus_points"),
                shown.across("wind-advantage", "Wind advantage, own technology in front", "wind_advantage", row -> row.text("own_tech"), "enemy_tech", "drm"));
    }

    private static String armyClass(CsvTable.Row row) {
        return "class " + row.text("class") + variant(row);
    }

    private static String artillery(CsvTable.Row row) {
        return (row.text("key_type").equals("class") ? "class " : "") + readable(row.text("key")) + variant(row);
    }

    private static String variant(CsvTable.Row row) {
        return row.text("variant").equals("base") ? "" : ", " + readable(row.text("variant"));
    }

    /** A name in a file as readable words. */
    private static String readable(String name) {
        return name.replace('_', ' ');
    }

    /** A table with a line for each line of its file. */
    private PrintedTable lines(String id, String title, Function<CsvTable.Row, String> label, String... columns) {
        var rows = tables.table(id.replace('-', '_')).rows();
        return new PrintedTable(id, title, false, Arrays.stream(columns).map(ReferenceTables::readable).toList(), rows.stream()
                .map(row -> new PrintedTable.Row(label.apply(row), Stream.of(columns).map(column -> readable(row.text(column))).toList()))
                .toList());
    }

    /** A table whose file has a line for each cell. */
    private PrintedTable across(String id, String title, String file, Function<CsvTable.Row, String> label, String column, String cell) {
        var rows = tables.table(file).rows();
        var columns = rows.stream().map(row -> row.text(column)).distinct().toList();
        return PrintedTable.of(id, title, rows.stream().map(label).distinct().toList(), Function.identity(), columns, ReferenceTables::readable,
                (line, at) -> rows.stream().filter(row -> label.apply(row).equals(line) && row.text(column).equals(at))
                        .map(row -> row.text(cell)).findFirst().orElse(""));
    }
}
