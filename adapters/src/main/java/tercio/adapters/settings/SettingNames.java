package tercio.adapters.settings;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.text.similarity.LevenshteinDistance;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * The names of settings: finds those that do not exist, and the nearest that does. A misspelt name would otherwise leave its default in
 * force without a word.
 */
final class SettingNames {

    /** The properties by which one process of the program tells the next. */
    private static final Set<String> OF_THE_PROGRAM = Set.of("tercio.parent", "tercio.started");
    /** Names that Spring Boot 4.1 takes below {@code spring.mail} and this program does not list. */
    private static final Set<String> MAIL_OF_SPRING = Set.of("default-encoding", "jndi-name", "protocol", "test-connection");
    private static final Set<String> MAIL_GROUPS = Set.of("properties.", "ssl.");
    /** Options of {@code serve} that may be taken for settings. */
    static final Set<String> OPTIONS = Set.of("address", "data", "demo", "lang", "port", "tables");
    private static final String OWN = "tercio.";
    private static final String MAIL = "spring.mail.";
    /** The share of a name that may be misspelt, one letter in so many. */
    private static final int LETTERS_OF_A_FAULT = 3;

    private static final LevenshteinDistance DISTANCE = LevenshteinDistance.getDefaultInstance();

    private SettingNames() {}

    /**
     * The faults of names that were given, a sentence each.
     *
     * @param names of properties, and of variables of the environment in capitals
     */
    static List<Sentence> unknown(Stream<String> names) {
        var keys = Settings.all().map(Setting::key).collect(Collectors.toSet());
        var variables = Settings.all().map(Setting::variable).collect(Collectors.toSet());
        return names.distinct().sorted().flatMap(name -> fault(name, name.equals(name.toUpperCase(Locale.ROOT)) ? variables : keys).stream()).toList();
    }

    private static Optional<Sentence> fault(String name, Set<String> known) {
        boolean variable = name.equals(name.toUpperCase(Locale.ROOT));
        boolean ours = isBelow(name, OWN, variable) || isBelow(name, MAIL, variable) && !isOfSpring(name, variable);
        if (!ours || known.contains(name) || OF_THE_PROGRAM.contains(name)) {
            return Optional.empty();
        }
        var option = OPTIONS.stream().filter(each -> name.equals(variable ? asVariable(OWN + each) : OWN + each)).findFirst();
        if (option.isPresent()) {
            return Optional.of(Sentence.of("program.settings.option").with("name", new Text(name)).with("option", new Text("--" + option.get())));
        }
        var nearest = known.stream().min(Comparator.comparingInt((String each) -> DISTANCE.apply(name, each)).thenComparing(Comparator.naturalOrder()))
                .filter(each -> DISTANCE.apply(name, each) <= name.length() / LETTERS_OF_A_FAULT);
        return Optional.of(Sentence.of("program.settings.unknown").with("name", new Text(abbreviate(name))).with("near", nearest.isPresent()).with("nearest", new Text(nearest.orElse(""))));
    }

    private static boolean isBelow(String name, String prefix, boolean variable) {
        return name.startsWith(variable ? asVariable(prefix) : prefix);
    }

    private static boolean isOfSpring(String name, boolean variable) {
        var rest = name.substring(MAIL.length());
        return MAIL_OF_SPRING.stream().anyMatch(each -> rest.equals(variable ? asVariable(each) : each) || rest.equals(asVariable(each).replace("_", "")))
                || MAIL_GROUPS.stream().anyMatch(each -> rest.startsWith(variable ? asVariable(each) : each));
    }

    private static String asVariable(String key) {
        return key.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
    }

    private static String abbreviate(String name) {
        return name.length() > 100 ? name.substring(0, 100) + "..." : name;
    }
}
