package tercio.projections.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tercio.projections.sentence.WrittenExplanations.Part;

/** Each name of a step and each reason of a modifier that stands in the rulebook in Java stands in the catalogs, with the same English words. */
class ExplanationNamesTest {

    private static final Path RULEBOOKS = Path.of("..", "domain", "src", "main", "java", "tercio", "domain");
    private static final Path CATALOGS = Path.of("src", "main", "resources", "tercio", "projections");
    private static final Pattern NAME = Pattern.compile("(?<!Automatic)(?:Step|SingleRoll)\\.of\\(\"([^\"]+)\"\\s*,\\s*[^\\s](?![^;]{0,40}->|\\w+::)");
    private static final Pattern REASON = Pattern.compile("\\.add\\([\\w.]+,\\s*\"([^\"]+)\"\\s*,|new Modifier\\([^;\"]*?,\\s*\"([^\"]+)\"\\s*,");
    /** Names of the automatic steps of the sequence, which no explanation has. */
    private static final Pattern METHOD = Pattern.compile("[a-z]+[A-Z]\\w*");

    private static TreeSet<String> found(String rulebook, Pattern pattern) throws IOException {
        var found = new TreeSet<String>();
        try (var files = Files.walk(RULEBOOKS.resolve(rulebook))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                pattern.matcher(Files.readString(file)).results().forEach(result -> found.add(result.group(1) == null ? result.group(2) : result.group(1)));
            }
        }
        found.removeIf(text -> METHOD.matcher(text).matches());
        return found;
    }

    private static List<String> unknown(String rulebook, Part part, TreeSet<String> texts) {
        return texts.stream().filter(text -> WrittenExplanations.of(rulebook).orElseThrow().read(part, text, english -> List.of()).isEmpty()).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"eu", "eia"})
    void eachNameOfAStepStandsInTheCatalogs(String rulebook) throws IOException {
        var names = found(rulebook, NAME);

        assertThat(names).hasSizeGreaterThan(50).contains("retreat");
        assertThat(unknown(rulebook, Part.NAME, names)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"eu", "eia"})
    void eachReasonStandsInTheCatalogs(String rulebook) throws IOException {
        var reasons = found(rulebook, REASON);

        assertThat(reasons).hasSizeGreaterThan(15).contains("terrain");
        assertThat(unknown(rulebook, Part.REASON, reasons)).isEmpty();
    }

    /** Results are read back from the chapters that are listed beside the catalogs. */
    @ParameterizedTest
    @ValueSource(strings = {"eu", "eia"})
    void eachChapterWithResultsIsListed(String rulebook) throws IOException {
        var chapters = new TreeSet<String>();
        try (var files = Files.list(CATALOGS.resolve(rulebook).resolve("sentences"))) {
            for (var file : files.filter(each -> each.toString().endsWith("_en.properties")).toList()) {
                if (Files.readString(file).lines().anyMatch(line -> line.startsWith("result-"))) {
                    chapters.add(file.getFileName().toString().replace("_en.properties", ""));
                }
            }
        }

        assertThat(WrittenExplanations.chapters(rulebook)).contains("name").containsAll(chapters).allMatch(chapter -> Catalog.lines(rulebook + "." + chapter, Language.FR).isPresent());
    }
}
