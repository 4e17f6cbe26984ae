package tercio.domain.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The names of types on the wire and in storage. Renaming or moving a class does not change its name there.
 *
 * @param <T> the sealed family of commands or events
 */
public final class Vocabulary<T> {

    /**
     * One word.
     *
     * @param alias the word, such as {@code DeclareCampaign}
     * @param upcasters for each older version of its shape, from the first on, the upcaster to the next version
     */
    public record Word<T>(String alias, Class<? extends T> type, List<Upcaster> upcasters) {

        public Word {
            upcasters = List.copyOf(upcasters);
        }

        /** The current version of its shape, from 1. */
        public int version() {
            return upcasters.size() + 1;
        }
    }

    private final Map<String, Word<T>> byAlias = new LinkedHashMap<>();
    private final Map<Class<?>, Word<T>> byType = new LinkedHashMap<>();

    public static <T> Vocabulary<T> of(Class<T> family) {
        return new Vocabulary<>();
    }

    /**
     * Adds a word.
     *
     * @param upcasters one for each older version of its shape; none for its first version, as for every command
     */
    public Vocabulary<T> word(String alias, Class<? extends T> type, Upcaster... upcasters) {
        var word = new Word<T>(alias, type, List.of(upcasters));
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
                whole = whole.word(word.alias(), word.type(), word.upcasters().toArray(Upcaster[]::new));
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
