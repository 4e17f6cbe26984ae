package tercio.adapters.json;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Moves parts out of a JSON object into another one and back. The name of a part is the path of members to it, with dots
 * between. A member can be a text that holds a JSON object, such as the command in an envelope.
 */
final class ObjectParts {

    private final JsonMapper json;

    ObjectParts(JsonMapper json) {
        this.json = json;
    }

    /** Moves a part, where it exists, to the same place in another object, and returns whether it existed. */
    boolean move(ObjectNode from, String part, ObjectNode to) {
        return move(from, List.copyOf(Arrays.asList(part.split("\\."))), to);
    }

    private boolean move(ObjectNode from, List<String> path, ObjectNode to) {
        var name = path.getFirst();
        if (!from.has(name)) {
            return false;
        }
        if (path.size() == 1) {
            put(to, name, from.remove(name));
            return true;
        }
        var child = from.path(name);
        var holder = object(child);
        var target = object(to.path(name)).orElseGet(json::createObjectNode);
        if (holder.isEmpty() || !move(holder.get(), path.subList(1, path.size()), target)) {
            return false;
        }
        from.set(name, child.isString() ? text(holder.get()) : holder.get());
        to.set(name, target);
        return true;
    }

    /** Puts parts back to their places in an object. */
    void restore(ObjectNode parts, ObjectNode into) {
        parts.properties().forEach(part -> put(into, part.getKey(), part.getValue()));
    }

    private void put(ObjectNode into, String name, JsonNode value) {
        var there = into.path(name);
        if (there.isObject() && value.isString() && object(value).isPresent()) {
            // A part of this text was moved before it, so the text is restored first.
            into.set(name, value);
            put(into, name, there);
            return;
        }
        var holder = value.isObject() ? object(there) : Optional.<ObjectNode>empty();
        if (holder.isEmpty()) {
            into.set(name, value);
            return;
        }
        restore((ObjectNode) value, holder.get());
        into.set(name, there.isString() ? text(holder.get()) : holder.get());
    }

    private JsonNode text(ObjectNode object) {
        return json.getNodeFactory().stringNode(json.writeValueAsString(object));
    }

    /** The object that a member is or contains as text. */
    private Optional<ObjectNode> object(JsonNode member) {
        if (member instanceof ObjectNode object) {
            return Optional.of(object);
        }
        if (!member.isString() || !member.asString().startsWith("{")) {
            return Optional.empty();
        }
        try {
            return json.readTree(member.asString()) instanceof ObjectNode object ? Optional.of(object) : Optional.empty();
        } catch (JacksonException other) {
            // A text that only looks like an object has no parts.
            return Optional.empty();
        }
    }
}
