package tercio.adapters.archive;

import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Answers of the archive as JSON and as CSV, for the service and the command line alike. */
public final class Written {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final JsonMapper VALUES = new JsonMapper();
    /** Texts that a spreadsheet would take for a formula. */
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
                // The first of two columns of one name keeps it.
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
        lines.add(table.columns().stream().map(column -> quote(column.name())).collect(Collectors.joining(",")));
        table.rows().forEach(row -> lines.add(row.stream().map(Written::cell).collect(Collectors.joining(","))));
        return lines.toString();
    }

    private static String cell(Object value) {
        return switch (value) {
            case null -> "";
            case Number number -> number.toString();
            case List<?> list -> quote(list.stream().map(String::valueOf).collect(Collectors.joining(" ")));
            default -> quote(value.toString());
        };
    }

    private static String quote(String text) {
        var safe = FORMULA.matcher(text).matches() ? "'" + text : text;
        return QUOTED.matcher(safe).find() ? '"' + safe.replace("\"", "\"\"") + '"' : safe;
    }

    /** The tables with their columns, their meanings as a reader of a language reads them. */
    public static ObjectNode schema(List<ArchiveTable> tables, String edition, Language language) {
        var texts = new SchemaTexts(language);
        var body = JSON.objectNode().put("edition", edition);
        var all = body.putArray("tables");
        for (var table : tables) {
            var written = all.addObject().put("name", table.name()).put("of", texts.of(table));
            ArrayNode columns = written.putArray("columns");
            table.allColumns().forEach(column -> {
                var told = columns.addObject().put("name", column.name()).put("type", column.type().word()).put("unit", column.unit())
                        .put("unitText", texts.unit(column)).put("meaning", texts.meaning(table, column));
                if (!column.rule().isEmpty()) {
                    told.put("rule", column.rule());
                }
            });
        }
        return body;
    }

    /** A saved question that was asked again: whether the figures are the same, and which records have changed. */
    public static ObjectNode json(SavedQuestion.Repeated repeated, boolean ours, Language language) {
        var saved = repeated.signed().saved();
        var body = JSON.objectNode().put("question", saved.question()).put("same", repeated.same()).put("told", Texts.in(language).text(repeated.sentence()))
                .put("signedHere", ours).put("key", repeated.signed().receipt().key()).put("saved", repeated.signed().receipt().at()).put("games", saved.records().size());
        var changed = body.putArray("changed");
        repeated.changed().forEach(each -> changed.addObject().put("game", each.was().game()).put("head", each.was().head()).put("position", each.was().position())
                .put("now", each.position() == 0 ? null : Integer.valueOf(each.position())));
        repeated.table().ifPresent(table -> table(body, table));
        return body.put("edition", saved.edition()).put("sql", saved.sql());
    }

    /**
     * A named question with its chart.
     *
     * @param topic its topic, as a heading
     */
    public static ObjectNode json(Question question, String topic) {
        var body = JSON.objectNode().put("id", question.id()).put("topic", topic).put("title", question.title()).put("tells", question.tells());
        question.filters().stream().sorted().forEach(body.putArray("filters")::add);
        body.put("sql", Filters.none().sql(question.template()));
        body.putObject("draw").put("mark", question.draw().mark()).put("x", question.draw().x()).put("y", question.draw().y())
                .put("low", question.draw().low()).put("high", question.draw().high()).put("series", question.draw().series());
        return body;
    }

    /** The progress of the archive. */
    public static ObjectNode json(ArchiveStatus status) {
        var body = JSON.objectNode().put("games", status.games()).put("events", status.events());
        body.putObject("lag").put("games", status.lag().games()).put("events", status.lag().events()).put("seconds", status.lag().seconds());
        body.put("rebuilt", status.rebuilt().map(Object::toString).orElse(null));
        body.put("rebuilding", status.rebuilding()).put("pendingRolls", status.pendingRolls()).put("stored", status.stored()).put("edition", status.edition());
        var leftOut = body.putArray("leftOut");
        status.leftOut().forEach((game, why) -> leftOut.addObject().put("game", game).put("reason", why));
        return body;
    }

    /** The trees of first orders. */
    public static ArrayNode openings(List<Opening> trees) {
        var all = JSON.arrayNode();
        trees.forEach(tree -> all.add(opening(tree)));
        return all;
    }

    private static ObjectNode opening(Opening opening) {
        var node = JSON.objectNode().put("scenario", opening.scenario()).put("party", opening.party()).put("order", opening.order()).put("games", opening.games())
                .put("mean", opening.mean()).put("low", opening.low()).put("high", opening.high());
        opening.persons().forEach(node.putArray("persons")::add);
        node.put("game", opening.played().getFirst().game()).put("position", opening.played().getFirst().position()).put("own", opening.own());
        var played = node.putArray("played");
        opening.played().forEach(each -> played.addObject().put("game", each.game()).put("position", each.position()).put("own", each.own()));
        node.set("then", openings(opening.then()));
        return node;
    }

    /** Two sessions beside each other. */
    public static ObjectNode json(Comparison compared) {
        var body = JSON.objectNode();
        body.putArray("games").add(compared.first()).add(compared.second());
        body.putObject("common").put("events", compared.events()).putArray("positions").add(compared.firstPart()).add(compared.secondPart());
        var then = body.putArray("then");
        compared.then().forEach(next -> {
            if (next == null) {
                then.addNull();
            } else {
                then.addObject().put("position", next.position()).put("type", next.type()).put("party", next.party());
            }
        });
        var figures = body.putArray("figures");
        compared.figures().forEach(figure -> figures.addObject().put("party", figure.party()).put("measure", figure.measure()).put("unit", figure.unit())
                .putArray("values").add(figure.first()).add(figure.second()));
        return body;
    }

    /** The moments that fit a pattern. */
    public static ObjectNode json(Positions found) {
        var body = JSON.objectNode().put("pattern", found.pattern()).put("games", found.games());
        table(body, found.table());
        body.put("sql", found.sql()).put("lag", found.lagGames());
        return body;
    }
}
