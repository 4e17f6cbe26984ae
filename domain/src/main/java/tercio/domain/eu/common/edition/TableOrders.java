package tercio.domain.eu.common.edition;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tercio.domain.eu.common.forces.LossUnit;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.CsvTable;

/**
 * The tables in which figures rise or fall, or ranges are contiguous, as in the printed tables. A column whose
 * printed figures go up and down is not listed: sizes of armies by period, stars of the besieged by roll.
 */
final class TableOrders {

    /**
     * @param within columns whose cells are equal within one run of figures
     * @param along column that orders the figures: numbers, or words in the order in which they are first printed
     */
    private record Order(String table, List<String> within, String along, String figure, boolean rises) {}

    /** Contiguous ranges. The first is open or starts at {@code first}; the last is open or ends at {@code last}. */
    private record Ranges(String table, List<String> within, String from, String to, int first, int last) {}

    private static final List<Order> ORDERS = List.of(
            rises("combat_results", "roll", "loss_thirds", "column"), rises("combat_results", "roll", "morale_stars", "column"),
            falls("combat_results", "column", "loss_thirds", "roll"), falls("combat_results", "column", "morale_stars", "roll"),
            rises("loss_by_size", "inflicted_thirds", "result_thirds", "differential", "part"),
            rises("loss_by_size", "differential", "result_thirds", "part", "inflicted_thirds"),
            rises("loss_small_stacks", "size_thirds", "mod_thirds", "domain"),
            rises("assault_results", "roll", "loss_thirds", "side", "phase", "breach"),
            falls("assault_results", "breach", "loss_thirds", "side", "phase", "roll"),
            rises("fortress_resistance", "fortress_level", "resistance_thirds", "breach"),
            falls("fortress_resistance", "breach", "resistance_thirds", "fortress_level"),
            rises("attrition_europe", "roll", "loss_thirds", "size_min_ld"), rises("attrition_europe", "size_min_ld", "loss_thirds", "roll"),
            rises("attrition_percent", "roll", "percent"), falls("attrition_remainders", "percent", "remain_thirds", "size_label"),
            rises("artillery_bonus", "bonus", "artillery_value_min", "fortress_level"),
            rises("artillery_bonus", "fortress_level", "artillery_value_min", "bonus"),
            rises("artillery_per_army", "period", "army_plus", "key_type", "key", "variant"),
            rises("artillery_per_army", "period", "army_minus", "key_type", "key", "variant"),
            rises("size_comparison", "own_size", "differential", "enemy_size"),
            falls("size_comparison", "enemy_size", "differential", "own_size"), rises("size_differential_sea", "nd_min", "differential"),
            rises("land_technology", "own_tech", "base_morale", "enemy_tech"), rises("land_technology_codes", "rank", "goal_box"),
            rises("land_technology_codes", "rank", "goal_turn"), rises("conquistadors", "stats_sum_min", "r_percent", "roll"),
            falls("conquistadors", "roll", "r_percent", "stats_sum_min"), rises("campaign_costs", "campaign", "cost_ducats"),
            falls("undermining_terrain", "terrain", "drm", "place", "port"));

    private static final List<Ranges> RANGES = List.of(
            new Ranges("retreat", List.of(), "roll_min", "roll_max", 1, 10), new Ranges("undermining", List.of(), "roll_min", "roll_max", 1, 10),
            new Ranges("attrition_europe", List.of("roll"), "size_min_ld", "size_max_ld", 1, Integer.MAX_VALUE),
            new Ranges("conquistadors", List.of("roll"), "stats_sum_min", "stats_sum_max", 0, 18),
            new Ranges("discoveries_half", List.of(), "die_min", "die_max", 1, 10),
            new Ranges("rounds_start", List.of(), "die_min", "die_max", 1, 10),
            new Ranges("rounds_track", List.of("from_box"), "roll_min", "roll_max", 1, 10),
            new Ranges("size_differential_sea", List.of(), "nd_min", "nd_max", 0, Integer.MAX_VALUE));

    private final CsvTable printed;
    private final CsvTable own;

    private TableOrders(CsvTable printed, CsvTable own) {
        this.printed = printed;
        this.own = own;
    }

    private static Order rises(String table, String along, String figure, String... within) {
        return new Order(table, List.of(within), along, figure, true);
    }

    private static Order falls(String table, String along, String figure, String... within) {
        return new Order(table, List.of(within), along, figure, false);
    }

    /** Refuses a figure that breaks the order of the printed table, and ranges that overlap or leave a gap. */
    static void check(CsvTable printed, CsvTable own) {
        var orders = new TableOrders(printed, own);
        ORDERS.stream().filter(order -> orders.isOf(order.table())).forEach(orders::check);
        RANGES.stream().filter(ranges -> orders.isOf(ranges.table())).forEach(orders::check);
    }

    private boolean isOf(String table) {
        return printed.name().equals(table + ".csv") || printed.name().endsWith("/" + table + ".csv");
    }

    private void check(Order order) {
        var figure = columnName(order.figure());
        for (var run : runs(order.within(), columnName(order.along()), figure)) {
            var sorted = run.stream().sorted(comparingInt(row -> place(row, columnName(order.along())))).toList();
            for (int at = 1; at < sorted.size(); at++) {
                var before = sorted.get(at - 1);
                var row = sorted.get(at);
                int more = row.integer(figure) - before.integer(figure);
                if (order.rises() ? more < 0 : more > 0) {
                    throw row.fault(figure, Sentence.of("kernel.table.out-of-order").with("value", row.integer(figure)).with("rises", order.rises())
                            .with("before", before.integer(figure)).with("line", before.line()));
                }
            }
        }
    }

    private void check(Ranges ranges) {
        for (var run : runs(ranges.within(), ranges.from())) {
            var sorted = run.stream().sorted(comparingInt(row -> row.number(ranges.from()).orElse(Integer.MIN_VALUE))).toList();
            int next = ranges.first();
            for (var row : sorted) {
                int from = row.number(ranges.from()).orElse(next);
                if (from != next && row != sorted.getFirst() || from > next) {
                    throw row.fault(ranges.from(), Sentence.of("eu.table.gap").with("from", from).with("next", next));
                }
                int to = row.number(ranges.to()).orElse(Integer.MAX_VALUE);
                if (to < from) {
                    throw row.fault(ranges.to(), Sentence.of("eu.table.backwards").with("to", to).with("from", from));
                }
                next = to == Integer.MAX_VALUE ? to : to + 1;
            }
            if (next <= ranges.last() && next != Integer.MAX_VALUE) {
                throw sorted.getLast().fault(ranges.to(), Sentence.of("eu.table.uncovered").with("next", next));
            }
        }
    }

    /** The lines grouped by {@code within}, without lines that have an empty cell in one of {@code columns}. */
    private List<List<CsvTable.Row>> runs(List<String> within, String... columns) {
        Map<List<String>, List<CsvTable.Row>> runs = new LinkedHashMap<>();
        for (var row : own.rows()) {
            boolean blank = columns.length > 1 && List.of(columns).stream().anyMatch(column -> !row.has(column));
            if (!blank) {
                var group = within.stream().map(column -> row.text(columnName(column))).toList();
                runs.computeIfAbsent(group, key -> new ArrayList<>()).add(row);
            }
        }
        return List.copyOf(runs.values());
    }

    private int place(CsvTable.Row row, String column) {
        var cell = row.text(column);
        return CellKinds.isFigure(cell)
                ? Integer.parseInt(cell)
                : printed.rows().stream().map(line -> line.text(column)).distinct().toList().indexOf(cell);
    }

    /** The name of the column in the loss unit of the user's table. */
    private String columnName(String column) {
        return own.columns().contains(column) ? column : column.replace(LossUnit.THIRD.column(), LossUnit.HALF.column());
    }
}
