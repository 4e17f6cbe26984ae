package tercio.adapters.json;

import tercio.application.record.MessageRegistry;
import tercio.domain.game.Command;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.json.JsonMapper;

/** Writes a command in the form in which clients send it: its type first, then its parts. */
final class CommandWriter extends ValueSerializer<Command> {

    private final MessageRegistry dictionary;
    private final JsonMapper parts;

    CommandWriter(MessageRegistry dictionary, JsonMapper parts) {
        this.dictionary = dictionary;
        this.parts = parts;
    }

    @Override
    public void serialize(Command command, JsonGenerator out, SerializationContext context) {
        JsonNode written = parts.valueToTree(command);
        out.writeStartObject(command);
        out.writeStringProperty("type", dictionary.of(command));
        written.properties().forEach(part -> {
            out.writeName(part.getKey());
            out.writeTree(part.getValue());
        });
        out.writeEndObject();
    }
}
