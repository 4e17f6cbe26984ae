package tercio.domain.eia.scenario;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import tercio.domain.game.Id;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The faults found so far: one message for each pointer, the first one that was found. */
final class FaultList {

    /** Greatest length of an id, which views and accounts repeat often. */
    static final int LONGEST_ID = 64;
    static final int LONGEST_NAME = 100;

    private final Map<String, Sentence> found = new LinkedHashMap<>();

    void add(String pointer, Sentence message) {
        found.putIfAbsent(pointer, message);
    }

    boolean isEmpty() {
        return found.isEmpty();
    }

    Map<String, Sentence> all() {
        return Map.copyOf(found);
    }

    void checkRange(String pointer, int value, int least, int most) {
        if (value < least || value > most) {
            add(pointer, Sentence.of("eia.scenario.out-of-range").with("value", value).with("least", least).with("most", most));
        }
    }

    void checkSize(String pointer, Collection<?> list, int most) {
        if (list.size() > most) {
            add(pointer, Sentence.of("eia.scenario.too-many").with("count", list.size()).with("most", most));
        }
    }

    /** Checks the lengths of ids. */
    void checkIds(String pointer, Stream<String> ids) {
        ids.filter(id -> id != null && id.length() > LONGEST_ID).forEach(id ->
                add(pointer, Sentence.of("eia.scenario.long-id").with("count", id.length()).with("most", LONGEST_ID)));
    }

    /** An id as part of a JSON pointer. */
    static String pointerPart(String id) {
        return abbreviate(id).replace("~", "~0").replace("/", "~1");
    }

    /** A text of the request as part of a message. */
    static Argument argumentOf(String text) {
        return text == null ? new Argument.Phrase(Sentence.of("eia.scenario.nothing")) : new Argument.Text(abbreviate(text));
    }

    /** An id of the request, which may be missing, as part of a message. */
    static Argument argumentOf(Id id) {
        return argumentOf(Id.textOf(id));
    }

    /** A text of the request, truncated for a message. */
    static String abbreviate(String sent) {
        return sent == null ? "nothing" : sent.length() > LONGEST_NAME ? sent.substring(0, LONGEST_NAME) + "..." : sent;
    }
}
