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
    public static boolean areAllWhole(JsonMapper json, String text, JsonNode read) {
        // Half a surrogate pair can only occur as an escape, because text in UTF-8 has none.
        return !text.contains("\\ud") && !text.contains("\\uD") || isWhole(json, "", read);
    }

    private static boolean isWhole(JsonMapper json, String name, JsonNode node) {
        if (node.isString()) {
            return IncomingText.hasWholeCharacters(node.asString()) && (!name.equals(WRITTEN) || isWholeCommand(json, node.asString()));
        }
        return node.isArray() ? node.valueStream().allMatch(part -> isWhole(json, "", part))
                : node.propertyStream().allMatch(part -> IncomingText.hasWholeCharacters(part.getKey()) && isWhole(json, part.getKey(), part.getValue()));
    }

    private static boolean isWholeCommand(JsonMapper json, String command) {
        try {
            return isWhole(json, "", json.readTree(command));
        } catch (JacksonException noJson) {
            return true;
        }
    }
}
