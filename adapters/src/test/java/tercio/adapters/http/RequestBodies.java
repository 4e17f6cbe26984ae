package tercio.adapters.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Bodies for the schema of an operation, whole or damaged in one way; always the same for the same seed. */
final class RequestBodies {

    /** Stands where a text is put in that a tree of JSON cannot hold. */
    private static final String RAW = "@RAW@";
    private static final List<String> EXTRA = List.of("extra", "", "__proto__", "constructor", "Type", "type ", "\u0000", "x".repeat(300), "host", "seed", "secret", "seat");
    private static final int DEEP = 5_000;

    private final ApiDocument document;
    private final Random random;
    private final JsonMapper json = new JsonMapper();

    RequestBodies(ApiDocument document, Random random) {
        this.document = document;
        this.random = random;
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private <T> T one(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    /**
     * A value that the schema allows.
     *
     * @param known the values that the game knows under the name of a field; none to make up everything
     */
    JsonNode valid(JsonNode schema, Function<String, List<String>> known) {
        return valid("", schema, known);
    }

    private JsonNode valid(String name, JsonNode described, Function<String, List<String>> known) {
        var schema = document.resolved(described);
        if (schema.has("example") && chance(70)) {
            return schema.path("example").deepCopy();
        }
        if (schema.has("enum")) {
            return schema.path("enum").get(random.nextInt(schema.path("enum").size()));
        }
        if (schema.has("const")) {
            return schema.path("const");
        }
        var types = schema.path("type").isArray() ? schema.path("type").valueStream().map(JsonNode::asString).toList() : List.of(schema.path("type").asString(""));
        return switch (one(types)) {
            case "object" -> object(schema, known);
            case "array" -> array(name, schema, known);
            case "integer", "number" -> json.getNodeFactory().numberNode(number(name, schema, known));
            case "boolean" -> json.getNodeFactory().booleanNode(chance(50));
            case "null" -> json.nullNode();
            default -> json.getNodeFactory().stringNode(text(name, known));
        };
    }

    private ObjectNode object(JsonNode schema, Function<String, List<String>> known) {
        var object = json.createObjectNode();
        for (var part : schema.path("properties").properties()) {
            boolean needed = schema.path("required").valueStream().anyMatch(name -> name.asString().equals(part.getKey()));
            if (needed || chance(30)) {
                object.set(part.getKey(), valid(part.getKey(), part.getValue(), known));
            }
        }
        return object;
    }

    private ArrayNode array(String name, JsonNode schema, Function<String, List<String>> known) {
        var array = json.createArrayNode();
        for (int count = Math.max(schema.path("minItems").asInt(0), random.nextInt(3)); count > 0; count--) {
            array.add(valid(name, schema.path("items"), known));
        }
        return array;
    }

    private long number(String name, JsonNode schema, Function<String, List<String>> known) {
        var told = known.apply(name).stream().filter(each -> each.matches("\\d{1,6}")).toList();
        long least = schema.path("minimum").asLong(0);
        long most = schema.path("maximum").asLong(least + 20);
        return !told.isEmpty() && chance(60) ? Long.parseLong(one(told)) : least + random.nextInt((int) Math.min(most - least + 1, 1_000));
    }

    private String text(String name, Function<String, List<String>> known) {
        var told = known.apply(name);
        return !told.isEmpty() && chance(80) ? one(told) : one(List.of("Anna", "Zoe", "red", "short", "race", "a slip", "x")) + (chance(30) ? random.nextInt(100) : "");
    }

    /** The body of a valid one that is damaged in a way. */
    String damaged(JsonNode valid, JsonNode schema, Hostility way) {
        var root = json.createObjectNode();
        root.set("root", valid.deepCopy());
        return switch (way) {
            case WRONG_TYPE -> put(root, slot -> true, one(List.of("null", "[]", "{}", "\"\"", "\"1\"", "-1", "1.5", "true", "[null]", "{\"\": null}", "[[1]]", "\"text\"", "[1, \"a\", {}]")));
            case DEEP_NESTING -> put(root, slot -> true, one(List.of("[".repeat(DEEP) + "]".repeat(DEEP), "{\"a\":".repeat(DEEP) + "1" + "}".repeat(DEEP), "[".repeat(51) + "]".repeat(51),
                    "[".repeat(DEEP))));
            case HUGE_NUMBER -> put(root, slot -> slot.value().isNumber(), one(HostileTexts.NUMBERS));
            case NO_TEXT -> put(root, slot -> slot.value().isString(), "\"" + one(HostileTexts.NO_TEXT) + "\"");
            case INVISIBLE_TEXT -> put(root, slot -> slot.value().isString(), "\"" + one(HostileTexts.INVISIBLE) + "\"");
            case ODD_NAME -> put(root, slot -> slot.value().isString(), "\"" + one(HostileTexts.ODD_NAMES) + "\"");
            case LONG_TEXT -> put(root, slot -> slot.value().isString(), "\"" + one(List.of("x", "\u00e9", "\ud83c\udfb2", "\\u0000", " ")).repeat(one(List.of(101, 201, 2_001, 30_000))) + "\"");
            case UNKNOWN_FIELD -> unknown(root);
            case MISSING_FIELD -> missing(root, document.resolved(schema));
            case REPEATED_FIELD -> repeated(root);
            default -> throw new IllegalArgumentException(way + " damages no tree");
        };
    }

    private static String text(JsonNode root) {
        return root.path("root").toString();
    }

    private record Slot(JsonNode parent, String name, int place, JsonNode value) {
        void put(JsonNode other) {
            if (parent instanceof ArrayNode array) {
                array.set(place, other);
            } else {
                ((ObjectNode) parent).set(name, other);
            }
        }
    }

    private static List<Slot> slots(JsonNode node) {
        var slots = new ArrayList<Slot>();
        node.properties().forEach(part -> slots.add(new Slot(node, part.getKey(), 0, part.getValue())));
        for (int place = 0; node.isArray() && place < node.size(); place++) {
            slots.add(new Slot(node, "", place, node.get(place)));
        }
        List.copyOf(slots).forEach(slot -> slots.addAll(slots(slot.value())));
        return slots;
    }

    private String put(ObjectNode root, Predicate<Slot> fits, String raw) {
        var all = slots(root);
        var fitting = all.stream().filter(fits).toList();
        one(fitting.isEmpty() ? all : fitting).put(json.getNodeFactory().stringNode(RAW));
        return text(root).replace("\"" + RAW + "\"", raw);
    }

    private List<ObjectNode> objects(ObjectNode root) {
        return slots(root).stream().map(Slot::value).filter(ObjectNode.class::isInstance).map(ObjectNode.class::cast).toList();
    }

    private String unknown(ObjectNode root) {
        var objects = objects(root);
        if (objects.isEmpty()) {
            return "{\"extra\": 1}";
        }
        one(objects).set(one(EXTRA), json.readTree(one(List.of("1", "null", "\"x\"", "{}", "[]"))));
        return text(root);
    }

    /** Without a field that is required, where there is one. */
    private String missing(ObjectNode root, JsonNode schema) {
        var top = root.path("root");
        var required = schema.path("required").valueStream().map(JsonNode::asString).filter(top::has).toList();
        if (!required.isEmpty()) {
            ((ObjectNode) top).remove(one(required));
            return text(root);
        }
        var objects = objects(root).stream().filter(each -> !each.isEmpty()).toList();
        if (!objects.isEmpty()) {
            var object = one(objects);
            object.remove(one(List.copyOf(object.propertyNames())));
        }
        return text(root);
    }

    private String repeated(ObjectNode root) {
        var text = text(root);
        var names = List.copyOf(root.path("root").propertyNames());
        if (names.isEmpty()) {
            return "{\"a\": 1, \"a\": 2}";
        }
        var name = one(names);
        return "{" + json.writeValueAsString(name) + ":" + root.path("root").path(name) + "," + text.substring(1);
    }
}
