package tercio.application.board;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import tercio.domain.game.NumberId;
import tercio.domain.game.WireNamed;

/**
 * The parts of a record by name.
 *
 * @param isKind whether it belongs to a sealed family; then the hash covers its kind too
 */
record RecordShape(String simpleName, boolean isKind, List<Part> parts) {

    private static final ClassValue<RecordShape> KNOWN = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return new RecordShape(type.getSimpleName(), Arrays.stream(type.getInterfaces()).anyMatch(Class::isSealed),
                    Arrays.stream(type.getRecordComponents()).sorted(Comparator.comparing(RecordComponent::getName)).map(Part::of).toList());
        }
    };

    /** @param primitive whether its type is a number, the id of a number or a truth value that always has a value */
    record Part(String name, boolean primitive, Method accessor) {

        static Part of(RecordComponent component) {
            var accessor = component.getAccessor();
            accessor.setAccessible(true);
            return new Part(component.getName(), component.getType().isPrimitive() || NumberId.class.isAssignableFrom(component.getType()), accessor);
        }

        Object of(Record record) {
            try {
                return accessor.invoke(record);
            } catch (IllegalAccessException | InvocationTargetException unreadable) {
                throw new IllegalStateException("the part " + name + " of " + record.getClass() + " cannot be read", unreadable);
            }
        }
    }

    static RecordShape of(Class<? extends Record> type) {
        return KNOWN.get(type);
    }

    /** The word of a kind; a class that is renamed keeps its old one by {@link WireNamed}. */
    Optional<String> kind(Record record) {
        return !isKind ? Optional.empty() : Optional.of(record instanceof WireNamed worded ? worded.word() : simpleName);
    }
}
