package tercio.domain.sentence;

import java.util.List;
import java.util.stream.Collectors;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;

/** The subject or an object of a sentence. The catalogs ask an argument for its form: {@code who}, {@code whoOf}, {@code whoNumber}. */
public sealed interface Argument {

    /** A sentence within another one. */
    static Argument of(Sentence sentence) {
        return switch (sentence) {
            case Sentence.Keyed keyed -> new Phrase(keyed);
            case Sentence.Written(var text) -> new Text(text);
            case Sentence.Several(var several) -> new Text(several.stream().map(Sentence::textOrKey).collect(Collectors.joining(" ")));
        };
    }

    /** A whole number. */
    record Count(int count) implements Argument {}

    /**
     * A number with parts: {@code 2 2/3}.
     *
     * @param parts 0 or more
     * @param whole the number of parts that are one, 1 or more
     */
    record Amount(int parts, int whole) implements Argument {

        /** The number as players write it: {@code 2 2/3}, {@code 1/3}, {@code 0}. */
        public String text() {
            int full = parts / whole;
            int rest = parts % whole;
            return rest == 0 ? String.valueOf(full) : (full == 0 ? "" : full + " ") + rest + "/" + whole;
        }
    }

    /**
     * A name with a form of its own in each language.
     *
     * @param kind the kind of the named thing, a word of the catalogs: {@code country}
     * @param printed as it is printed on the map or the counter; read so where a language has no name of its own
     */
    record Name(String kind, String id, String printed) implements Argument {}

    /** A word by which the catalogs choose between the forms of a sentence; never read itself. */
    record Word(String word) implements Argument {}

    /** A text that stays as it is: what a player wrote, or what is printed alike in all languages. */
    record Text(String text) implements Argument {}

    /** A phrase of the catalogs. */
    record Phrase(Sentence.Keyed sentence) implements Argument {}

    /** Several of them: {@code a, b and c}. */
    record Items(List<Argument> items) implements Argument {

        public Items {
            items = List.copyOf(items);
        }
    }
}
