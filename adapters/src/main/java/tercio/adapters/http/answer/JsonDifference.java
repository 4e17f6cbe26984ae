package tercio.adapters.http.answer;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Compares two JSON bodies and lists the path of each value that differs, with the value before and after. */
public final class JsonDifference {

    private final ArrayNode changes = JsonNodeFactory.instance.arrayNode();

    private JsonDifference() {}

    /** The changes from one body to another, in the order of the fields. */
    public static ArrayNode between(JsonNode before, JsonNode after) {
        var difference = new JsonDifference();
        difference.compare("", before, after);
        return difference.changes;
    }

    private void compare(String path, JsonNode before, JsonNode after) {
        if (before != null && before.equals(after)) {
            return;
        }
        if (before != null && after != null && before.isContainer() && before.getNodeType() == after.getNodeType()) {
            var old = parts(before);
            var now = parts(after);
            var names = new LinkedHashSet<>(old.keySet());
            names.addAll(now.keySet());
            names.forEach(name -> compare(path + "/" + name, old.get(name), now.get(name)));
            return;
        }
        var change = changes.addObject().put("path", path);
        change.set("before", before);
        change.set("after", after);
    }

    /** The members of an object or a list by name. An element of a list is named by its id, or else by its index. */
    private static Map<String, JsonNode> parts(JsonNode node) {
        var parts = new LinkedHashMap<String, JsonNode>();
        if (node.isObject()) {
            node.properties().forEach(part -> parts.put(part.getKey(), part.getValue()));
        } else {
            for (int at = 0; at < node.size(); at++) {
                parts.put(name(node.get(at), at), node.get(at));
            }
        }
        return parts;
    }

    private static String name(JsonNode element, int at) {
        var id = element.path("id");
        return id.isString() || id.isIntegralNumber() ? id.asString() : Integer.toString(at);
    }
}
