package tercio.adapters.adjudication;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import tercio.adapters.adjudication.FieldReads.Shape;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON Schema of the requests of one procedure. It is derived from the endpoint itself, which reads trial requests: first
 * an almost empty one, then for each field that was read one with another value in it, and so on from each request with
 * which the endpoint reads something new. A field is required if no trial without it did without it.
 *
 * <p>Decided: there is no second description of the fields that could differ from what is read. Conditions that hold only for some
 * combinations of values is not in the schema; the refusals of the adjudicator say it.
 */
final class RequestSchema {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** The derived schemas by endpoint, from which alone each follows: thousands of trials are not repeated. */
    private static final Map<ProcedureEndpoint, ObjectNode> DERIVED = new ConcurrentHashMap<>();

    /** Limit of trial requests, far above the needs of any procedure. */
    private static final int MOST_TRIALS = 20_000;

    /** Fields that the endpoint describes itself and that have no influence on the others. */
    private static final List<String> DESCRIBED = List.of("/ruleset", "/procedure", "/dice", "/readings");

    /** The element of a list in trial requests. */
    private static final String FIRST = "0";

    /** The result of a trial request: what the endpoint read and missed. */
    private record Trial(ObjectNode request, Map<String, Set<Shape>> read, Set<String> missing) implements FieldReads {

        @Override
        public void read(String pointer, Shape shape) {
            if (DESCRIBED.stream().noneMatch(known -> pointer.equals(known) || pointer.startsWith(known + "/"))) {
                read.computeIfAbsent(pointer, field -> new LinkedHashSet<>()).add(shape);
            }
        }

        @Override
        public void missing(String pointer) {
            missing.add(pointer);
        }
    }

    private final ProcedureEndpoint endpoint;
    private final Map<String, Set<Shape>> fields = new LinkedHashMap<>();
    private final Set<String> everMissing = new HashSet<>();
    private final Set<String> everDispensable = new HashSet<>();

    private RequestSchema(ProcedureEndpoint endpoint) {
        this.endpoint = endpoint;
    }

    static ObjectNode of(ProcedureEndpoint endpoint) {
        return DERIVED.computeIfAbsent(endpoint, RequestSchema::derive).deepCopy();
    }

    private static ObjectNode derive(ProcedureEndpoint endpoint) {
        var schema = new RequestSchema(endpoint);
        schema.explore();
        return schema.toSchema();
    }

    private void explore() {
        var trials = new ArrayList<Trial>();
        var waiting = new ArrayDeque<ObjectNode>();
        waiting.add(JSON.objectNode().put("ruleset", endpoint.ruleset()).put("procedure", endpoint.procedure()));
        while (!waiting.isEmpty() && trials.size() < MOST_TRIALS) {
            var trial = tryRequest(waiting.remove());
            trials.add(trial);
            if (hasNews(trial)) {
                trial.read().forEach((pointer, shapes) -> shapes.stream().flatMap(RequestSchema::values)
                        .forEach(value -> waiting.add(with(trial.request(), pointer, value))));
            }
        }
        trials.forEach(this::learnWhatIsNeeded);
    }

    private Trial tryRequest(ObjectNode request) {
        var trial = new Trial(request, new LinkedHashMap<>(), new HashSet<>());
        var faults = new RequestFaults();
        try {
            endpoint.settle(new AdjudicationRequest(new RequestFields(request, Pointer.ROOT, faults, trial), faults, endpoint), JSON.objectNode());
        } catch (RequestFaults.Found incomplete) {
            // A trial request only has to be read; it need not be complete.
            return trial;
        }
        return trial;
    }

    /** Whether a trial read something that was not read before. */
    private boolean hasNews(Trial trial) {
        boolean news = false;
        for (var read : trial.read().entrySet()) {
            news |= fields.computeIfAbsent(read.getKey(), field -> new LinkedHashSet<>()).addAll(read.getValue());
        }
        return news;
    }

    private void learnWhatIsNeeded(Trial trial) {
        everMissing.addAll(trial.missing());
        fields.keySet().stream().filter(field -> !trial.missing().contains(field) && !everDispensable.contains(field))
                .filter(field -> trial.request().at(parent(field)).isObject() && trial.request().at(field).isMissingNode())
                .forEach(everDispensable::add);
    }

    /** Values of a field on which the reading of other fields may depend. */
    private static Stream<JsonNode> values(Shape shape) {
        return switch (shape) {
            case FieldReads.Whole(var least, var most, var otherwise) -> Stream.of(JSON.numberNode(least), JSON.numberNode(most));
            case FieldReads.Flag flag -> Stream.of(JSON.booleanNode(true), JSON.booleanNode(false));
            case FieldReads.Word(var words, var otherwise) -> words.stream().map(JSON::stringNode);
            case FieldReads.Words(var words) -> words.stream().map(word -> JSON.arrayNode().add(word));
            case FieldReads.Text text -> Stream.of(JSON.stringNode("x"));
            case FieldReads.Present present -> Stream.of(JSON.stringNode("x"), JSON.numberNode(0), JSON.objectNode());
            case FieldReads.Inner inner -> Stream.of(JSON.objectNode());
            case FieldReads.InnerList list -> Stream.of(JSON.arrayNode().add(JSON.objectNode()));
        };
    }

    private static ObjectNode with(ObjectNode request, String pointer, JsonNode value) {
        var changed = request.deepCopy();
        ((ObjectNode) changed.at(parent(pointer))).set(name(pointer), value);
        return changed;
    }

    private ObjectNode toSchema() {
        var root = objectSchema(Pointer.ROOT);
        var known = new HashMap<String, JsonNode>();
        known.put("ruleset", JSON.objectNode().put("const", endpoint.ruleset()));
        known.put("procedure", JSON.objectNode().put("const", endpoint.procedure()));
        if (!endpoint.dice().isEmpty()) {
            known.put("dice", endpoint.dice().schema(endpoint.die()));
        }
        known.put("readings", readings());
        ((ObjectNode) root.get("properties")).setAll(known);
        root.withArray("required").add("ruleset").add("procedure");
        return root;
    }

    private ObjectNode objectSchema(String pointer) {
        var object = JSON.objectNode().put("type", "object");
        var properties = object.putObject("properties");
        var required = new ArrayList<String>();
        fields.forEach((field, shapes) -> {
            if (parent(field).equals(pointer)) {
                properties.set(name(field), fieldSchema(field, shapes));
                if (everMissing.contains(field) && !everDispensable.contains(field)) {
                    required.add(name(field));
                }
            }
        });
        if (!required.isEmpty()) {
            required.forEach(object.putArray("required")::add);
        }
        return object.put("additionalProperties", false);
    }

    private ObjectNode fieldSchema(String field, Set<Shape> shapes) {
        if (shapes.contains(new FieldReads.InnerList())) {
            var list = JSON.objectNode().put("type", "array");
            list.set("items", objectSchema(Pointer.to(field, FIRST)));
            return list;
        }
        return shapes.contains(new FieldReads.Inner()) ? objectSchema(field) : FieldSchema.of(shapes);
    }

    private ObjectNode readings() {
        var object = JSON.objectNode().put("type", "object");
        var properties = object.putObject("properties");
        endpoint.readings().forEach(reading -> reading.choices().forEach(properties.putObject(reading.id())
                .put("default", reading.standard()).putArray("enum")::add));
        return object.put("additionalProperties", false);
    }

    private static String parent(String pointer) {
        return pointer.substring(0, pointer.lastIndexOf('/'));
    }

    private static String name(String pointer) {
        return pointer.substring(pointer.lastIndexOf('/') + 1);
    }
}
