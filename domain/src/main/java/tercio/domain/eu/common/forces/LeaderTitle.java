package tercio.domain.eu.common.forces;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The names of leaders for players. In the tables, in events and in the explanations of rulings an unnamed leader has the code of
 * his counter as his name, {@code Anonymous-G4}; in sentences he is {@code Anonymous General 4}.
 */
public final class LeaderTitle {

    private static final Pattern CODE = Pattern.compile("\\bAnonymous-([ACEG])([A-Z]|\\d+)\\b");

    /** The meanings of the letters of the codes. G is on the counters of generals and of governors alike. */
    private static final Map<String, String> LETTERS = Map.of("A", "Admiral", "C", "Conquistador", "E", "Explorer", "G", "Leader");

    /**
     * The code of an unnamed leader.
     *
     * @param category in the words of the catalogs: {@code admiral}, {@code leader}
     * @param number the number or letter of his counter
     */
    public record Code(String category, String number) {}

    private LeaderTitle() {}

    /** The name, or for an unnamed leader his category with the number of his counter. */
    public static String of(String name, String category) {
        var code = CODE.matcher(name);
        return code.matches() ? title(Character.toUpperCase(category.charAt(0)) + category.substring(1), code.group(2)) : name;
    }

    /** The code that stands for a name; empty for the name of a leader. */
    public static Optional<Code> ofCode(String name) {
        var code = CODE.matcher(name);
        return code.matches() ? Optional.of(new Code(LETTERS.get(code.group(1)).toLowerCase(Locale.ROOT), code.group(2))) : Optional.empty();
    }

    /**
     * A recorded text with names in place of codes. It does not say whether a code with a G is of a general, so these
     * are called leaders.
     */
    public static String replaceCodes(String recorded) {
        return CODE.matcher(recorded).replaceAll(code -> title(LETTERS.get(code.group(1)), code.group(2)));
    }

    private static String title(String category, String number) {
        return "Anonymous " + category + " " + number;
    }
}
