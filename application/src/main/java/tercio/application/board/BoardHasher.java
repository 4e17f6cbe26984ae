package tercio.application.board;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.game.HashForm;
import tercio.domain.game.Ruleset;

/**
 * Hashes the boards of one game. It caches the hashes of the parts, so only the parts that changed since the last board are
 * hashed again. Not thread-safe.
 */
public final class BoardHasher {

    /** The version of the hash format. */
    private static final int VERSION = 1;
    /** Half of a SHA-256: it guards against mistakes, the chain of hashes guards against forgery. */
    private static final int BYTES = 16;

    private final Digest digest = new Digest();
    private HashCache board = new HashCache();

    /**
     * The hash of a board, prefixed with the versions that it depends on, such as {@code 1.1-5f0c...}.
     *
     * @param ruleset of the game
     */
    public String hash(Ruleset<?, ?, ?, ?> ruleset, Object state) {
        return prefix(ruleset) + HexFormat.of().formatHex(composite(state, board), 0, BYTES);
    }

    /** Whether a recorded hash has the current format, so that it can be compared. */
    public static boolean isComparable(Ruleset<?, ?, ?, ?> ruleset, String recorded) {
        return recorded.startsWith(prefix(ruleset));
    }

    private static String prefix(Ruleset<?, ?, ?, ?> ruleset) {
        return VERSION + "." + ruleset.boardVersion() + "-";
    }

    /** The digest of a record or collection, {@link Digest#NOTHING} where it says nothing. */
    private byte[] composite(Object value, HashCache memo) {
        if (memo.value != value || memo.digest == null) {
            memo.digest = switch (value) {
                case Record record -> record(record, memo);
                case Map<?, ?> map -> map(map, memo);
                case Set<?> set -> set(set, memo);
                case List<?> list -> list(list, memo);
                default -> throw new IllegalArgumentException("a board holds no " + value.getClass());
            };
            memo.value = value;
        }
        return memo.digest;
    }

    private byte[] record(Record record, HashCache memo) {
        var shape = RecordShape.of(record.getClass());
        var text = new Encoding('R');
        shape.kind(record).ifPresent(text::text);
        boolean says = shape.isKind();
        var form = record instanceof HashForm other ? other.hashForm() : record;
        var parts = RecordShape.of(form.getClass()).parts();
        for (int at = 0; at < parts.size(); at++) {
            var part = parts.get(at);
            var name = text.length();
            text.text(part.name());
            if (value(part.of(form), memo.part(at), text, part.primitive())) {
                says = true;
            } else {
                text.truncateTo(name);
            }
        }
        return says ? digest.hash(text) : Digest.NOTHING;
    }

    private byte[] list(List<?> list, HashCache memo) {
        if (list.isEmpty()) {
            return Digest.NOTHING;
        }
        var text = new Encoding('L');
        int at = 0;
        for (var element : list) {
            value(element, memo.part(at++), text, false);
        }
        return digest.hash(text);
    }

    private byte[] set(Set<?> set, HashCache memo) {
        if (set.isEmpty()) {
            return Digest.NOTHING;
        }
        var sum = new OrderFreeDigest();
        for (var element : set) {
            var text = new Encoding('e');
            value(element, new HashCache(), text, false);
            sum.add(digest.hash(text));
        }
        return digest.hash(new Encoding('S').number(set.size()).bytes(sum.bytes()));
    }

    /**
     * The digest of a map. Each entry is hashed by itself and the hashes are added, so the order does not matter and a
     * changed entry costs one hash.
     */
    private byte[] map(Map<?, ?> map, HashCache memo) {
        if (map.isEmpty()) {
            memo.retain(Set.of());
            return Digest.NOTHING;
        }
        for (var entry : map.entrySet()) {
            var known = memo.entries.computeIfAbsent(entry.getKey(), key -> new HashCache.Entry());
            if (known.digest == null || known.value != entry.getValue()) {
                var text = new Encoding('m');
                value(entry.getKey(), new HashCache(), text, false);
                value(entry.getValue(), known.memo, text, false);
                if (known.digest != null) {
                    memo.sum.remove(known.digest);
                }
                known.value = entry.getValue();
                known.digest = digest.hash(text);
                memo.sum.add(known.digest);
            }
        }
        if (memo.entries.size() > map.size()) {
            memo.retain(map.keySet());
        }
        return digest.hash(new Encoding('M').number(map.size()).bytes(memo.sum.bytes()));
    }

    /**
     * Writes a value.
     *
     * @param primitive whether 0 and false are defaults of its type, which say nothing
     * @return whether it says anything
     */
    private boolean value(Object value, HashCache memo, Encoding text, boolean primitive) {
        if (value instanceof Optional<?> optional && optional.isPresent()) {
            value(optional.get(), memo, text.present(), false);
            return true;
        }
        return ScalarValue.write(value, text, primitive).orElseGet(() -> {
            byte[] digested = composite(value, memo);
            text.bytes(digested);
            return digested != Digest.NOTHING;
        });
    }
}
