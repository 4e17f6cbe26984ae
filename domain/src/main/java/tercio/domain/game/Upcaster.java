package tercio.domain.game;

import java.util.Map;

/**
 * Converts the stored parts of an event from one version of its shape to the next. Parts are plain values by name: text,
 * whole numbers, truth values, lists and maps of these. It is pure and does not change its argument.
 */
@FunctionalInterface
public interface Upcaster {

    /** The upcaster of a version that only added parts: missing parts have their defaults. */
    Upcaster SAME = parts -> parts;

    Map<String, Object> upcast(Map<String, Object> parts);
}
