package tercio.adapters.http;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The published description of the interface, held against answers. */
final class ApiDocument {

    /** One operation: {@code GET /api/games/{id}}. */
    record Operation(String method, String path, JsonNode described) {
        @Override
        public String toString() {
            return method + " " + path;
        }
    }

    private final JsonMapper json = new JsonMapper();
    private final JsonNode document;
    private final JsonNode closed;
    private final SchemaRegistry schemas = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final Map<JsonNode, Schema> known = new HashMap<>();

    ApiDocument(JsonNode document) {
        this.document = document;
        var components = document.path("components").deepCopy();
        close(components);
        this.closed = placed(components.path("schemas"));
    }

    JsonNode json() {
        return document;
    }

    List<Operation> operations() {
        var operations = new ArrayList<Operation>();
        document.path("paths").properties().forEach(path -> path.getValue().properties().forEach(method ->
                operations.add(new Operation(method.getKey().toUpperCase(java.util.Locale.ROOT), path.getKey(), method.getValue()))));
        return operations;
    }

    Operation operation(String method, String path) {
        return operations().stream().filter(each -> each.method().equals(method) && each.path().equals(path)).findFirst().orElseThrow();
    }

    /** The parameters of an operation in its path, its query and its headers. */
    List<JsonNode> parameters(Operation operation) {
        return operation.described().path("parameters").valueStream().map(this::resolved).toList();
    }

    /** A parameter of an operation; a missing node where it has none of that name. */
    JsonNode parameter(Operation operation, String name) {
        return parameters(operation).stream().filter(each -> each.path("name").asString().equals(name)).findFirst().orElseGet(json::missingNode);
    }

    /** The node that a reference points to, or the node itself. */
    JsonNode resolved(JsonNode node) {
        return node.has("$ref") ? document.at(node.path("$ref").asString().substring(1)) : node;
    }

    /** Status, content type, headers and body are those that are described. */
    void holds(Operation operation, RawHttp.Reply reply, String request) {
        var described = resolved(operation.described().path("responses").path(String.valueOf(reply.status())));
        assertThat(described.isMissingNode()).as("%s is answered %s, which is not described: %s", request, reply.status(), reply.body()).isFalse();
        described.path("headers").properties().forEach(header -> assertThat(reply.status() >= 400
                || reply.header(header.getKey()).isPresent()).as("%s has no header %s", request, header.getKey()).isTrue());
        if (!described.has("content")) {
            return;
        }
        var type = reply.header("Content-Type").orElse("").replaceAll(";.*", "");
        var content = described.path("content").path(type);
        assertThat(content.isMissingNode()).as("%s is answered as %s, which is not described", request, type).isFalse();
        if (type.endsWith("json")) {
            assertThat(schema(content.path("schema")).validate(reply.json())).as("%s: %s", request, reply.body()).isEmpty();
        }
    }

    private Schema schema(JsonNode described) {
        return known.computeIfAbsent(described, wanted -> {
            var whole = json.createObjectNode();
            whole.putArray("allOf").add(placed(wanted));
            whole.set("$defs", closed);
            return schemas.getSchema(whole);
        });
    }

    /** With references to where a schema alone keeps its definitions. */
    private JsonNode placed(JsonNode node) {
        return json.readTree(node.toString().replace("#/components/schemas/", "#/$defs/"));
    }

    /** A part that is not described is a fault of the description, unless it says that there may be more. */
    private static void close(JsonNode node) {
        if (node instanceof ObjectNode schema && schema.path("properties").isObject() && !schema.has("additionalProperties")) {
            schema.put("additionalProperties", false);
        }
        node.forEach(ApiDocument::close);
    }
}
