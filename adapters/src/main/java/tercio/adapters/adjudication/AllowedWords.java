package tercio.adapters.adjudication;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The words that one field may hold, and what each means.
 *
 * @param meanings at least one, in the order in which a refusal lists them
 */
public record AllowedWords<E>(Map<String, E> meanings) {

    /** The constants of a type under the words that they print as. */
    public static <E extends Enum<E>> AllowedWords<E> of(Class<E> type) {
        return of(type, Enum::toString);
    }

    /** Words that mean themselves. */
    public static AllowedWords<String> of(List<String> words) {
        var meanings = new LinkedHashMap<String, String>();
        words.forEach(word -> meanings.put(word, word));
        return new AllowedWords<>(meanings);
    }

    /** The constants under words of their own. */
    public static <E extends Enum<E>> AllowedWords<E> of(Class<E> type, Function<E, String> word) {
        var meanings = new LinkedHashMap<String, E>();
        for (var constant : type.getEnumConstants()) {
            meanings.put(word.apply(constant), constant);
        }
        return new AllowedWords<>(meanings);
    }

    /** The given values under words of their own. */
    public static <E> AllowedWords<E> of(List<E> values, Function<E, String> word) {
        var meanings = new LinkedHashMap<String, E>();
        values.forEach(value -> meanings.put(word.apply(value), value));
        return new AllowedWords<>(meanings);
    }

    Optional<E> find(String word) {
        return Optional.ofNullable(meanings.get(word));
    }

    /** The words, in the order in which a refusal lists them. */
    List<String> words() {
        return List.copyOf(meanings.keySet());
    }

    /** The word for a meaning; empty where none has it. */
    Optional<String> wordFor(E meaning) {
        return meanings.entrySet().stream().filter(word -> word.getValue().equals(meaning)).map(Map.Entry::getKey).findFirst();
    }

    /** A value with which reading goes on while faults are collected. */
    E standIn() {
        return meanings.values().iterator().next();
    }

    String list() {
        return String.join(", ", meanings.keySet());
    }
}
