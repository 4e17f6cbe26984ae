package tercio.adapters.json;

import tercio.domain.ruling.Citation;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.ValueDeserializer;

/** Reads a citation from its id. */
final class CitationReader extends ValueDeserializer<Citation> {
    @Override
    public Citation deserialize(JsonParser in, DeserializationContext context) {
        var id = in.getValueAsString();
        try {
            return Citation.of(String.valueOf(id));
        } catch (IllegalArgumentException noRule) {
            return (Citation) context.handleWeirdStringValue(Citation.class, id, "%s", noRule.getMessage());
        }
    }
}
