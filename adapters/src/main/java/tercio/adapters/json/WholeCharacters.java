package tercio.adapters.json;

import tercio.application.text.IncomingText;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks that recorded JSON contains only whole characters. Half a surrogate pair could be read, and would be stored as a
 * question mark.
 */
public final class WholeCharacters {

    /** The part of an event that holds a recorded command: JSON within a text. */
    private static final String WRITTEN = "command";

    private WholeCharacters() {}

    /**
     * Whether a value contains only whole characters.
     *
     * @param text that the value was read from
     */
    public static boolean in(JsonMapper json, String text, JsonNode read) {
        // Half a surrogate pair can only occur as an escape, because text in UTF-8 has none.
        return !text.contains("\\ud") && !text.contains("\\uD") || whole(json, "", read);
    }

    private static boolean whole(JsonMapper json, String name, JsonNode node) {
        if (node.isString()) {
            return IncomingText.whole(node.asString()) && (!name.equals(WRITTEN) || written(json, node.asString()));
        }
        return node.isArray() ? node.valueStream().allMatch(part -> whole(json, "", part))
                : node.propertyStream().allMatch(part -> IncomingText.whole(part.getKey()) && whole(json, part.getKey(), part.getValue()));
    }

    private static boolean written(JsonMapper json, String command) {
        try {
            return whole(json, "", json.readTree(command));
        } catch (JacksonException noJson) {
            return true;
        }
    }
}
