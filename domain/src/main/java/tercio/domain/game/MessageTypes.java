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
public final class MessageTypes<T> {

    /**
     * One word.
     *
     * @param alias the word, such as {@code DeclareCampaign}
     * @param upcasters for each older version of its shape, from the first on, the upcaster to the next version
     */
    public record MessageType<T>(String alias, Class<? extends T> type, List<Upcaster> upcasters) {

        public MessageType {
            upcasters = List.copyOf(upcasters);
        }

        /** The current version of its shape, from 1. */
        public int version() {
            return upcasters.size() + 1;
        }
    }

    private final Map<String, MessageType<T>> byAlias = new LinkedHashMap<>();
    private final Map<Class<?>, MessageType<T>> byType = new LinkedHashMap<>();

    public static <T> MessageTypes<T> of(Class<T> family) {
        return new MessageTypes<>();
    }

    /**
     * Adds a word.
     *
     * @param upcasters one for each older version of its shape; none for its first version, as for every command
     */
    public MessageTypes<T> with(String alias, Class<? extends T> type, Upcaster... upcasters) {
        var word = new MessageType<T>(alias, type, List.of(upcasters));
        if (byAlias.containsKey(alias) || byType.containsKey(type)) {
            throw new IllegalArgumentException(alias + " or " + type + " has a word already");
        }
        var more = new MessageTypes<T>();
        more.byAlias.putAll(byAlias);
        more.byType.putAll(byType);
        more.byAlias.put(alias, word);
        more.byType.put(type, word);
        return more;
    }

    /** The words of several families that have a parent in common, in order. */
    public static <T> MessageTypes<T> union(List<? extends MessageTypes<? extends T>> parts) {
        var whole = new MessageTypes<T>();
        for (var part : parts) {
            for (var word : part.byAlias.values()) {
                whole = whole.with(word.alias(), word.type(), word.upcasters().toArray(Upcaster[]::new));
            }
        }
        return whole;
    }

    public Optional<MessageType<T>> find(String alias) {
        return Optional.ofNullable(byAlias.get(alias));
    }

    /** The word of an object's type; every type of the family must have one. */
    public MessageType<T> of(T spoken) {
        var word = byType.get(spoken.getClass());
        if (word == null) {
            throw new IllegalArgumentException("no word for " + spoken.getClass());
        }
        return word;
    }

    /** The word of a type of the family; every type must have one. */
    public String aliasOf(Class<? extends T> type) {
        var word = byType.get(type);
        if (word == null) {
            throw new IllegalArgumentException("no word for " + type);
        }
        return word.alias();
    }

    public Iterable<MessageType<T>> all() {
        return byAlias.values();
    }
}
