package tercio.adapters.json;

import java.nio.charset.StandardCharsets;
import org.axonframework.messaging.MetaData;
import org.axonframework.serialization.Converter;
import org.axonframework.serialization.SerializedMetaData;
import org.axonframework.serialization.SerializedObject;
import org.axonframework.serialization.SerializedType;
import org.axonframework.serialization.Serializer;
import org.axonframework.serialization.SimpleSerializedObject;
import org.axonframework.serialization.SimpleSerializedType;
import org.axonframework.serialization.UnknownSerializedType;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.HashedEnvelope;
import tercio.application.record.HiddenEvent;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec;
import tercio.domain.game.Event;

/**
 * Reads events by their stored names and envelopes with their hash. Another serializer handles all other data of the store.
 * The event store writes the rows of events from existing text.
 */
public final class StoredSerializer implements Serializer {

    private final MessageRegistry dictionary;
    private final RecordCodec notation;
    private final Serializer others;

    public StoredSerializer(MessageRegistry dictionary, RecordCodec notation, Serializer others) {
        this.dictionary = dictionary;
        this.notation = notation;
        this.others = others;
    }

    @Override
    public <T> SerializedObject<T> serialize(Object object, Class<T> as) {
        return switch (object) {
            case Event fact -> {
                var written = notation.encode(fact);
                yield new SimpleSerializedObject<>(convert(written.payload(), as), as, written.type(),
                        Integer.toString(written.version()));
            }
            default -> others.serialize(object, as);
        };
    }

    private <T> T convert(String text, Class<T> as) {
        return getConverter().convert(text.getBytes(StandardCharsets.UTF_8), as);
    }

    @Override
    public <T> boolean canSerializeTo(Class<T> type) {
        return others.canSerializeTo(type);
    }

    @Override
    @SuppressWarnings("unchecked") // required by the interface: the stored type decides
    public <S, T> T deserialize(SerializedObject<S> object) {
        if (SerializedMetaData.isSerializedMetaData(object)) {
            var stored = text(object);
            if (!SealedText.hasForm(stored)) {
                return others.deserialize(object);
            }
            var sealed = SealedText.read(stored);
            var envelope = notation.decodeEnvelope(EncodedEnvelope.whole(sealed.envelope()));
            return (T) MetaData.with(HashedEnvelope.KEY, new HashedEnvelope(envelope, sealed.hash()));
        }
        var type = object.getType();
        if (dictionary.event(type.getName()).isEmpty() && !type.getName().equals(HiddenEvent.TYPE)) {
            return others.deserialize(object);
        }
        int version = Integer.parseInt(type.getRevision());
        return (T) notation.decodeEvent(new RecordCodec.EncodedEvent(type.getName(), version, text(object)));
    }

    private String text(SerializedObject<?> object) {
        return new String(getConverter().convert(object, byte[].class).getData(), StandardCharsets.UTF_8);
    }

    @Override
    @SuppressWarnings("rawtypes") // required by the interface
    public Class classForType(SerializedType type) {
        if (type.getName().equals(HiddenEvent.TYPE)) {
            // Its true type is sealed with it.
            return Event.class;
        }
        var event = dictionary.event(type.getName());
        if (event.isPresent()) {
            return event.get().type();
        }
        return type.getName().contains("/") ? UnknownSerializedType.class : others.classForType(type);
    }

    @Override
    @SuppressWarnings("rawtypes") // required by the interface
    public SerializedType typeForClass(Class type) {
        if (type != null && Event.class.isAssignableFrom(type)) {
            var entry = dictionary.of(type);
            return new SimpleSerializedType(entry.name(), Integer.toString(entry.version()));
        }
        return others.typeForClass(type);
    }

    @Override
    public Converter getConverter() {
        return others.getConverter();
    }
}
