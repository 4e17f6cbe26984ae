package tercio.domain.sentence;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One or several sentences that are to be read aloud, in no language yet. */
public sealed interface Sentence {

    /** A sentence, or a phrase within one, by its key. */
    static Keyed of(String key) {
        return new Keyed(key, Map.of());
    }

    /** A text that is shown as it stands, whatever the language. */
    static Sentence ofText(String text) {
        return new Written(text);
    }

    /** Several sentences, one after the other. */
    static Sentence several(List<? extends Sentence> sentences) {
        return sentences.size() == 1 ? sentences.getFirst() : new Several(List.copyOf(sentences));
    }

    /** The text of a written one, the key of one of the catalogs: for records and tests, where nobody reads the catalogs. */
    default String textOrKey() {
        return switch (this) {
            case Written(var text) -> text;
            case Keyed keyed -> keyed.key();
            case Several(var several) -> several.stream().map(Sentence::textOrKey).collect(Collectors.joining(" "));
        };
    }

    /**
     * A sentence of the catalogs.
     *
     * @param key rulebook, chapter and sentence: {@code eu.siege.lifted}
     * @param arguments in the order in which they were given
     */
    record Keyed(String key, Map<String, Argument> arguments) implements Sentence {

        public Keyed {
            arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
        }

        /** The same sentence with one more argument. */
        public Keyed with(String name, Argument argument) {
            var more = new LinkedHashMap<>(arguments);
            more.put(name, argument);
            return new Keyed(key, more);
        }

        /** The same sentence with a number. */
        public Keyed with(String name, int count) {
            return with(name, new Argument.Count(count));
        }

        /** The same sentence with a word by which the catalogs choose between its forms. */
        public Keyed with(String name, String word) {
            return with(name, new Argument.Word(word));
        }

        /** The same sentence with a word by which the catalogs choose: {@code yes} or {@code no}. */
        public Keyed with(String name, boolean yes) {
            return with(name, new Argument.Word(yes ? "yes" : "no"));
        }

        /** The same sentence with a phrase within it. */
        public Keyed with(String name, Keyed phrase) {
            return with(name, new Argument.Phrase(phrase));
        }
    }

    /** A text of a rulebook without catalogs. */
    record Written(String text) implements Sentence {}

    /** Several sentences, one after the other. */
    record Several(List<Sentence> sentences) implements Sentence {}
}
