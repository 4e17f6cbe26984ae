package tercio.domain.eu.forces;

import java.util.Map;
import java.util.regex.Pattern;

/**
 * What players call a leader. An unnamed leader bears the code of his counter as his name, {@code Anonymous-G4}, in the tables, in
 * events and in the explanations of rulings; in all that is said of him he is {@code Anonymous General 4}.
 */
public final class LeaderTitle {

    private static final Pattern CODE = Pattern.compile("\\bAnonymous-([ACEG])([A-Z]|\\d+)\\b");

    /** What the letters of the codes stand for. G is on the counters of generals and of governors alike. */
    private static final Map<String, String> LETTERS = Map.of("A", "Admiral", "C", "Conquistador", "E", "Explorer", "G", "Leader");

    private LeaderTitle() {}

    /** The name, or for an unnamed leader his category with the number of his counter. */
    public static String of(String name, String category) {
        var code = CODE.matcher(name);
        return code.matches() ? title(Character.toUpperCase(category.charAt(0)) + category.substring(1), code.group(2)) : name;
    }

    /** A recorded text as it is shown. It does not say which of those with a G are generals, so that they are leaders there. */
    public static String in(String recorded) {
        return CODE.matcher(recorded).replaceAll(code -> title(LETTERS.get(code.group(1)), code.group(2)));
    }

    private static String title(String category, String number) {
        return "Anonymous " + category + " " + number;
    }
}
