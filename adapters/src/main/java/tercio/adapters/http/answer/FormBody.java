package tercio.adapters.http.answer;

import java.util.List;
import tercio.adapters.http.problem.ReaderText;
import tercio.domain.game.Form;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes the form of a decision: the fixed part of the command, the fields to fill in, and their limits. */
final class FormBody {

    private FormBody() {}

    static ObjectNode of(Form form, JsonMapper json) {
        var body = json.createObjectNode();
        var fixed = (ObjectNode) json.<JsonNode>valueToTree(form.example());
        var example = fixed.deepCopy();
        form.fields().forEach(field -> remove(fixed, List.of(field.name().split("\\."))));
        body.set("command", fixed);
        var fields = body.putArray("fields");
        form.fields().forEach(field -> putExample(example.at("/" + field.name().replace('.', '/')), field, put(fields.addObject(), field)));
        var limits = body.putArray("limits");
        for (var limit : form.limits()) {
            var written = limits.addObject().put("text", ReaderText.phrase(limit.text())).put("rule", limit.rule().id());
            ReaderText.putSentence(limit.text(), written);
            limit.fields().forEach(written.putArray("fields")::add);
        }
        return body;
    }

    private static ObjectNode put(ObjectNode body, Form.Field field) {
        body.put("name", field.name()).put("label", ReaderText.phrase(field.label()));
        ReaderText.putSentence(field.label(), body);
        switch (field) {
            case Form.Count count -> body.put("kind", "count").put("min", count.min()).put("max", count.max());
            case Form.Subset subset ->
                items(body.put("kind", "subset").put("min", subset.min()).put("max", subset.max()), subset.of());
            case Form.Order order -> {
                items(body.put("kind", "order").put("min", order.min()).put("max", order.max()), order.of());
                if (order.repeats()) {
                    body.put("repeats", true);
                }
            }
            case Form.Choice choice -> items(body.put("kind", "choice"), choice.of());
        }
        return body;
    }

    /** The value of the field in a legal answer; a count that the answer leaves out is 0. */
    private static void putExample(JsonNode value, Form.Field field, ObjectNode body) {
        switch (field) {
            case Form.Count count -> body.put("example", Math.clamp(value.asInt(0), count.min(), count.max()));
            case Form.Choice choice when choice.of().stream().anyMatch(item -> item.value().equals(value.asString(""))) -> body.set("example", value);
            case Form.Subset subset when value.isArray() -> body.set("example", value);
            case Form.Choice choice -> { }
            case Form.Subset subset -> { }
            case Form.Order order -> { }
        }
    }

    private static void items(ObjectNode body, List<Form.Item> items) {
        var of = body.putArray("of");
        items.forEach(item -> ReaderText.putSentence(item.label(), of.addObject().put("value", item.value()).put("label", ReaderText.phrase(item.label()))));
    }

    /** Removes the value of a field from the command and keeps the object around it. */
    private static void remove(JsonNode from, List<String> path) {
        var first = path.getFirst();
        if (path.size() == 1) {
            if (from instanceof ObjectNode object) {
                object.remove(first);
            }
            return;
        }
        remove(from instanceof ArrayNode list ? list.path(Integer.parseInt(first)) : from.path(first), path.subList(1, path.size()));
    }
}
