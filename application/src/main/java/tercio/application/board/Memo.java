package tercio.application.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What was hashed last at a place of the board: as long as the same object stands there, its digest is the same. */
final class Memo {

    /** A value of a map. */
    static final class Entry {
        final Memo memo = new Memo();
        Object value;
        byte[] digest;
    }

    final Map<Object, Entry> entries = new HashMap<>(2);
    /** Of the digests of the entries. */
    final Sum sum = new Sum();
    private final List<Memo> parts = new ArrayList<>(2);
    Object value;
    byte[] digest;

    /** Forgets the entries of a map but those of these keys. */
    void retain(Set<?> keys) {
        entries.entrySet().removeIf(entry -> {
            boolean gone = !keys.contains(entry.getKey());
            if (gone) {
                sum.remove(entry.getValue().digest);
            }
            return gone;
        });
    }

    /** The part of a record, or the element of a list, at a place. */
    Memo part(int at) {
        while (parts.size() <= at) {
            parts.add(new Memo());
        }
        return parts.get(at);
    }
}
