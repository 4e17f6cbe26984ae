package tercio.adapters.json;

import org.axonframework.serialization.SimpleSerializedType;
import org.axonframework.serialization.upcasting.event.IntermediateEventRepresentation;
import org.axonframework.serialization.upcasting.event.SingleEventUpcaster;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Games opened in the first version had no name and took no contribution of the seats to the dice. */
public final class GameOpenedUpcaster extends SingleEventUpcaster {

    private static final SimpleSerializedType OLD = new SimpleSerializedType("game/GameOpened", "1");
    private static final SimpleSerializedType NEW = new SimpleSerializedType("game/GameOpened", "2");

    @Override
    protected boolean canUpcast(IntermediateEventRepresentation event) {
        return event.getType().equals(OLD);
    }

    @Override
    protected IntermediateEventRepresentation doUpcast(IntermediateEventRepresentation event) {
        return event.upcastPayload(NEW, JsonNode.class, old -> {
            var parts = (ObjectNode) old.deepCopy();
            parts.put("name", old.path("scenario").path("name").asString(""));
            parts.put("contribution", "");
            return parts;
        });
    }
}
