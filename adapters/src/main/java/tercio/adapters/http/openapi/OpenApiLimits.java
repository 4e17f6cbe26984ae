package tercio.adapters.http.openapi;

import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
import io.swagger.v3.oas.models.media.Schema;
import java.util.Map;
import tercio.adapters.http.request.JsonLimits;
import tercio.adapters.http.request.RequestLimits;

/** Adds the limits of texts and lists to the OpenAPI description. */
final class OpenApiLimits {

    /** Properties with a limit of their own, by schema. */
    private static final Map<String, Map<String, Integer>> SPECIAL = Map.of(
            "CreateGame", Map.of("name", RequestLimits.NAME, "seats", RequestLimits.SEATS), "AskedSeat", Map.of("name", RequestLimits.NAME),
            "Fork", Map.of("name", RequestLimits.NAME), "SentCommand", Map.of("dice", RequestLimits.DICE));

    void addTo(OpenAPI api) {
        api.getPaths().values().forEach(item -> item.readOperations().forEach(OpenApiLimits::limitParameters));
        for (var name : new String[] {"CreateGame", "AskedSeat", "Fork", "SentCommand", "Undo", "Redo"}) {
            limitProperties(name, api.getComponents().getSchemas().get(name));
        }
    }

    private static void limitParameters(Operation operation) {
        if (operation.getParameters() != null) {
            operation.getParameters().stream().map(parameter -> (Schema<?>) parameter.getSchema())
                    .filter(schema -> isOfType(schema, "string")).forEach(schema -> schema.setMaxLength(RequestLimits.PARAMETER));
        }
    }

    private static void limitProperties(String name, Schema<?> schema) {
        schema.getProperties().forEach((part, described) -> {
            var special = SPECIAL.getOrDefault(name, Map.of()).get(part);
            if (isOfType(described, "string") && described.getEnum() == null) {
                described.setMaxLength(special != null ? special : JsonLimits.PROSE.contains(part) ? RequestLimits.TEXT : RequestLimits.PARAMETER);
            } else if (isOfType(described, "array")) {
                described.setMaxItems(special != null ? special : RequestLimits.ELEMENTS);
            }
        });
    }

    private static boolean isOfType(Schema<?> schema, String type) {
        return schema != null && (type.equals(schema.getType()) || schema.getTypes() != null && schema.getTypes().contains(type));
    }
}
