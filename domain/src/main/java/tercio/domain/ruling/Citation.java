package tercio.domain.ruling;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The stable id of a rule, such as {@code EU-INT-LAND-4}. Modifiers, explanations, refusals and tests carry it, and
 * a {@link Rulebook} resolves it to a title and a place in the printed rules.
 *
 * @param id capital letters, digits and hyphens, at least two parts; a printed number of sections has its dots: {@code GW-7.5.2}
 */
public record Citation(String id) implements Comparable<Citation> {

    private static final Pattern ENTRY = Pattern.compile("(.+-.+)[-.]\\d+");

    public Citation {
        if (!hasForm(id)) {
            throw new IllegalArgumentException("not the id of a rule: " + id);
        }
    }

    /** Checks letter by letter, for speed: every modifier of every ruling creates a citation. */
    private static boolean hasForm(String id) {
        boolean numbers = false;
        int parts = 0;
        char before = '-';
        for (char letter : id.toCharArray()) {
            boolean digit = letter >= '0' && letter <= '9';
            boolean capital = letter >= 'A' && letter <= 'Z';
            boolean divides = letter == '-' || letter == '.' && parts > 0;
            if (!digit && !capital && !divides || divides && (before == '-' || before == '.') || capital && numbers) {
                return false;
            }
            numbers = letter == '.' || letter != '-' && numbers;
            parts += letter == '-' ? 1 : 0;
            before = letter;
        }
        return parts > 0 && before != '-' && before != '.' && id.charAt(0) >= 'A' && id.charAt(0) <= 'Z';
    }

    public static Citation of(String id) {
        return new Citation(id);
    }

    /** Parses a citation that a person wrote; empty if it does not have the form of one. */
    public static Optional<Citation> parse(String id) {
        return hasForm(id) ? Optional.of(new Citation(id)) : Optional.empty();
    }

    /** The citation of the {@code number}-th entry of the list that this rule heads; a printed number goes on with a dot. */
    public Citation entry(int number) {
        return new Citation(id + (id.indexOf('.') < 0 ? "-" : ".") + number);
    }

    /** The rule that heads the list of this entry; empty if the id does not end in a number. */
    public Optional<Citation> listHead() {
        var entry = ENTRY.matcher(id);
        return entry.matches() ? Optional.of(new Citation(entry.group(1))) : Optional.empty();
    }

    /** Whether this is an entry of the list that a rule heads. Compares letters, for speed: a check of a record asks it for each pair of rules. */
    public boolean isEntryOf(Citation head) {
        int number = head.id.length() + 1;
        if (id.length() <= number || !id.startsWith(head.id) || id.charAt(number - 1) != '-' && id.charAt(number - 1) != '.') {
            return false;
        }
        return id.chars().skip(number).allMatch(letter -> letter >= '0' && letter <= '9');
    }

    @Override
    public int compareTo(Citation other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}
