package tercio.adapters.json;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.pcollections.HashTreePMap;
import org.pcollections.HashTreePSet;
import org.pcollections.PMap;
import org.pcollections.PSet;
import org.pcollections.PSortedMap;
import org.pcollections.PVector;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.deser.std.StdConvertingDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.CollectionType;
import tools.jackson.databind.type.MapType;
import tools.jackson.databind.type.TypeFactory;
import tools.jackson.databind.util.Converter;

/** Reads the persistent collections of the domain. They are written as plain lists, sets and maps. */
final class PersistentCollections extends SimpleModule {

    private static final long serialVersionUID = 1;

    private final boolean asTheyWere;

    /** Fills collections in the order in which their elements are written. */
    PersistentCollections() {
        this(false);
    }

    private PersistentCollections(boolean asTheyWere) {
        super(asTheyWere ? "collections as they were" : "collections");
        this.asTheyWere = asTheyWere;
    }

    /**
     * Reads collections in their written iteration order: elements with equal hashes are inserted in reverse, because the
     * last one inserted comes first.
     */
    static PersistentCollections keepingOrder() {
        return new PersistentCollections(true);
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        context.addDeserializers(new Readers(asTheyWere));
    }

    private static final class Readers extends Deserializers.Base {

        private final boolean asTheyWere;

        Readers(boolean asTheyWere) {
            this.asTheyWere = asTheyWere;
        }

        @Override
        public ValueDeserializer<?> findCollectionDeserializer(CollectionType type, DeserializationConfig config,
                BeanDescription.Supplier description, TypeDeserializer typing, ValueDeserializer<?> elements) {
            var types = config.getTypeFactory();
            if (type.getRawClass() == PVector.class) {
                return read(types.constructCollectionType(List.class, type.getContentType()), type,
                        (List<?> plain) -> TreePVector.from((Collection<?>) plain));
            }
            if (type.getRawClass() == PSet.class) {
                return read(types.constructCollectionType(Set.class, type.getContentType()), type,
                        (Set<?> plain) -> HashTreePSet.from(insertionOrder(plain)));
            }
            return null;
        }

        @Override
        public ValueDeserializer<?> findMapDeserializer(MapType type, DeserializationConfig config,
                BeanDescription.Supplier description, KeyDeserializer keys, TypeDeserializer typing, ValueDeserializer<?> elements) {
            if (type.getRawClass() == PSortedMap.class) {
                return read(config.getTypeFactory().constructMapType(Map.class, type.getKeyType(), type.getContentType()), type,
                        (Map<?, ?> plain) -> toSortedMap(plain));
            }
            return type.getRawClass() != PMap.class ? null
                    : read(config.getTypeFactory().constructMapType(Map.class, type.getKeyType(), type.getContentType()), type,
                            (Map<?, ?> plain) -> toMap(plain));
        }

        private <T> Collection<T> insertionOrder(Collection<T> written) {
            return asTheyWere ? new ArrayList<>(written).reversed() : written;
        }

        private <K, V> PMap<K, V> toMap(Map<K, V> written) {
            PMap<K, V> map = HashTreePMap.empty();
            for (var entry : insertionOrder(written.entrySet())) {
                map = map.plus(entry.getKey(), entry.getValue());
            }
            return map;
        }

        @Override
        public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
            return type == PVector.class || type == PSet.class || type == PMap.class
                    || type == PSortedMap.class;
        }

        @SuppressWarnings("unchecked") // keys of a sorted map can be compared
        private static <K extends Comparable<? super K>> PSortedMap<K, ?> toSortedMap(Map<?, ?> written) {
            return TreePMap.from((Map<K, ?>) written);
        }

        private static <P, T> ValueDeserializer<T> read(JavaType plain, JavaType persistent, Function<P, T> made) {
            return new StdConvertingDeserializer<>(new Converter<P, T>() {
                @Override
                public T convert(tools.jackson.databind.DeserializationContext context, P value) {
                    return made.apply(value);
                }

                @Override
                public T convert(tools.jackson.databind.SerializationContext context, P value) {
                    return made.apply(value);
                }

                @Override
                public JavaType getInputType(TypeFactory types) {
                    return plain;
                }

                @Override
                public JavaType getOutputType(TypeFactory types) {
                    return persistent;
                }
            });
        }
    }
}
