package tercio.adapters.json;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import tercio.domain.game.NumberId;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.module.SimpleModule;

/** Writes ids that are numbers as their numbers, and reads them so. */
final class IdNumbers extends SimpleModule {

    private static final long serialVersionUID = 1;

    IdNumbers() {
        super("id numbers");
        addSerializer(NumberId.class, new Writer());
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addDeserializers(new Readers());
    }

    private static final class Writer extends ValueSerializer<NumberId> {
        @Override
        public void serialize(NumberId id, JsonGenerator json, SerializationContext context) {
            json.writeNumber(id.number());
        }
    }

    private static final class Readers extends Deserializers.Base {

        @Override
        public ValueDeserializer<?> findBeanDeserializer(JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
            return hasDeserializerFor(config, type.getRawClass()) ? new Reader(type.getRawClass()) : null;
        }

        @Override
        public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
            return NumberId.class.isAssignableFrom(type);
        }
    }

    private static final class Reader extends ValueDeserializer<Object> {

        private final Class<?> type;
        private final Method of;

        Reader(Class<?> type) {
            this.type = type;
            try {
                this.of = type.getMethod("of", int.class);
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException(type + " has no id of a number", impossible);
            }
        }

        @Override
        public Object deserialize(JsonParser json, DeserializationContext context) {
            if (!json.hasToken(JsonToken.VALUE_NUMBER_INT)) {
                return context.handleUnexpectedToken(int.class, json);
            }
            int number = json.getIntValue();
            try {
                return of.invoke(null, number);
            } catch (InvocationTargetException unknown) {
                return context.handleWeirdNumberValue(type, number, "no such number");
            } catch (IllegalAccessException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }
}
