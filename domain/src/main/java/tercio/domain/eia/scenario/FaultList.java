package tercio.domain.eia.scenario;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

/** The faults found so far: one message for each pointer, the first one that was found. */
final class FaultList {

    /** Greatest length of an id, which views and accounts repeat often. */
    static final int LONGEST_ID = 64;
    static final int LONGEST_NAME = 100;

    private final Map<String, String> found = new LinkedHashMap<>();

    void add(String pointer, String message) {
        found.putIfAbsent(pointer, message);
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    Map<String, String> all() {
        return Map.copyOf(found);
    }

    void checkRange(String pointer, int value, int least, int most) {
        if (value < least || value > most) {
            add(pointer, value + " is not within " + least + ".." + most);
        }
    }

    void checkSize(String pointer, Collection<?> list, int most) {
        if (list.size() > most) {
            add(pointer, "has " + list.size() + " elements; at most " + most + " are allowed");
        }
    }

    /** Checks the lengths of ids. */
    void checkIds(String pointer, Stream<String> ids) {
        ids.filter(id -> id != null && id.length() > LONGEST_ID).forEach(id ->
                add(pointer, "an id has " + id.length() + " characters; at most " + LONGEST_ID + " are allowed"));
    }

    /** An id as part of a JSON pointer. */
    static String pointerPart(String id) {
        return quoted(id).replace("~", "~0").replace("/", "~1");
    }

    /** A text of the request, truncated for a message. */
    static String quoted(String sent) {
        return sent == null ? "nothing" : sent.length() > LONGEST_NAME ? sent.substring(0, LONGEST_NAME) + "..." : sent;
    }
}
