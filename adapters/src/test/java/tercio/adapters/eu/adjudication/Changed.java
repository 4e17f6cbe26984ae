package tercio.adapters.eu.adjudication;

import tercio.adapters.adjudication.Asked;
import tools.jackson.databind.node.ObjectNode;

/** A request with some of its fields replaced. */
final class Changed {

    private Changed() {}

    /**
     * The request with the fields of {@code change} put over its own.
     *
     * @param change an object; a field that is {@code null} is taken out
     */
    static String request(String request, String change) {
        var json = (ObjectNode) Asked.json(request);
        for (var field : Asked.json(change).properties()) {
            if (field.getValue().isNull()) {
                json.remove(field.getKey());
            } else {
                json.set(field.getKey(), field.getValue());
            }
        }
        return json.toString();
    }

    static ObjectNode answer(String request, String change) {
        return Asked.answer(request(request, change));
    }

    static int modifier(String request, String change) {
        return answer(request, change).path("modifier").asInt();
    }
}
