package tercio.domain.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The words under which types go over the wire and into storage. A class may be renamed or moved; its word stays.
 *
 * @param <T> the sealed family of commands or events
 */
public final class Vocabulary<T> {

    /**
     * One word.
     *
     * @param alias the word, such as {@code DeclareCampaign}
     * @param version the version of its shape that is written now, from 1
     */
    public record Word<T>(String alias, int version, Class<? extends T> type) {}

    private final Map<String, Word<T>> byAlias = new LinkedHashMap<>();
    private final Map<Class<?>, Word<T>> byType = new LinkedHashMap<>();

    public static <T> Vocabulary<T> of(Class<T> family) {
        return new Vocabulary<>();
    }

    /** The vocabulary with one word more, in its first version. */
    public Vocabulary<T> word(String alias, Class<? extends T> type) {
        return word(alias, 1, type);
    }

    public Vocabulary<T> word(String alias, int version, Class<? extends T> type) {
        var word = new Word<T>(alias, version, type);
        if (byAlias.containsKey(alias) || byType.containsKey(type)) {
            throw new IllegalArgumentException(alias + " or " + type + " has a word already");
        }
        var more = new Vocabulary<T>();
        more.byAlias.putAll(byAlias);
        more.byType.putAll(byType);
        more.byAlias.put(alias, word);
        more.byType.put(type, word);
        return more;
    }

    /** The words of several families that have a parent in common, in order. */
    public static <T> Vocabulary<T> union(List<? extends Vocabulary<? extends T>> parts) {
        var whole = new Vocabulary<T>();
        for (var part : parts) {
            for (var word : part.byAlias.values()) {
                whole = whole.word(word.alias(), word.version(), word.type());
            }
        }
        return whole;
    }

    public Optional<Word<T>> find(String alias) {
        return Optional.ofNullable(byAlias.get(alias));
    }

    /** The word of an object's type; every type of the family must have one. */
    public Word<T> of(T spoken) {
        var word = byType.get(spoken.getClass());
        if (word == null) {
            throw new IllegalArgumentException("no word for " + spoken.getClass());
        }
        return word;
    }

    public Iterable<Word<T>> words() {
        return byAlias.values();
    }
}
