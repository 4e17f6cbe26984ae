package tercio.adapters.store;

import tercio.application.record.WrittenEnvelope;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Takes the explanation out of an envelope that was written with it: in a record, or by an earlier version of the program. */
final class SplitEnvelope {

    private static final String EXPLANATION = "explanation";

    private SplitEnvelope() {}

    static WrittenEnvelope of(JsonMapper json, ObjectNode envelope) {
        var explanation = envelope.path(EXPLANATION);
        if (!explanation.isArray() || explanation.isEmpty()) {
            return WrittenEnvelope.whole(json.writeValueAsString(envelope));
        }
        // The part keeps its place.
        var rest = json.createObjectNode().setAll(envelope).set(EXPLANATION, json.createArrayNode());
        return new WrittenEnvelope(json.writeValueAsString(rest), json.writeValueAsString(explanation));
    }
}
