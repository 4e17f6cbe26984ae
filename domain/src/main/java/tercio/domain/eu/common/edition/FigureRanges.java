package tercio.domain.eu.common.edition;

import java.util.HashMap;
import java.util.Map;
import tercio.domain.table.CsvTable;

/** The allowed range of the figures of a column, by column name, in any table. */
final class FigureRanges {

    private record Range(int least, int most) {}

    private static final Map<String, Range> RANGES = new HashMap<>();

    static {
        put(0, 1, "pillage", "star", "until_reform_m2", "red_arrow", "veteran_bonus", "tercios_bonus", "veteran_bonus_table");
        put(0, 2, "remain_small");
        put(0, 10, "remain_full");
        put(0, 99, "artillery_value_min", "nd_min", "nd_max");
        put(1, 99, "size_min_ld", "size_max_ld");
        put(0, 100, "percent", "r_percent", "d_percent");
        put(0, 999, "cost_ducats");
        put(0, 18, "stats_sum_min", "stats_sum_max");
        put(0, 70, "goal_box");
        put(0, 62, "goal_turn");
        put(0, 9, "rank");
        put(0, 24, "europe_mp", "rotw_mp");
        put(1, 10, "die_min", "die_max");
        put(-9, 9, "drm", "attrition_drm");
    }

    private FigureRanges() {}

    private static void put(int least, int most, String... columns) {
        for (var column : columns) {
            RANGES.put(column, new Range(least, most));
        }
    }

    /** Refuses a figure outside the range of its column. */
    static void check(CsvTable.Row row, String column) {
        var range = RANGES.get(column);
        if (range != null) {
            row.within(column, range.least(), range.most());
        }
    }

    /** Refuses a single figure whose sign differs from the printed one, except for die modifiers. */
    static void checkSingle(CsvTable.Row row, CsvTable.Row printed) {
        boolean modifier = printed.hasColumn("unit") && printed.text("unit").startsWith("drm");
        row.within("value", modifier || printed.integer("value") < 0 ? -99 : Math.min(1, printed.integer("value")), 999);
    }
}
