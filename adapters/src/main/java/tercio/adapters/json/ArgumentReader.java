package tercio.adapters.json;

import java.util.Map;
import tercio.domain.sentence.Argument;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;

/** Reads the arguments of a recorded sentence. Each kind has a part that no other has. */
final class ArgumentReader extends ValueDeserializer<Argument> {

    private static final Map<String, Class<? extends Argument>> BY_PART = Map.of("count", Argument.Count.class, "whole", Argument.Amount.class, "kind", Argument.Name.class,
            "word", Argument.Word.class, "text", Argument.Text.class, "sentence", Argument.Phrase.class, "items", Argument.Items.class);

    @Override
    public Argument deserialize(JsonParser in, DeserializationContext context) {
        JsonNode written = context.readTree(in);
        return BY_PART.entrySet().stream().filter(each -> written.has(each.getKey())).findFirst().<Argument>map(each -> context.readTreeAsValue(written, each.getValue()))
                .orElseGet(() -> context.reportInputMismatch(Argument.class, "no argument of a sentence has such parts"));
    }
}
