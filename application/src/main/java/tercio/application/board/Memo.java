package tercio.application.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What was hashed last at a place of the board: as long as the same object stands there, its digest is the same. */
final class Memo {

    /** A value of a map. */
    static final class Entry {
        final Memo memo = new Memo();
        Object value;
        byte[] digest;
    }

    final Map<Object, Entry> entries = new HashMap<>(2);
    private final List<Memo> parts = new ArrayList<>(2);
    Object value;
    byte[] digest;

    /** The part of a record, or the element of a list, at a place. */
    Memo part(int at) {
        while (parts.size() <= at) {
            parts.add(new Memo());
        }
        return parts.get(at);
    }
}
