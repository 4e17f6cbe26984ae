package tercio.domain.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.domain.sentence.Sentence;

/**
 * A kind of change that an adjustment can hold. The fields describe it to players and programs, and the values are checked by them.
 *
 * @param title for players, a phrase
 */
public record ChangeKind<T extends Change>(Class<T> type, Sentence title, List<Part<T>> parts) {

    /** The length of an id that a change names. */
    public static final int LONGEST_ID = 64;

    /** A field and the value of it in a change; an {@code Optional} where the field may be left out. */
    public record Part<T>(ChangeField field, Function<T, Object> value) {}

    public ChangeKind {
        parts = List.copyOf(parts);
    }

    public static <T extends Change> ChangeKind<T> of(Class<T> type, Sentence title) {
        return new ChangeKind<>(type, title, List.of());
    }

    /** The kind on the wire: the name of the record in small letters with hyphens. */
    public static String word(Class<?> type) {
        return type.getSimpleName().replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    public String word() {
        return word(type);
    }

    public List<ChangeField> fields() {
        return parts.stream().map(Part::field).toList();
    }

    public ChangeKind<T> number(String name, Sentence label, int least, int most, Function<T, Object> value) {
        return with(new ChangeField.Number(name, label, false, least, most), value);
    }

    public ChangeKind<T> word(String name, Sentence label, List<String> of, Function<T, Object> value) {
        return with(new ChangeField.Word(name, label, false, of), value);
    }

    /** One of the constants of an enum whose words are its names in small letters with hyphens. */
    public ChangeKind<T> word(String name, Sentence label, Enum<?>[] of, Function<T, Object> value) {
        return word(name, label, words(of), value);
    }

    public ChangeKind<T> reference(String name, Sentence label, String to, Function<T, Object> value) {
        return with(new ChangeField.Reference(name, label, false, to), value);
    }

    public ChangeKind<T> with(ChangeField field, Function<T, Object> value) {
        var more = new ArrayList<>(parts);
        more.add(new Part<>(field, value));
        return new ChangeKind<>(type, title, more);
    }

    /** The words of constants. */
    public static List<String> words(Enum<?>[] constants) {
        return Stream.of(constants)
                .map(each -> each instanceof WireNamed named ? named.word() : each.name().toLowerCase(Locale.ROOT).replace('_', '-')).toList();
    }
}
