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

/** Each sentence of the command line stands in the catalogs of both languages, about the same things, and the program says it. */
class ProgramCatalogsTest {

    private static final Path CATALOGS = Path.of("src", "main", "resources", "tercio", "projections", "program", "sentences");
    private static final Path SOURCES = Path.of("src", "main", "java", "tercio", "adapters");
    private static final Pattern KEY = Pattern.compile("\"program\\.([a-z]+)\\.([a-z0-9]+(?:-[a-z0-9]+)*)\"");

    static List<String> chapters() throws IOException {
        try (var files = Files.list(CATALOGS)) {
            return files.map(file -> file.getFileName().toString().replaceAll("_.*", "")).distinct().sorted().toList();
        }
    }

    private static Map<String, String> lines(String chapter, Language language) {
        return new TreeMap<>(Catalog.lines("program." + chapter, language).orElse(Map.of()));
    }

    private static Set<String> sentences(Map<String, String> lines) {
        return lines.keySet().stream().filter(key -> !key.contains("@")).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The arguments of a sentence, with those of which a remark says that the language has no use for them. */
    private static Set<String> arguments(Map<String, String> lines, String key, Language language) {
        var all = new SentencePattern(lines.get(key), language).names().stream().map(name -> ArgumentForms.formOf(name).orElse(name)).collect(Collectors.toCollection(TreeSet::new));
        all.addAll(List.of(lines.getOrDefault(key + "@unused", "").split("[ ,]+")));
        all.remove("");
        return all;
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void bothLanguagesSayTheSame(String chapter) {
        var english = lines(chapter, Language.EN);
        var french = lines(chapter, Language.FR);

        assertThat(sentences(english)).isNotEmpty().isEqualTo(sentences(french));
        sentences(english).forEach(key -> assertThat(arguments(french, key, Language.FR)).as("%s.%s", chapter, key).isEqualTo(arguments(english, key, Language.EN)));
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void eachLineIsSaidAndEachSentenceHasALine(String chapter) throws IOException {
        var said = new TreeSet<String>();
        try (var files = Files.walk(SOURCES)) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                KEY.matcher(Files.readString(file)).results().filter(key -> key.group(1).equals(chapter)).forEach(key -> said.add(key.group(2)));
            }
        }

        assertThat(said).isEqualTo(sentences(lines(chapter, Language.EN)));
    }
}
