package tercio.adapters.json;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tercio.domain.game.Change;
import tercio.domain.game.ChangeKind;
import tercio.domain.game.WireNamed;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/**
 * The JSON form of the domain, which has no annotations: enum constants in lower-kebab-case, kinds of a sealed interface
 * distinguished by {@code type}, changes by {@code kind}, and every part of a record required unless it is optional, a collection or a boxed number.
 */
public final class JsonIntrospector extends JacksonAnnotationIntrospector {

    private static final long serialVersionUID = 1;

    private final boolean partsAreNeeded;

    /** @param partsAreNeeded whether a missing part is a fault; true for requests */
    JsonIntrospector(boolean partsAreNeeded) {
        this.partsAreNeeded = partsAreNeeded;
    }

    @Override
    public String[] findEnumValues(MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
        for (int at = 0; at < constants.length; at++) {
            names[at] = word(constants[at]);
        }
        return names;
    }

    /** The constant's name on the wire. */
    public static String word(Enum<?> constant) {
        return constant instanceof WireNamed worded ? worded.word() : constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
        if (!partsAreNeeded || !(member instanceof AnnotatedParameter) || !member.getDeclaringClass().isRecord()) {
            return super.hasRequiredMarker(config, member);
        }
        return !mayBeMissing(member.getRawType());
    }

    /** A required part must not be null, and no list or map holds null. */
    @Override
    public JsonSetter.Value findSetterInfo(MapperConfig<?> config, Annotated annotated) {
        return partsAreNeeded && annotated instanceof AnnotatedParameter part && part.getDeclaringClass().isRecord()
                && !mayBeMissing(part.getRawType()) && !part.getRawType().isPrimitive()
                ? JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL) : super.findSetterInfo(config, annotated);
    }

    /** Whether a request may leave out a part of this type. */
    public static boolean mayBeMissing(Class<?> type) {
        return type == Optional.class || Number.class.isAssignableFrom(type) || Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type);
    }

    @Override
    public JsonTypeInfo.Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated annotated) {
        if (annotated instanceof AnnotatedClass type && type.getRawType().isInterface() && type.getRawType().isSealed()
                && type.getRawType().getName().startsWith("tercio.")) {
            if (Change.class.isAssignableFrom(type.getRawType())) {
                return JsonTypeInfo.Value.construct(JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "kind", null, false, true);
            }
            return JsonTypeInfo.Value.construct(
                    JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.As.PROPERTY, "type", null, false, true);
        }
        return super.findPolymorphicTypeInfo(config, annotated);
    }

    @Override
    public String findTypeName(MapperConfig<?> config, AnnotatedClass type) {
        return Change.class.isAssignableFrom(type.getRawType()) && type.getRawType().isRecord()
                ? ChangeKind.word(type.getRawType()) : super.findTypeName(config, type);
    }
}
