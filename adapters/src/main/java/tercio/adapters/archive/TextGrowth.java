package tercio.adapters.archive;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;

/**
 * The greatest length of a text that a query makes: worked out of the query as DuckDB parses it, before it is planned. Planning works out what is constant and heeds neither time nor memory, so that
 * tables that each double the text of the one before are refused here.
 *
 * <p>Decided: a bound, not the length. A column of the archive counts as {@link #STORED} characters, whatever it holds; numbers count as short texts.
 */
final class TextGrowth {

    /** Characters that one value may have. */
    static final long LONGEST = 20_000_000;
    private static final long STORED = 1_000;
    private static final long NUMBER = 32;
    /** The number of values as which one that gathers rows counts. */
    private static final long GATHERED = 1_000;
    private static final long GATHERED_AT_LEAST = 100_000;
    /** A step of a recursive table may make its texts longer by a part of this length, and not by as much as they are. */
    private static final long BEGUN = 1_000_000;
    private static final String EACH = "*";
    private static final long WRITTEN = 8;

    /** The tables that can be named, with the longest text of each column and, as {@link #EACH}, of all. */
    private record Scope(Map<String, Map<String, Long>> tables, Map<String, Long> columns) {

        Scope inner() {
            return new Scope(new HashMap<>(tables), new HashMap<>(columns));
        }

        long column(String name) {
            var known = columns.get(name);
            return known != null ? known : columns.getOrDefault(EACH, NUMBER);
        }
    }

    private TextGrowth() {}

    /** @throws RefusedQuery if a text can be longer than one may be */
    static void check(JsonNode parsed) {
        parsed.path("statements").forEach(statement -> query(statement.path("node"), new Scope(new HashMap<>(), new HashMap<>())));
    }

    private static long checkLength(long length) {
        if (length > LONGEST) {
            throw new RefusedQuery(Sentence.of("kernel.archive.text-grows").with("most", Math.toIntExact(LONGEST)));
        }
        return length;
    }

    /** The longest texts of the columns of a query. */
    private static Map<String, Long> query(JsonNode node, Scope outer) {
        var scope = outer.inner();
        node.path("cte_map").path("map").forEach(entry -> scope.tables().put(lower(entry.path("key")), query(entry.path("value").path("query_node").isMissingNode()
                ? entry.path("value").path("query").path("node") : entry.path("value").path("query_node"), scope)));
        return switch (node.path("type").asString("")) {
            case "SELECT_NODE" -> select(node, scope);
            case "RECURSIVE_CTE_NODE" -> recursive(node, scope);
            default -> {
                Map<String, Long> all = new HashMap<>();
                node.forEach(child -> nestedColumns(child, scope).forEach((name, length) -> all.merge(name, length, Math::max)));
                // Columns of what is joined have the names of the first.
                long widest = widest(all);
                all.replaceAll((name, length) -> widest);
                yield all;
            }
        };
    }

    /** The columns of what stands in a query that joins others. */
    private static Map<String, Long> nestedColumns(JsonNode node, Scope scope) {
        if (node.path("type").asString("").endsWith("_NODE")) {
            return query(node, scope);
        }
        Map<String, Long> all = new HashMap<>();
        node.forEach(child -> nestedColumns(child, scope).forEach((name, length) -> all.merge(name, length, Math::max)));
        return all;
    }

    private static Map<String, Long> recursive(JsonNode node, Scope scope) {
        var name = lower(node.path("cte_name"));
        var first = new HashMap<>(query(node.path("left"), scope));
        var own = scope.inner();
        first.replaceAll((column, length) -> BEGUN);
        own.tables().put(name, first);
        long most = query(node.path("right"), own).values().stream().mapToLong(Long::longValue).max().orElse(NUMBER);
        if (most >= 2 * BEGUN) {
            throw new RefusedQuery(Sentence.of("kernel.archive.text-doubles").with("name", new Text(name)));
        }
        first.replaceAll((column, length) -> most);
        return first;
    }

    private static Map<String, Long> select(JsonNode node, Scope scope) {
        Map<String, Long> from = new HashMap<>();
        sources(node.path("from_table"), scope, from);
        from.forEach(scope.columns()::put);
        Map<String, Long> made = new HashMap<>();
        long widest = NUMBER;
        for (var item : node.path("select_list")) {
            long length = item.path("class").asString("").equals("STAR") ? widest(scope.columns()) : length(item, scope);
            if (item.path("class").asString("").equals("STAR")) {
                from.forEach((name, each) -> made.merge(name, each, Math::max));
            }
            widest = Math.max(widest, length);
            var alias = lower(item.path("alias"));
            var names = item.path("column_names");
            var name = !alias.isEmpty() ? alias : names.size() > 0 ? lower(names.path(names.size() - 1)) : "";
            if (!name.isEmpty()) {
                made.merge(name, length, Math::max);
                // A later column can be made of this one.
                scope.columns().merge(name, length, Math::max);
            }
        }
        made.merge(EACH, widest, Math::max);
        for (var part : List.of("where_clause", "group_expressions", "having", "qualify", "modifiers", "sample")) {
            length(node.path(part), scope);
        }
        return made;
    }

    /** The columns of what stands in FROM. */
    private static void sources(JsonNode node, Scope scope, Map<String, Long> columns) {
        var type = node.path("type").asString("");
        switch (type) {
            case "", "EMPTY" -> { }
            case "BASE_TABLE" -> {
                var own = scope.tables().get(lower(node.path("table_name")));
                addRenamed(own == null ? Map.of(EACH, STORED) : own, node, columns);
            }
            case "SUBQUERY" -> addRenamed(query(node.path("subquery").path("node"), scope.inner()), node, columns);
            case "JOIN" -> {
                sources(node.path("left"), scope, columns);
                var right = scope.inner();
                columns.forEach(right.columns()::put);
                sources(node.path("right"), right, columns);
                columns.forEach(right.columns()::put);
                length(node.path("condition"), right);
            }
            default -> {
                var inner = scope.inner();
                columns.forEach(inner.columns()::put);
                addRenamed(Map.of(EACH, Math.max(NUMBER, length(node, inner))), node, columns);
            }
        }
    }

    private static void addRenamed(Map<String, Long> table, JsonNode node, Map<String, Long> columns) {
        table.forEach((name, length) -> columns.merge(name, length, Math::max));
        node.path("column_name_alias").forEach(name -> columns.merge(lower(name), widest(table), Math::max));
    }

    private static long widest(Map<String, Long> columns) {
        return columns.values().stream().mapToLong(Long::longValue).max().orElse(NUMBER);
    }

    /** The longest text of an expression; of a list of them, of the longest. */
    private static long length(JsonNode node, Scope scope) {
        if (node.path("type").asString("").endsWith("_NODE")) {
            return widest(query(node, scope));
        }
        return checkLength(switch (node.path("class").asString("")) {
            case "CONSTANT" -> Math.max(1, node.path("literal").path("text").asString(node.path("value").toString()).length());
            case "COLUMN_REF" -> column(node.path("column_names"), scope);
            case "STAR" -> widest(scope.columns());
            case "FUNCTION", "WINDOW" -> function(node, scope);
            case "COMPARISON", "CONJUNCTION", "BETWEEN" -> {
                longest(node, scope);
                yield NUMBER;
            }
            default -> longest(node, scope);
        });
    }

    /** A name with several parts is one of a table and a column, or of a column and a part of it. */
    private static long column(JsonNode names, Scope scope) {
        long most = 0;
        for (var name : names) {
            most = scope.columns().containsKey(lower(name)) ? Math.max(most, scope.column(lower(name))) : most;
        }
        return most > 0 ? most : scope.column(EACH);
    }

    private static long longest(JsonNode node, Scope scope) {
        long most = NUMBER;
        for (var child : node) {
            if (child.isContainer()) {
                most = Math.max(most, length(child, scope));
            }
        }
        return most;
    }

    private static long function(JsonNode node, Scope scope) {
        var name = lower(node.path("function_name"));
        var kind = TextFunction.of(name);
        if (kind == TextFunction.FOLDING) {
            throw new RefusedQuery(Sentence.of("kernel.archive.function-in-expression").with("name", new Text(name)));
        }
        long sum = 0;
        long first = 0;
        long most = NUMBER;
        for (var argument : node.has("arguments") ? node.path("arguments") : node.path("children")) {
            var given = argument.has("expression") ? argument.path("expression") : argument;
            long length = given.path("class").asString("").equals("LAMBDA") ? transformedLength(given, first, scope) : length(given, scope);
            first = sum == 0 ? length : first;
            sum += length;
            most = Math.max(most, length);
        }
        // Its filter, order and partition make texts, too.
        for (var part : List.of("filter", "order_bys", "filter_expr", "partitions", "orders")) {
            longest(node.path(part), scope);
        }
        return switch (kind) {
            case COUNTING -> NUMBER;
            case CHOOSING, CHANGING -> most;
            case GATHERING -> Math.max(GATHERED * sum, GATHERED_AT_LEAST);
            case REPLACING -> 2 * first * Math.max(1, sum - first);
            case WRITING -> WRITTEN * sum;
            case JOINING, FOLDING -> sum + NUMBER;
        };
    }

    /** A list of which each part is changed: a part can be as long as the whole list. A part can be longer only by a text that stands in each part. */
    private static long transformedLength(JsonNode lambda, long list, Scope scope) {
        var inner = scope.inner();
        names(lambda.path("lhs"), inner, Math.max(NUMBER, list));
        long length = length(lambda.path("expr"), inner);
        return length > 4 * Math.max(NUMBER, list) ? GATHERED * length : 2 * length;
    }

    private static void names(JsonNode parameters, Scope scope, long length) {
        parameters.path("column_names").forEach(name -> scope.columns().put(lower(name), length));
        parameters.forEach(part -> {
            if (part.isContainer()) {
                names(part, scope, length);
            }
        });
    }

    private static String lower(JsonNode text) {
        return text.asString("").toLowerCase(Locale.ROOT);
    }
}
