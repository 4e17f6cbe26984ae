package tercio.projections.sentence;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/**
 * The words of the printed tables of a rulebook for readers: labels of rows and columns, and cells. A figure, and a word that no catalog has,
 * reads as it is printed. Safe for use by several threads.
 */
public final class TableTexts {

    private static final Map<String, TableTexts> KNOWN = new ConcurrentHashMap<>();
    /** Several words in one cell. */
    private static final Pattern BAR = Pattern.compile("\\|");
    /** A longer text stays as it is. */
    private static final int LONGEST = 200;
    /** The number of texts that are remembered. */
    private static final int KEPT = 5_000;

    private final ReadableTexts words;
    private final Map<String, Optional<Sentence.Keyed>> read = new ConcurrentHashMap<>();

    private TableTexts(String rulebook) {
        words = new ReadableTexts().with(rulebook + ".printed", "");
    }

    /** The words of the tables of the rulebook in which a rule stands. */
    public static TableTexts of(Citation rule) {
        return KNOWN.computeIfAbsent(rule.id().substring(0, rule.id().indexOf('-')).toLowerCase(Locale.ROOT), TableTexts::new);
    }

    /** A label or a cell as a reader of a language reads it. */
    public String text(String printed, Language language) {
        return language == Language.EN || printed.length() > LONGEST ? printed
                : BAR.splitAsStream(printed).map(word -> sentence(word).map(Texts.in(language)::phrase).orElse(word)).collect(Collectors.joining(", "));
    }

    /** Several labels or cells. */
    public List<String> texts(List<String> printed, Language language) {
        return printed.stream().map(each -> text(each, language)).toList();
    }

    private Optional<Sentence.Keyed> sentence(String printed) {
        var before = read.get(printed);
        if (before != null) {
            return before;
        }
        var found = new TextReader(words, name -> List.of()).read(printed, words);
        if (read.size() < KEPT) {
            read.put(printed, found);
        }
        return found;
    }
}
