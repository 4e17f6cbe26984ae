package tercio.adapters.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.settings.Setting;
import tercio.adapters.settings.Settings;

/** The documentation can be read: short pages, short sentences, links that lead somewhere, names that are those of the page and of the code. */
class DocsTest {

    private static final int LINES = 150;
    private static final int WORDS = 35;
    private static final Path PAGE = Path.of("src/main/page/src");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)]+)\\)");
    private static final Pattern BUTTON = Pattern.compile("(?<![*\\w/])\\*([^*\\n]+)\\*(?!\\*)");
    private static final Pattern KEY = Pattern.compile("\\b((?:tercio|spring)\\.[a-z][a-z-]*(?:\\.[a-z][a-z-]*)*)(?![a-zA-Z/.-]*\\.(?:jar|aot|mv))");
    private static final Pattern VARIABLE = Pattern.compile("\\b(?:TERCIO|SPRING)_[A-Z_]+\\b");

    static Stream<Path> pages() {
        return DocsFiles.pages();
    }

    /** Generated parts are as long as what they tell: the changes of the rules grow with every edition. */
    @ParameterizedTest
    @MethodSource("pages")
    void aPageIsShort(Path page) {
        assertThat(DocsFiles.written(page).lines().count()).as("lines of %s", page).isLessThanOrEqualTo(LINES);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void aSentenceIsShort(Path page) {
        assertThat(sentences(DocsFiles.prose(page))).allSatisfy(sentence -> assertThat(words(sentence)).as(sentence).isLessThanOrEqualTo(WORDS));
    }

    @Test
    void aLongSentenceIsFound() {
        var one = "word ".repeat(36) + "end.";
        assertThat(sentences("Short. " + one + "\n\n- " + one)).filteredOn(sentence -> words(sentence) > WORDS).hasSize(2);
    }

    /** Paragraphs, list items and cells of tables, cut into sentences. */
    private static List<String> sentences(String prose) {
        var sentences = new ArrayList<String>();
        for (var paragraph : prose.split("\\n\\s*\\n")) {
            for (var item : paragraph.split("\\n(?=\\s*(?:[-*|]|\\d+\\.))")) {
                var cells = item.strip().startsWith("|") ? item.split("\\|") : new String[] {item};
                Arrays.stream(cells).map(cell -> LINK.matcher(cell).replaceAll("]")).flatMap(cell -> Arrays.stream(cell.split("(?<=[.!?:])\\s+"))).forEach(sentences::add);
            }
        }
        return sentences;
    }

    private static long words(String sentence) {
        return Arrays.stream(sentence.split("\\s+")).filter(word -> word.matches(".*[\\p{L}\\p{N}].*")).count();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void aLinkLeadsToAFileAndItsHeading(Path page) {
        LINK.matcher(DocsFiles.text(page)).results().map(found -> found.group(1)).filter(to -> !to.contains(":")).forEach(to -> {
            var parts = to.split("#", 2);
            var file = parts[0].isEmpty() ? page : page.resolveSibling(parts[0]).normalize();
            assertThat(file).as("%s of %s", to, page).exists();
            if (parts.length > 1) {
                assertThat(DocsFiles.text(file).lines().filter(line -> line.startsWith("#"))
                        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(java.util.Locale.ROOT).replaceAll("[^a-z0-9 -]", "").replace(' ', '-')))
                        .as("%s of %s", to, page).contains(parts[1]);
            }
        });
    }

    @Test
    void everyPageStandsInTheTableOfContentsAndInTheJar() {
        var listed = LINK.matcher(DocsFiles.text(DocsFiles.FOLDER.resolve("index.md"))).results().map(found -> found.group(1)).toList();
        assertThat(pages().map(page -> DocsFiles.FOLDER.relativize(page).toString()).filter(page -> !page.equals("index.md")))
                .containsExactlyInAnyOrderElementsOf(listed);
        assertThat(pages().flatMap(page -> LINK.matcher(DocsFiles.text(page)).results().map(found -> found.group(1)))
                .filter(to -> to.endsWith(".png") || to.endsWith(".svg")).map(to -> Path.of(to).getFileName().toString()).distinct().toList())
                .isNotEmpty().allSatisfy(picture -> assertThat(DocsLibrary.picture(picture)).as(picture).isPresent());
    }

    /** Words in italics are a text of the page. */
    @ParameterizedTest
    @MethodSource("pages")
    void theNamesAreThoseOfThePage(Path page) throws IOException {
        var texts = texts();
        BUTTON.matcher(DocsFiles.prose(page)).results().map(found -> found.group(1)).forEach(name ->
                assertThat(texts.contains("'" + name + "'") || texts.contains("`" + name + " ")).as("'%s' in %s is no text of the page", name, page).isTrue());
    }

    private static String texts() throws IOException {
        try (var files = Files.walk(PAGE)) {
            return files.filter(file -> file.toString().matches(".*/text/[a-zA-Z]+\\.ts")).map(DocsFiles::text).collect(Collectors.joining("\n"));
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void theSettingsExist(Path page) {
        var text = DocsFiles.text(page);
        var keys = Settings.all().map(Setting::key).collect(Collectors.toSet());
        var named = KEY.matcher(text).results().map(found -> found.group(1)).filter(key -> !key.matches("tercio\\.(domain|adapters|application|projections|jar|aot|mv|docs|conf|service).*"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(named).allSatisfy(key -> assertThat(keys.stream().anyMatch(known -> known.equals(key) || known.startsWith(key + "."))).as(key).isTrue());
        var variables = Settings.all().map(Setting::variable).collect(Collectors.toSet());
        assertThat(VARIABLE.matcher(text).results().map(found -> found.group())).allMatch(variables::contains);
    }

    /** With {@code -Dtercio.docs.write=true} the parts are written anew. */
    @ParameterizedTest
    @MethodSource("pages")
    void theGeneratedPartsAreThoseOfTheCode(Path page) throws IOException {
        var text = DocsFiles.text(page);
        var written = GeneratedDocs.written(text);
        if (Boolean.getBoolean("tercio.docs.write")) {
            Files.writeString(page, written);
        } else {
            assertThat(text).as("write it anew by -Dtercio.docs.write=true with this test").isEqualTo(written);
        }
    }

    @Test
    void everyGeneratedPartStandsOnAPage() {
        var all = pages().map(DocsFiles::text).collect(Collectors.joining());
        assertThat(GeneratedDocs.names()).allSatisfy(name -> assertThat(all).contains("<!-- generated: " + name + " -->"));
    }

    /** A block of code is run, or held against the program, or it is one of those that build and start it. */
    @ParameterizedTest
    @MethodSource("pages")
    void everyBlockIsChecked(Path page) {
        var starts = Set.of("mvn", "java", "alias", "JDK_JAVA_OPTIONS");
        assertThat(DocsFiles.blocks(page)).allSatisfy(block -> assertThat(
                Stream.of("sh run", "json answer", "json command", "json event", "json odds", "json adjustment", "json notice", "java",
                        // BalancersTest runs these.
                        "haproxy", "nginx").anyMatch(block::is)
                        || block.marker().isEmpty() || block.is("sh") && block.text().lines().allMatch(line -> starts.contains(line.split("[ =]")[0])))
                .as("the marker '%s' in %s", block.marker(), page).isTrue());
    }

    /** BalancersTest runs the configuration of the balancer. */
    @Test
    void theProxyIsConfiguredAsTheBalancerThatIsTried() {
        var tried = DocsFiles.blocks(DocsFiles.FOLDER.resolve("operator/balancer.md")).stream().filter(block -> block.is("nginx")).findFirst().orElseThrow().text();
        var told = DocsFiles.blocks(DocsFiles.FOLDER.resolve("operator/proxy.md")).stream().filter(block -> block.text().startsWith("location")).findFirst().orElseThrow().text();
        assertThat(told.lines().map(String::strip).filter(line -> !line.startsWith("proxy_pass")).toList()).contains("client_max_body_size 64m;")
                .isSubsetOf(tried.lines().map(String::strip).toList());
    }

    /** The first release of the changelog is the one that is built, with the newest version of the tables. */
    @Test
    void theChangelogHasTheReleaseAndItsTables() throws IOException {
        var newest = Pattern.compile("\\| (\\d+\\.\\d+\\.\\d+) \\| (\\d+) \\|").matcher(DocsFiles.text(DocsFiles.FOLDER.resolve("changelog.md"))).results().findFirst().orElseThrow();
        assertThat(DocsFiles.text(Path.of("..", "pom.xml"))).contains("<version>" + newest.group(1) + "</version>");
        try (var migrations = Files.walk(Path.of("src/main/resources/db"))) {
            assertThat(migrations.map(file -> Pattern.compile("V(\\d+)__.*\\.sql").matcher(file.getFileName().toString())).filter(Matcher::matches)
                    .mapToInt(version -> Integer.parseInt(version.group(1))).max()).hasValue(Integer.parseInt(newest.group(2)));
        }
    }

    @Test
    void theNoticesNameWhatThePageNames() {
        var notices = DocsFiles.text(DocsFiles.FOLDER.resolve("notices.md"));
        assertThat(List.of("GeoNames", "CC BY 4.0", "Natural Earth", "Michael Bostock", "FogiaFr", "Pere Villega Montenegro", "MIT")).allSatisfy(name -> {
            assertThat(notices).contains(name);
            assertThat(DocsFiles.text(PAGE.resolve("text/enLater.ts"))).contains(name);
            assertThat(DocsFiles.text(PAGE.resolve("text/fr/around.ts"))).contains(name);
        });
    }
}
