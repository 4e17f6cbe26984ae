package tercio.projections.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each sentence of each chapter stands in the catalogs of all languages, about the same things, and the rulebook says it. */
class SentenceCatalogsTest {

    private static final Path CATALOGS = Path.of("src", "main", "resources", "tercio", "projections");
    /** Folders whose code says sentences: the rulebooks, the events that every game has, the answers to questions about them, and the checks of new games. */
    private static final List<Path> NARRATORS = List.of(Path.of("..", "domain", "src", "main", "java", "tercio", "domain"), Path.of("src", "main", "java", "tercio", "projections"),
            Path.of("..", "application", "src", "main", "java", "tercio", "application"),
            Path.of("..", "adapters", "src", "main", "java", "tercio", "adapters"));
    private static final Pattern FILE = Pattern.compile("(\\w+)/sentences/(\\w+)_(\\w+)\\.properties");
    private static final Pattern KEY = Pattern.compile("\"(?:[a-z]+\\.[a-z]+\\.)?([a-z0-9]+(?:-[a-z0-9]+)*)\"");

    private static final Pattern READ_BACK = Pattern.compile("(?!kernel\\.).*\\.(step|reason|older)|.*\\.(printed|schema)");

    /** The chapters that have a catalog in any language. */
    static List<String> chapters() throws IOException {
        try (var files = Files.walk(CATALOGS)) {
            return files.map(file -> FILE.matcher(CATALOGS.relativize(file).toString())).filter(java.util.regex.Matcher::matches)
                    .filter(file -> !file.group(2).equals("names")).map(file -> file.group(1) + "." + file.group(2)).distinct().sorted().toList();
        }
    }

    private static Map<String, String> lines(String chapter, Language language) {
        return new TreeMap<>(Catalog.lines(chapter, language).orElse(Map.of()));
    }

    /** The arguments of a pattern, whichever of their forms it asks for. */
    private static TreeSet<String> arguments(String line, Language language) {
        return new SentencePattern(line, language).names().stream().map(name -> ArgumentForms.formOf(name).orElse(name)).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void bothLanguagesSayTheSame(String chapter) {
        var english = lines(chapter, Language.EN);
        var french = lines(chapter, Language.FR);

        assertThat(sentences(french)).isEqualTo(sentences(english));
        sentences(english).forEach(key -> assertThat(all(french, key, Language.FR)).as("%s.%s", chapter, key).isEqualTo(all(english, key, Language.EN)));
    }

    /** The arguments of a sentence, with those of which a remark says that the language has no use for them. */
    private static Set<String> all(Map<String, String> lines, String key, Language language) {
        var all = arguments(lines.get(key), language);
        all.addAll(List.of(lines.getOrDefault(key + "@unused", "").split("[ ,]+")));
        all.remove("");
        return all;
    }

    private static Set<String> sentences(Map<String, String> lines) {
        return lines.keySet().stream().filter(key -> !key.contains("@")).collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * The chapters whose sentences code says; names of steps, reasons, older results and words of printed tables are read back
     * from English words, and fields of a scenario are described by their names.
     */
    static List<String> saidChapters() throws IOException {
        return chapters().stream().filter(chapter -> !READ_BACK.matcher(chapter).matches()).toList();
    }

    /** A line that nobody says is deleted. */
    @ParameterizedTest
    @MethodSource("saidChapters")
    void eachLineIsSaidByTheRulebook(String chapter) throws IOException {
        var said = new TreeSet<String>();
        for (var folder : NARRATORS) {
            try (var files = Files.walk(folder)) {
                for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    var text = Files.readString(file);
                    // Some narrators tell for several chapters.
                    if (text.contains("\"" + chapter + ".") || text.contains("chapter + \"")) {
                        KEY.matcher(text).results().forEach(found -> said.add(found.group(1)));
                    }
                }
            }
        }

        assertThat(said).containsAll(sentences(lines(chapter, Language.EN)));
    }
}
