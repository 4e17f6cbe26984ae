package tercio.adapters.archive;

import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Answers of the archive as JSON and as CSV, for the service and the command line alike. */
public final class Written {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final JsonMapper VALUES = new JsonMapper();
    /** What a spreadsheet would take for a formula. */
    private static final Pattern FORMULA = Pattern.compile("[=+@\\t\\r-].*", Pattern.DOTALL);
    private static final Pattern QUOTED = Pattern.compile("[\",\\r\\n]");

    private Written() {}

    /** The answer to a named question. */
    public static ObjectNode json(Answer answer) {
        var body = JSON.objectNode();
        body.put("question", answer.question().id());
        var filters = body.putObject("filters");
        answer.filters().values().forEach((name, values) -> {
            if (values.size() == 1) {
                filters.put(name, values.getFirst());
            } else {
                values.forEach(filters.withArray(name)::add);
            }
        });
        body.put("games", answer.games());
        table(body, answer.table());
        body.put("edition", answer.edition());
        body.put("heads", answer.heads());
        body.put("sql", answer.sql());
        body.put("lag", answer.lagGames());
        return body;
    }

    /** The answer to SQL. */
    public static ObjectNode json(Table table) {
        var body = JSON.objectNode();
        table(body, table);
        return body;
    }

    private static void table(ObjectNode body, Table table) {
        var rows = body.putArray("rows");
        for (var row : table.rows()) {
            var written = rows.addObject();
            for (int at = 0; at < row.size(); at++) {
                // Of two columns of one name the first keeps it.
                var name = table.columns().get(at).name();
                written.set(written.has(name) ? name + "_" + (at + 1) : name, VALUES.valueToTree(row.get(at)));
            }
        }
        var columns = body.putArray("columns");
        table.columns().forEach(column -> columns.addObject().put("name", column.name()).put("type", column.type()).put("unit", column.unit()));
        body.put("cut", table.cut());
    }

    /** A line for each row, under one with the names of the columns. Lists stand with spaces between their values. */
    public static String csv(Table table) {
        var lines = new StringJoiner("\r\n", "", "\r\n");
        lines.add(table.columns().stream().map(column -> quoted(column.name())).collect(Collectors.joining(",")));
        table.rows().forEach(row -> lines.add(row.stream().map(Written::cell).collect(Collectors.joining(","))));
        return lines.toString();
    }

    private static String cell(Object value) {
        return switch (value) {
            case null -> "";
            case Number number -> number.toString();
            case List<?> list -> quoted(list.stream().map(String::valueOf).collect(Collectors.joining(" ")));
            default -> quoted(value.toString());
        };
    }

    private static String quoted(String text) {
        var safe = FORMULA.matcher(text).matches() ? "'" + text : text;
        return QUOTED.matcher(safe).find() ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    /** The tables with their columns. */
    public static ObjectNode schema(List<ArchiveTable> tables, String edition) {
        var body = JSON.objectNode().put("edition", edition);
        var all = body.putArray("tables");
        for (var table : tables) {
            var written = all.addObject().put("name", table.name()).put("of", table.of());
            ArrayNode columns = written.putArray("columns");
            table.allColumns().forEach(column -> {
                var told = columns.addObject().put("name", column.name()).put("type", column.type().word()).put("unit", column.unit())
                        .put("meaning", column.meaning());
                if (!column.rule().isEmpty()) {
                    told.put("rule", column.rule());
                }
            });
        }
        return body;
    }

    /** A named question with how it is drawn. */
    public static ObjectNode json(Question question) {
        var body = JSON.objectNode().put("id", question.id()).put("title", question.title()).put("tells", question.tells());
        question.filters().stream().sorted().forEach(body.putArray("filters")::add);
        body.put("sql", Filters.none().sql(question.template()));
        body.putObject("draw").put("mark", question.draw().mark()).put("x", question.draw().x()).put("y", question.draw().y())
                .put("low", question.draw().low()).put("high", question.draw().high()).put("series", question.draw().series());
        return body;
    }
}
