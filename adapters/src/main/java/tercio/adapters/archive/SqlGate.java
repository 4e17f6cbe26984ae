package tercio.adapters.archive;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Lets through what only reads the tables that a caller sees: one SELECT whose tables are those of the schema, by their plain names, and
 * tables that it makes itself. The text is judged as DuckDB itself parses it, before it is planned.
 *
 * <p>Decided: a list of what is allowed, not of what is forbidden. An addition of a later DuckDB is refused until somebody allows it here.
 */
final class SqlGate {

    /** Characters of a text. */
    static final int LONGEST = 20_000;
    private static final int DEEPEST = 100;

    /** The forms in which tables may stand in a query: {@code SHOW_REF} describes any table, others belong to plans. */
    private static final Set<String> REFERENCES = Set.of("BASE_TABLE", "SUBQUERY", "JOIN", "TABLE_FUNCTION", "EXPRESSION_LIST", "EMPTY");
    /** Names that the database has for itself. A query that gave one to a table of its own could read the other where its own is not known. */
    private static final List<String> RESERVED = List.of("duckdb_", "pragma_", "pg_", "sqlite_");
    private static final Set<String> OF_A_SESSION = Set.of("visible", "seen", "copies", "own", "joined", "rooted", "who");
    private static final Set<String> TABLE_FUNCTIONS = Set.of("range", "generate_series", "unnest", "json_each", "json_tree", "repeat", "repeat_row");
    /** Functions that tell of the machine or of other tables, wait, or count on between questions. */
    private static final Set<String> FUNCTIONS = Set.of("getenv", "current_setting", "nextval", "currval", "query", "query_table", "parse_duckdb_log_message",
            "write_log", "sleep_ms", "current_query", "pg_get_viewdef", "getvariable", "txid_current", "current_database", "current_schema", "current_schemas",
            "version", "pragma_version", "checkpoint", "force_checkpoint", "in_search_path");
    /** Functions that make a text or a list as long as a number says: one value of them can fill the memory, and nothing ends it before it is made. */
    private static final Set<String> GROWING = Set.of("repeat", "lpad", "rpad", "printf", "format", "bar", "list_resize", "array_resize", "range", "generate_series");
    private static final JsonMapper JSON = new JsonMapper();

    private final Set<String> tables;

    SqlGate(List<ArchiveTable> tables) {
        this.tables = Set.copyOf(tables.stream().map(ArchiveTable::name).toList());
    }

    /** @throws RefusedQuery with what is wrong and what would do */
    void check(Connection connection, String sql) throws SQLException {
        if (sql.isBlank() || sql.length() > LONGEST) {
            throw new RefusedQuery(Sentence.of("kernel.archive.query-length").with("most", LONGEST));
        }
        JsonNode parsed;
        try (var statement = connection.prepareStatement("select json_serialize_sql(?::varchar, skip_null := true, skip_empty := true, skip_default := false)")) {
            statement.setString(1, sql);
            try (var row = statement.executeQuery()) {
                row.next();
                parsed = JSON.readTree(row.getString(1));
            }
        }
        if (parsed.path("error").asBoolean(false)) {
            throw new RefusedQuery(parsed.path("error_type").asString("").equals("not implemented")
                    ? Sentence.of("kernel.archive.one-select")
                    : parsed.path("error_message").isString() ? Sentence.of("kernel.archive.query-unreadable").with("why", new Text(parsed.path("error_message").asString()))
                            : Sentence.of("kernel.archive.no-sql"));
        }
        if (parsed.path("statements").size() != 1) {
            throw new RefusedQuery(Sentence.of("kernel.archive.statements").with("count", parsed.path("statements").size()));
        }
        var named = new HashSet<String>();
        names(parsed, named, 0);
        requireAllowed(parsed, named);
        TextGrowth.check(parsed);
    }

    /** The names that the query gives to tables of its own, anywhere in it. */
    private static void names(JsonNode node, Set<String> named, int depth) {
        if (depth > 4 * DEEPEST) {
            throw new RefusedQuery(Sentence.of("kernel.archive.too-deep"));
        }
        node.path("cte_map").path("map").forEach(entry -> name(entry.path("key"), named));
        if (node.has("cte_name")) {
            name(node.path("cte_name"), named);
        }
        node.forEach(child -> names(child, named, depth + 1));
    }

    private static void name(JsonNode given, Set<String> named) {
        var name = given.asString("").toLowerCase(Locale.ROOT);
        if (OF_A_SESSION.contains(name) || RESERVED.stream().anyMatch(name::startsWith)) {
            throw new RefusedQuery(Sentence.of("kernel.archive.table-name").with("name", new Text(name)));
        }
        named.add(name);
    }

    private void requireAllowed(JsonNode node, Set<String> named) {
        if (node.isObject()) {
            var type = node.path("type").asString("");
            // An item of FROM has a place in the text and, unlike an expression, no class.
            if (node.has("query_location") && !node.has("class") && !REFERENCES.contains(type)) {
                throw new RefusedQuery(Sentence.of("kernel.archive.no-table-of-schema").with("what", new Text(type.toLowerCase(Locale.ROOT))));
            }
            if (type.equals("BASE_TABLE")) {
                table(node, named);
            } else if (type.equals("TABLE_FUNCTION")) {
                tableFunction(node.path("function"));
                node.path("function").forEach(child -> requireAllowed(child, named));
                return;
            } else if (node.has("function_name")) {
                function(node.path("function_name").asString("").toLowerCase(Locale.ROOT));
            }
        }
        node.forEach(child -> requireAllowed(child, named));
    }

    private static void tableFunction(JsonNode function) {
        var name = function.path("function_name").asString("").toLowerCase(Locale.ROOT);
        if (!TABLE_FUNCTIONS.contains(name) || function.path("qualified_name").path("path").size() > 1) {
            throw new RefusedQuery(Sentence.of("kernel.archive.function-in-from").with("name", new Text(name))
                    .with("known", new Text(String.join(", ", TABLE_FUNCTIONS.stream().sorted().toList()))));
        }
    }

    private static void function(String name) {
        if (FUNCTIONS.contains(name) || RESERVED.stream().anyMatch(name::startsWith) || name.startsWith("read_") || name.startsWith("has_")) {
            throw new RefusedQuery(Sentence.of("kernel.archive.function").with("name", new Text(name)));
        }
        if (GROWING.contains(name)) {
            throw new RefusedQuery(Sentence.of("kernel.archive.function-in-expression").with("name", new Text(name)));
        }
    }

    private void table(JsonNode node, Set<String> named) {
        var name = node.path("table_name").asString("").toLowerCase(Locale.ROOT);
        boolean plain = node.path("schema_name").asString("").isEmpty() && node.path("catalog_name").asString("").isEmpty()
                && node.path("qualified_name").path("path").size() <= 1;
        if (!plain || !tables.contains(name) && !named.contains(name)) {
            throw new RefusedQuery(Sentence.of("kernel.archive.no-table").with("name", new Text(name)).with("known", new Text(String.join(", ", tables.stream().sorted().toList()))));
        }
    }
}
