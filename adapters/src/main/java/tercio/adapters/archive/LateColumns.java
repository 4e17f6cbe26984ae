package tercio.adapters.archive;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;

/** Fills the late columns of the tables of one game from its dice and its rolls in effect. */
final class LateColumns {

    private static final JsonMapper JSON = new JsonMapper();

    private final NavigableMap<Integer, List<ExactRoll>> rolls = new TreeMap<>();
    private final NavigableMap<Integer, List<Die>> dice = new TreeMap<>();
    private final IntUnaryOperator commandOf;

    /** A die in effect. */
    private record Die(String purpose, String party, int value) {}

    /** The rows that the rolls of one command cannot tell apart. */
    private record SameRolls(int command, Object party) {}

    /** @param commandOf the position of the first event of the command of an event */
    LateColumns(IntUnaryOperator commandOf) {
        this.commandOf = commandOf;
    }

    void roll(int position, ExactRoll roll) {
        rolls.computeIfAbsent(position, first -> new ArrayList<>()).add(roll);
    }

    void die(int position, String purpose, String party, int value) {
        dice.computeIfAbsent(position, first -> new ArrayList<>()).add(new Die(purpose, party, value));
    }

    /** Gives each row of a table its late columns, the last ones. */
    void fill(ArchiveTable table, ArchiveRows rows) {
        if (table.late().isEmpty()) {
            return;
        }
        var names = table.columns().stream().map(ArchiveTable.Column::name).toList();
        var alike = new HashMap<LateColumn, HashMap<SameRolls, Integer>>();
        for (var column : table.late()) {
            var counts = alike.computeIfAbsent(column, each -> new HashMap<>());
            if (column instanceof LateColumn.Expectation expected && column.since().isEmpty()) {
                rows.of(table.name()).forEach(row -> counts.merge(same(row, names, expected), 1, Integer::sum));
            }
        }
        rows.complete(table.name(), names.size(), row -> {
            var values = row.values();
            int at = names.size() - table.late().size();
            for (var column : table.late()) {
                int after = column.since().isEmpty() ? commandOf.applyAsInt(row.position()) - 1 : (Integer) values[names.indexOf(column.since())];
                values[at++] = switch (column) {
                    case LateColumn.Dice fell -> dice(after, row.position());
                    case LateColumn.Expectation expected -> alike.get(column).getOrDefault(same(row, names, expected), 1) > 1 ? null
                            : expectation(expected, values[names.indexOf(expected.party())], after, row.position());
                };
            }
        });
    }

    private SameRolls same(ArchiveRows.Row row, List<String> names, LateColumn.Expectation expected) {
        return new SameRolls(commandOf.applyAsInt(row.position()), row.values()[names.indexOf(expected.party())]);
    }

    private Double expectation(LateColumn.Expectation column, Object party, int after, int until) {
        Double sum = null;
        for (var roll : rolls.subMap(after, false, until, true).values().stream().flatMap(List::stream).toList()) {
            for (var figure : column.figures()) {
                if (roll.party().equals(party) && roll.procedure().contains(column.procedure()) && roll.unit().equals(figure.unit())) {
                    sum = (sum == null ? 0 : sum) + roll.expected() * figure.by();
                }
            }
        }
        return sum;
    }

    private String dice(int after, int until) {
        var list = JsonNodeFactory.instance.arrayNode();
        dice.subMap(after, false, until, true).values().stream().flatMap(List::stream)
                .forEach(die -> list.addObject().put("purpose", die.purpose()).put("party", die.party()).put("value", die.value()));
        return JSON.writeValueAsString(list);
    }
}
