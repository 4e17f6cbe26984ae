package tercio.adapters.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes values that fit a schema more or less, always the same for the same seed. */
final class Fuzz {

    private static final List<String> JUNK = List.of("null", "[]", "{}", "\"\"", "-1", "0", "1", "2147483647", "2147483648", "-99999999999999999999",
            "1.5", "1e400", "true", "\"abc\"", "\"\\u0000\"", "\"\\ud800\"", "[null]", "{\"type\": \"Step\"}", "{\"\": null}", "[[[[[[]]]]]]",
            "\"" + "x".repeat(300) + "\"", "\"" + "x".repeat(30_000) + "\"", "\"=1+1\"", "\"<b>\"", "\"Anna\"", "[\"red\", \"red\"]");
    private static final List<String> BROKEN = List.of("", "{", "nonsense", "[", "{\"a\": 1, \"a\": 2}", "\u0000", "{} {}", "'", "[".repeat(2000), "NaN");
    private static final List<String> WORDS = List.of("0", "1", "2", "7", "-1", "", "abc", "2147483647", "2147483648", "99999999999999999999", "1.5", "1e3",
            "true", "null", "%00", "%0a", "%20", "%2e%2e", "2026-11-21T10:00:00Z", "+1000000000-12-31T23:59:59Z", "-999999999-01-01T00:00:00Z",
            "%F0%9F%8E%B2", "%E2%82%AC", "x".repeat(300), "artois", "france", "fra-1", "red", "map", "board", "Anna", "%22", "*", "%25", "%3B", "a,b");
    private static final List<String> MALFORMED = List.of("=0", "%zz", "a=%ff", "%", "&&&", "a=%c3%28", "at=1&at=2", "from", "=");

    private final Random random;
    private final JsonMapper json = new JsonMapper();
    private final ApiDocument document;

    Fuzz(ApiDocument document, long seed) {
        this.document = document;
        this.random = new Random(seed);
    }

    boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    String word() {
        return one(WORDS);
    }

    /** The part after the path. */
    String query(JsonNode parameters) {
        var parts = new ArrayList<String>();
        for (var parameter : parameters) {
            if (parameter.path("in").asString("").equals("query") && chance(parameter.path("required").asBoolean(false) ? 90 : 40)) {
                parts.add(parameter.path("name").asString() + "=" + word());
            }
        }
        if (chance(6)) {
            parts.add(one(MALFORMED));
        }
        return parts.isEmpty() ? "" : "?" + String.join("&", parts);
    }

    /** A body for a schema, whole or damaged. */
    String body(JsonNode schema) {
        if (chance(8)) {
            return one(BROKEN);
        }
        var value = whole(schema);
        for (int times = random.nextInt(3); times > 0; times--) {
            value = damaged(value);
        }
        return value.toString();
    }

    private JsonNode whole(JsonNode described) {
        var schema = document.resolved(described);
        if (schema.has("example") && chance(80)) {
            return schema.path("example").deepCopy();
        }
        if (schema.has("enum")) {
            return schema.path("enum").get(random.nextInt(schema.path("enum").size()));
        }
        return switch (schema.path("type").isArray() ? schema.path("type").path(0).asString() : schema.path("type").asString("")) {
            case "object" -> object(schema);
            case "array" -> json.createArrayNode().add(whole(schema.path("items")));
            case "integer" -> json.getNodeFactory().numberNode(random.nextInt(9));
            case "boolean" -> json.getNodeFactory().booleanNode(chance(50));
            default -> json.getNodeFactory().stringNode(one(List.of("Anna", "red", "short", "race", "Step", "x")));
        };
    }

    private ObjectNode object(JsonNode schema) {
        var object = json.createObjectNode();
        for (var part : schema.path("properties").properties()) {
            boolean needed = schema.path("required").valueStream().anyMatch(name -> name.asString().equals(part.getKey()));
            if (needed || chance(40)) {
                object.set(part.getKey(), whole(part.getValue()));
            }
        }
        return object;
    }

    private JsonNode damaged(JsonNode value) {
        if (value instanceof ObjectNode object && !object.isEmpty() && chance(85)) {
            var names = List.copyOf(object.propertyNames());
            var name = one(names);
            switch (random.nextInt(6)) {
                case 0 -> object.remove(name);
                case 1 -> object.set(one(List.of("extra", "", "type", "x".repeat(300))), junk());
                default -> object.set(name, chance(50) ? junk() : damaged(object.get(name)));
            }
            return object;
        }
        if (value instanceof ArrayNode array && !array.isEmpty() && chance(85)) {
            int at = random.nextInt(array.size());
            array.set(at, chance(50) ? junk() : damaged(array.get(at)));
            return array;
        }
        return junk();
    }

    private JsonNode junk() {
        return json.readTree(one(JUNK));
    }
}
