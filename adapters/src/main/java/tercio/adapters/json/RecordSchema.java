package tercio.adapters.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tercio.domain.game.Change;
import tercio.domain.game.ChangeKind;
import tercio.domain.game.Id;
import tercio.domain.game.NumberId;
import tercio.domain.game.NumberRange;
import tercio.domain.ruling.Citation;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON Schema of a record of the domain, derived from its type by the rules by which {@link JsonIntrospector} reads and writes it. A type
 * without a form in JSON is a fault at once.
 */
public final class RecordSchema {

    /** The dialect of every schema of this program. */
    public static final String DIALECT = "https://json-schema.org/draft/2020-12/schema";

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    /** The schemas of types that are not derived from their parts. */
    @FunctionalInterface
    public interface KnownSchemas {
        /** The schema of a type; empty where it is derived from its parts. */
        Optional<ObjectNode> of(Class<?> type);
    }

    /** The descriptions of the parts of records. */
    @FunctionalInterface
    public interface Descriptions {
        /** Descriptions of no part. */
        Descriptions NONE = (type, part) -> Optional.empty();

        /** The description of a part of a record; empty where there is none. */
        Optional<String> of(Class<?> type, String part);
    }

    private final Map<String, NumberRange> ranges;
    private final KnownSchemas known;
    private final Descriptions descriptions;
    private final Predicate<Class<?>> mayBeMissing;
    private final Set<Class<?>> within = new HashSet<>();

    private RecordSchema(Map<String, NumberRange> ranges, KnownSchemas known, Descriptions descriptions, Predicate<Class<?>> mayBeMissing) {
        this.ranges = ranges;
        this.known = known;
        this.descriptions = descriptions;
        this.mayBeMissing = mayBeMissing;
    }

    /**
     * Makes schemas of requests.
     *
     * @param ranges of numbers, by pointers in which {@code *} stands for any element or key
     * @param known the schemas of types that are not derived from their parts
     */
    public static RecordSchema forRequests(Map<String, NumberRange> ranges, KnownSchemas known) {
        return forRequests(ranges, known, Descriptions.NONE);
    }

    /** The same with descriptions of parts. */
    public static RecordSchema forRequests(Map<String, NumberRange> ranges, KnownSchemas known, Descriptions descriptions) {
        return new RecordSchema(ranges, known, descriptions, JsonIntrospector::mayBeMissing);
    }

    /** Makes schemas of stored data, where empty parts are left out, except numbers and booleans. */
    public static RecordSchema forStorage(KnownSchemas known) {
        return new RecordSchema(Map.of(), known, Descriptions.NONE, type -> !type.isPrimitive() && !NumberId.class.isAssignableFrom(type));
    }

    /**
     * The schema of a type, without the dialect. It is safe for several threads, because each call tracks by itself the types
     * that it is within.
     */
    public ObjectNode of(Type type) {
        return new RecordSchema(ranges, known, descriptions, mayBeMissing).type(type, "");
    }

    private ObjectNode type(Type type, String pointer) {
        if (type instanceof ParameterizedType generic) {
            return generic((Class<?>) generic.getRawType(), generic.getActualTypeArguments(), pointer);
        }
        if (!(type instanceof Class<?> plain)) {
            throw noForm(type, pointer);
        }
        var told = known.of(plain);
        return told.isPresent() ? told.get() : plain(plain, pointer);
    }

    private ObjectNode plain(Class<?> type, String pointer) {
        if (type.isEnum()) {
            var words = JSON.objectNode();
            words(type).forEach(words.putArray("enum")::add);
            return words;
        }
        if (Id.class.isAssignableFrom(type)) {
            return plain(String.class, pointer);
        }
        if (type.isRecord()) {
            return object(type, pointer);
        }
        if (type.isInterface() && type.isSealed()) {
            return family(type, pointer);
        }
        if (type == int.class || type == Integer.class || type == long.class || type == Long.class || NumberId.class.isAssignableFrom(type)) {
            return number(pointer);
        }
        if (type == boolean.class || type == Boolean.class) {
            return JSON.objectNode().put("type", "boolean");
        }
        if (type == String.class || type == Citation.class) {
            return JSON.objectNode().put("type", "string");
        }
        if (type == char.class || type == Character.class) {
            return JSON.objectNode().put("type", "string").put("minLength", 1).put("maxLength", 1);
        }
        if (type == Instant.class) {
            return JSON.objectNode().put("type", "string").put("format", "date-time");
        }
        throw noForm(type, pointer);
    }

    private static IllegalArgumentException noForm(Type type, String pointer) {
        return new IllegalArgumentException("the schema of a part of the type " + type.getTypeName() + " is not known (at '" + pointer + "')");
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
        throw noForm(raw, pointer);
    }

    private static Stream<String> words(Class<?> constants) {
        return Arrays.stream(constants.getEnumConstants()).map(constant -> JsonIntrospector.word((Enum<?>) constant));
    }

    private ObjectNode number(String pointer) {
        var number = JSON.objectNode().put("type", "integer");
        var range = ranges.get(pointer);
        return range == null ? number : number.put("minimum", range.least()).put("maximum", range.most());
    }

    private ObjectNode object(Class<?> type, String pointer) {
        if (!within.add(type)) {
            throw new IllegalArgumentException(type.getSimpleName() + " holds itself (at '" + pointer + "')");
        }
        var object = JSON.objectNode().put("type", "object");
        var properties = object.putObject("properties");
        Arrays.stream(type.getRecordComponents())
                .forEach(part -> properties.set(part.getName(), withDescription(type, part, type(part.getGenericType(), pointer + "/" + part.getName()))));
        var needed = Arrays.stream(type.getRecordComponents()).filter(part -> !mayBeMissing.test(part.getType())).map(RecordComponent::getName).toList();
        if (!needed.isEmpty()) {
            needed.forEach(object.putArray("required")::add);
        }
        within.remove(type);
        return object.put("additionalProperties", false);
    }

    private ObjectNode withDescription(Class<?> type, RecordComponent part, ObjectNode schema) {
        descriptions.of(type, part.getName()).ifPresent(description -> schema.put("description", description));
        return schema;
    }

    /** The schema of a sealed family, whose kinds are distinguished by a word. */
    private ObjectNode family(Class<?> family, String pointer) {
        var one = JSON.objectNode();
        var kinds = one.putArray("oneOf");
        boolean change = Change.class.isAssignableFrom(family);
        kinds(family).forEach(kind -> kinds.add(withKind(type(kind, pointer), change ? "kind" : "type", change ? ChangeKind.word(kind) : kind.getSimpleName())));
        return one;
    }

    /** The schema of an object with a part that names its kind. */
    public static ObjectNode withKind(ObjectNode object, String by, String word) {
        var named = JSON.objectNode().put("type", "object");
        var properties = named.putObject("properties");
        properties.putObject(by).put("const", word);
        properties.setAll((ObjectNode) object.path("properties"));
        var needed = named.putArray("required").add(by);
        object.path("required").forEach(needed::add);
        return named.put("additionalProperties", false);
    }

    private static List<Class<?>> kinds(Class<?> family) {
        return family.isInterface() && family.isSealed()
                ? Stream.of(family.getPermittedSubclasses()).<Class<?>>flatMap(kind -> kinds(kind).stream()).distinct().toList() : List.of(family);
    }
}
