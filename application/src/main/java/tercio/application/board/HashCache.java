package tercio.application.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The object hashed last at a place of the board, with its digest, which is reused as long as the same object stands
 * there.
 */
final class HashCache {

    /** A value of a map. */
    static final class Entry {
        final HashCache memo = new HashCache();
        Object value;
        byte[] digest;
    }

    final Map<Object, Entry> entries = new HashMap<>(2);
    /** The sum of the digests of the entries. */
    final OrderFreeDigest sum = new OrderFreeDigest();
    private final List<HashCache> parts = new ArrayList<>(2);
    Object value;
    byte[] digest;

    /** Drops all entries of a map except those with these keys. */
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
    HashCache part(int at) {
        while (parts.size() <= at) {
            parts.add(new HashCache());
        }
        return parts.get(at);
    }
}
