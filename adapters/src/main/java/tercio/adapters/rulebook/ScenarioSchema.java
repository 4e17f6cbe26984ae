package tercio.adapters.rulebook;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.adapters.json.Words;
import tercio.domain.game.NumberRange;
import tercio.domain.game.Ruleset;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON Schema of the scenarios of a ruleset, made from the records into which a scenario is read and from the bounds by which it is
 * checked. What hangs on other parts (a stack in a province that exists) is not in it; the faults of a scenario say it.
 */
public final class ScenarioSchema {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private final Map<String, NumberRange> ranges;

    private ScenarioSchema(Map<String, NumberRange> ranges) {
        this.ranges = ranges;
    }

    public static ObjectNode of(Ruleset<?, ?, ?, ?> ruleset) {
        var schema = JSON.objectNode().put("$schema", DIALECT).put("title", "A scenario of " + ruleset.id());
        return schema.setAll(new ScenarioSchema(ruleset.scenarioRanges()).type(ruleset.scenarioType(), ""));
    }

    private ObjectNode type(Type type, String pointer) {
        if (type instanceof ParameterizedType generic) {
            return generic((Class<?>) generic.getRawType(), generic.getActualTypeArguments(), pointer);
        }
        var known = (Class<?>) type;
        if (known.isRecord()) {
            return object(known, pointer);
        }
        if (known.isEnum()) {
            var words = JSON.objectNode();
            words(known).forEach(words.putArray("enum")::add);
            return words;
        }
        if (known == int.class || known == Integer.class) {
            return number(pointer);
        }
        if (known == boolean.class || known == Boolean.class) {
            return JSON.objectNode().put("type", "boolean");
        }
        if (known == String.class) {
            return JSON.objectNode().put("type", "string");
        }
        throw new IllegalArgumentException("a scenario has a part of the type " + type + " at " + pointer);
    }

    private ObjectNode generic(Class<?> raw, Type[] of, String pointer) {
        if (raw == Optional.class) {
            return type(of[0], pointer);
        }
        if (Map.class.isAssignableFrom(raw)) {
            var map = JSON.objectNode().put("type", "object");
            if (of[0] instanceof Class<?> keys && keys.isEnum()) {
                words(keys).forEach(map.putObject("propertyNames").putArray("enum")::add);
            }
            map.set("additionalProperties", type(of[1], pointer + "/*"));
            return map;
        }
        if (Collection.class.isAssignableFrom(raw)) {
            var list = JSON.objectNode().put("type", "array");
            list.set("items", type(of[0], pointer + "/*"));
            return list;
        }
        throw new IllegalArgumentException("a scenario has a part of the type " + raw + " at " + pointer);
    }

    private static Stream<String> words(Class<?> constants) {
        return Arrays.stream(constants.getEnumConstants()).map(constant -> Words.word((Enum<?>) constant));
    }

    private ObjectNode number(String pointer) {
        var number = JSON.objectNode().put("type", "integer");
        var range = ranges.get(pointer);
        return range == null ? number : number.put("minimum", range.least()).put("maximum", range.most());
    }

    private ObjectNode object(Class<?> parts, String pointer) {
        var object = JSON.objectNode().put("type", "object");
        var properties = object.putObject("properties");
        Arrays.stream(parts.getRecordComponents())
                .forEach(part -> properties.set(part.getName(), type(part.getGenericType(), pointer + "/" + part.getName())));
        var needed = Arrays.stream(parts.getRecordComponents()).filter(part -> !Words.mayBeMissing(part.getType())).map(RecordComponent::getName).toList();
        if (!needed.isEmpty()) {
            needed.forEach(object.putArray("required")::add);
        }
        return object.put("additionalProperties", false);
    }
}
