package tercio.domain.game;

import java.util.Map;

/**
 * Brings the stored parts of an event from one version of its shape to the next. Parts are plain values by name: text, whole
 * numbers, truth values, lists and maps of these. Pure; what it is given stays as it is.
 */
@FunctionalInterface
public interface Upcaster {

    /** For a version that only added parts: where they are missing, their defaults apply. */
    Upcaster SAME = parts -> parts;

    Map<String, Object> upcast(Map<String, Object> parts);
}
