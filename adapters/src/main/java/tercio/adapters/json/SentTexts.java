package tercio.adapters.json;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.Set;
import tercio.application.text.IncomingText;
import tercio.application.text.IncomingText.Kind;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Checks the texts of all JSON that comes in, and brings them into normal form C. */
public final class SentTexts {

    /** The names of parts that may have a longer text, with line breaks. */
    public static final Set<String> PROSE = Set.of("reason", "description", "contribution", "text", "sql");

    /**
     * A text that is not allowed.
     *
     * @param pointer into what was sent
     * @param message to be put after it
     */
    public record Fault(String pointer, Sentence message) {}

    private SentTexts() {}

    /** Normalizes every text within a JSON value, and returns the first fault; empty if there is none. */
    public static Optional<Fault> normalize(JsonNode sent) {
        return normalize(sent, "");
    }

    private static Optional<Fault> normalize(JsonNode node, String at) {
        return switch (node) {
            case ObjectNode object -> normalize(object, at);
            case ArrayNode array -> normalize(array, at);
            default -> Optional.empty();
        };
    }

    private static Optional<Fault> normalize(ArrayNode array, String at) {
        for (int place = 0; place < array.size(); place++) {
            var part = array.get(place);
            var fault = part.isString() ? fault(part.asString(), Kind.LINE, at + "/" + place) : normalize(part, at + "/" + place);
            if (fault.isPresent()) {
                return fault;
            }
            if (part.isString() && !IncomingText.normalize(part.asString()).equals(part.asString())) {
                array.set(place, array.stringNode(IncomingText.normalize(part.asString())));
            }
        }
        return Optional.empty();
    }

    private static Optional<Fault> normalize(ObjectNode object, String at) {
        var normal = new LinkedHashMap<String, JsonNode>();
        for (var member : object.properties()) {
            var name = member.getKey();
            var named = IncomingText.fault(name, Kind.LINE);
            if (named.isPresent()) {
                return Optional.of(new Fault(at, Sentence.of("kernel.text.part-name").with("fault", Argument.of(named.get()))));
            }
            var pointer = at + "/" + name.replace("~", "~0").replace("/", "~1");
            var part = member.getValue();
            var fault = part.isString() ? fault(part.asString(), PROSE.contains(name) ? Kind.LINES : Kind.LINE, pointer) : normalize(part, pointer);
            if (fault.isPresent()) {
                return fault;
            }
            if (part.isString() && !IncomingText.normalize(part.asString()).equals(part.asString())) {
                normal.put(name, object.stringNode(IncomingText.normalize(part.asString())));
            }
            if (!IncomingText.normalize(name).equals(name)) {
                return Optional.of(new Fault(at, Sentence.of("kernel.text.part-not-normal")));
            }
        }
        normal.forEach(object::set);
        return Optional.empty();
    }

    private static Optional<Fault> fault(String text, Kind kind, String pointer) {
        return IncomingText.fault(IncomingText.normalize(text), kind).map(message -> new Fault(pointer, message));
    }
}
