package tercio.adapters.json;

import tercio.application.record.EntryTexts;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The beginning of the text of a sealed object. The text after the sealed parts is not parsed.
 *
 * @param sealed an object with nothing but the sealed parts
 * @param rest the text after them
 */
record SealedBeginning(ObjectNode sealed, String rest) {

    /**
     * Parses the sealed parts at the beginning of a text.
     *
     * @throws IllegalArgumentException if the text does not begin as JSON
     */
    static SealedBeginning of(JsonMapper json, String text) {
        try (var parser = json.createParser(text)) {
            parser.nextToken();
            parser.nextToken();
            parser.nextToken();
            JsonNode list = parser.readValueAsTree();
            var object = json.createObjectNode();
            object.set(EntryTexts.SEALED, list);
            return new SealedBeginning(object, text.substring((int) parser.currentLocation().getCharOffset()));
        } catch (JacksonException broken) {
            throw UnreadableJson.noJson(broken);
        }
    }

    /** Whether a member of that name comes after the sealed parts. */
    boolean hasFurtherMember(JsonMapper json, String name) {
        if (!rest.startsWith(",")) {
            return false;
        }
        try (var parser = json.createParser("{" + rest.substring(1))) {
            parser.nextToken();
            for (var member = parser.nextName(); member != null; member = parser.nextName()) {
                if (member.equals(name)) {
                    return true;
                }
                parser.nextToken();
                parser.skipChildren();
            }
            return false;
        } catch (JacksonException broken) {
            throw UnreadableJson.noJson(broken);
        }
    }
}
