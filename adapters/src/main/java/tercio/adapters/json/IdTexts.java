package tercio.adapters.json;

import java.lang.reflect.Constructor;
import tercio.domain.game.Id;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.deser.KeyDeserializers;
import tools.jackson.databind.module.SimpleModule;

/** Writes ids as their texts, also where they are the keys of a map, and reads them so. */
final class IdTexts extends SimpleModule {

    private static final long serialVersionUID = 1;

    IdTexts() {
        super("ids");
        addSerializer(Id.class, new Writer());
        addKeySerializer(Id.class, new KeyWriter());
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addDeserializers(new Readers());
        context.addKeyDeserializers(new KeyReaders());
    }

    private static boolean isId(Class<?> type) {
        return Id.class.isAssignableFrom(type) && type.isRecord();
    }

    private static Id of(Class<?> type, String text) {
        try {
            Constructor<?> canonical = type.getDeclaredConstructor(String.class);
            return (Id) canonical.newInstance(text);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(type + " is no record of a text", impossible);
        }
    }

    private static final class Writer extends ValueSerializer<Id> {
        @Override
        public void serialize(Id id, JsonGenerator json, SerializationContext context) {
            json.writeString(id.value());
        }
    }

    private static final class KeyWriter extends ValueSerializer<Id> {
        @Override
        public void serialize(Id id, JsonGenerator json, SerializationContext context) {
            json.writeName(id.value());
        }
    }

    private static final class Readers extends Deserializers.Base {

        @Override
        public ValueDeserializer<?> findBeanDeserializer(JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
            return isId(type.getRawClass()) ? new Reader(type.getRawClass()) : null;
        }

        @Override
        public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
            return isId(type);
        }
    }

    private static final class Reader extends ValueDeserializer<Object> {

        private final Class<?> type;

        Reader(Class<?> type) {
            this.type = type;
        }

        @Override
        public Object deserialize(JsonParser json, DeserializationContext context) {
            return json.hasToken(JsonToken.VALUE_STRING) ? of(type, json.getString()) : context.handleUnexpectedToken(String.class, json);
        }
    }

    private static final class KeyReaders implements KeyDeserializers {
        @Override
        public KeyDeserializer findKeyDeserializer(JavaType type, DeserializationConfig config, BeanDescription.Supplier description) {
            return isId(type.getRawClass()) ? new KeyReader(type.getRawClass()) : null;
        }
    }

    private static final class KeyReader extends KeyDeserializer {

        private final Class<?> type;

        KeyReader(Class<?> type) {
            this.type = type;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            return of(type, key);
        }
    }
}
