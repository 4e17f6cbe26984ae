package tercio.adapters.json;

import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tercio.domain.game.NumberId;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.type.CollectionType;

/** Writes sets in an order that depends only on their elements: equal sets give equal text. */
final class SortedSets extends SimpleModule {

    private static final long serialVersionUID = 1;

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addSerializerModifier(new SortingModifier());
    }

    private static final class SortingModifier extends ValueSerializerModifier {
        private static final long serialVersionUID = 1;

        @Override
        public ValueSerializer<?> modifyCollectionSerializer(SerializationConfig config, CollectionType type,
                BeanDescription.Supplier description, ValueSerializer<?> serializer) {
            // A set of enum constants already has their order.
            return Set.class.isAssignableFrom(type.getRawClass()) && !EnumSet.class.isAssignableFrom(type.getRawClass())
                    ? new SortedSetSerializer(serializer) : serializer;
        }
    }

    private static final class SortedSetSerializer extends ValueSerializer<Object> {

        private final ValueSerializer<Object> list;

        @SuppressWarnings("unchecked") // the serializer of a collection writes any collection
        SortedSetSerializer(ValueSerializer<?> list) {
            this.list = (ValueSerializer<Object>) list;
        }

        @Override
        public ValueSerializer<?> createContextual(SerializationContext context, BeanProperty property) {
            return new SortedSetSerializer(list.createContextual(context, property));
        }

        @Override
        public boolean isEmpty(SerializationContext context, Object value) {
            return ((Collection<?>) value).isEmpty();
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) {
            list.serialize(inOrder((Collection<?>) value), out, context);
        }

        private static List<?> inOrder(Collection<?> elements) {
            return elements.stream().sorted(Comparator.comparing(SortedSetSerializer::key)).toList();
        }

        private static String key(Object element) {
            return switch (element) {
                case Enum<?> constant -> JsonIntrospector.word(constant);
                case NumberId id -> String.valueOf(id.number());
                default -> String.valueOf(element);
            };
        }
    }
}
