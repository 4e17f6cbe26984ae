package tercio.adapters.store;

import tercio.application.record.EncodedEnvelope;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Takes the explanation out of an envelope that was written with it: in a record, or by an earlier version of the program. */
final class SplitEnvelope {

    private static final String EXPLANATION = "explanation";

    private SplitEnvelope() {}

    static EncodedEnvelope of(JsonMapper json, ObjectNode envelope) {
        var explanation = envelope.path(EXPLANATION);
        if (!explanation.isArray() || explanation.isEmpty()) {
            return EncodedEnvelope.whole(json.writeValueAsString(envelope));
        }
        // The part keeps its place.
        var rest = json.createObjectNode().setAll(envelope).set(EXPLANATION, json.createArrayNode());
        return new EncodedEnvelope(json.writeValueAsString(rest), json.writeValueAsString(explanation));
    }
}
