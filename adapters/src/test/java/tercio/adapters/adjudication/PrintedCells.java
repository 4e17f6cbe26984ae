package tercio.adapters.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.adapters.rulebook.RulebookModules;
import tercio.projections.PrintedTable;
import tools.jackson.databind.JsonNode;

/** Looks up the cell that a step cites in the printed tables, as a reader does. */
public final class PrintedCells {

    /** Tables whose cell is the whole result of a step. */
    private static final Set<String> READ_AS_PRINTED = Set.of("rounds-start", "undermining", "attrition-europe", "attrition-percent",
            "attrition-remainders", "conquistadors", "discoveries-half");
    /** Tables whose cell may be followed by a remark. */
    private static final Set<String> READ_AND_REMARKED = Set.of("rounds-track", "assault-results", "discoveries");

    private static final Map<String, Map<String, PrintedTable>> TABLES = new ConcurrentHashMap<>();

    private PrintedCells() {}

    /** The cell of a step that cites one is there, once, and agrees with the result. */
    public static void agree(String ruleset, JsonNode step, JsonNode cited) {
        if (!cited.has("table")) {
            return;
        }
        var name = cited.path("table").asString();
        var tables = TABLES.computeIfAbsent(ruleset, id -> RulebookModules.all().rulebooks().views().stream()
                .flatMap(views -> views.tables(id).stream())
                .collect(Collectors.toMap(PrintedTable::id, Function.identity())));
        assertThat(tables).as("tables of %s", ruleset).containsKey(name);
        var cell = cell(tables.get(name), cited.path("row").asString(), cited.path("column").asString());
        var result = step.path("result").asString("");
        if (READ_AS_PRINTED.contains(name) || name.equals("retreat") && step.path("step").asString("").equals("retreat")) {
            assertThat(result).as("%s", step).isEqualTo(cell);
        } else if (READ_AND_REMARKED.contains(name) && !result.contains("instead of")) {
            assertThat(result).as("%s", step).startsWith(cell);
        } else if (name.equals("combat-results") && !result.contains("losses halved") && !result.contains("stars only")) {
            assertThat(cell).as("stars count once: %s", step).startsWith(result.replaceAll(",.*", ""));
        } else if (name.equals("loss-by-size") && !cited.path("column").asString().startsWith("over")) {
            assertThat(result).as("%s", step).endsWith(cell);
        }
    }

    private static String cell(PrintedTable table, String row, String column) {
        assertThat(table.columns()).as("columns of %s", table.id()).containsOnlyOnce(column).doesNotHaveDuplicates();
        List<PrintedTable.Row> rows = table.rows().stream().filter(each -> each.label().equals(row)).toList();
        assertThat(rows).as("row %s of %s", row, table.id()).hasSize(1);
        assertThat(rows.getFirst().cells()).hasSameSizeAs(table.columns());
        return rows.getFirst().cells().get(table.columns().indexOf(column));
    }
}
