package tercio.adapters.http.openapi;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.swagger.v3.core.util.Yaml31;
import io.swagger.v3.oas.models.OpenAPI;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;

/**
 * The written part of the OpenAPI description: the files {@code *.yaml} beside this class, that apply to every rulebook, and the additions of
 * each rulebook. A rulebook adds fields, list elements and texts; it does not replace what another part says.
 */
final class OpenApiParts {

    private static final List<String> FILES = List.of("common", "games", "play", "amendments", "views", "audit", "places", "remarks", "hooks", "receipts", "adjudication", "analysis");

    /** Examples are not merged, because two of them have no common meaning. */
    private static final String EXAMPLE = "example";

    private static final String DESCRIPTION = "description";

    private OpenApiParts() {}

    /** Merges all parts into one description. */
    static OpenAPI merged(RulebookModules modules) {
        var whole = Yaml31.mapper().createObjectNode();
        try {
            for (var part : Stream.concat(FILES.stream().map(OpenApiParts::readSharedPart),
                    modules.modules().stream().map(RulebookModule::apiDescription).flatMap(own -> own.stream())).toList()) {
                merge(whole, (ObjectNode) Yaml31.mapper().readTree(part));
            }
            return Yaml31.mapper().treeToValue(whole, OpenAPI.class);
        } catch (JsonProcessingException malformed) {
            throw new IllegalStateException("a part of the description of the interface cannot be read", malformed);
        }
    }

    private static String readSharedPart(String file) {
        try (var text = OpenApiParts.class.getResourceAsStream(file + ".yaml")) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Merges one part into the others. */
    static void merge(ObjectNode whole, ObjectNode part) {
        part.properties().forEach(field -> {
            var name = field.getKey();
            JsonNode known = whole.get(name);
            if (known == null) {
                whole.set(name, field.getValue());
            } else if (known instanceof ObjectNode object && field.getValue() instanceof ObjectNode more && !name.equals(EXAMPLE)) {
                merge(object, more);
            } else if (known instanceof ArrayNode list && field.getValue() instanceof ArrayNode more && !name.equals(EXAMPLE)) {
                list.addAll(more);
            } else if (name.equals(DESCRIPTION)) {
                whole.put(name, known.textValue() + "\n\n" + field.getValue().textValue());
            }
        });
    }
}
