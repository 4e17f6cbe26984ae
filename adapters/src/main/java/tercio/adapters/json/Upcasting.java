package tercio.adapters.json;

import java.util.Map;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.domain.game.Upcaster;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/**
 * Converts stored events of an older version to the current form, one version after the other. The stored text and its hash
 * stay as they are.
 */
final class Upcasting {

    private static final TypeReference<Map<String, Object>> PARTS = new TypeReference<>() {};

    private final JsonMapper json;

    Upcasting(JsonMapper json) {
        this.json = json;
    }

    /** The payload in the current version of the event. */
    String currentPayload(MessageRegistry.EventType entry, RecordCodec.EncodedEvent written) {
        if (written.version() == entry.version()) {
            return written.payload();
        }
        if (written.version() < 1 || written.version() > entry.version()) {
            throw new IllegalArgumentException("this program knows " + entry.name() + " in the versions 1 to " + entry.version()
                    + ", and this one has version " + written.version());
        }
        Map<String, Object> parts = json.readValue(written.payload(), PARTS);
        for (Upcaster upcaster : entry.upcasters().subList(written.version() - 1, entry.upcasters().size())) {
            parts = upcaster.upcast(parts);
        }
        return json.writeValueAsString(parts);
    }
}
