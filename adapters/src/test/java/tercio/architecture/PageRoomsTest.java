package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page is a frame for all rulebooks and a folder for each: the frame knows none of them. */
class PageRoomsTest {

    private static final Path SOURCE = Path.of("src", "main", "page", "src");
    private static final Path RULESETS = SOURCE.resolve("rulesets");

    private static final Pattern IMPORTED = Pattern.compile("(?:from|import\\()\\s*'(\\.[^']*)'");

    /** As a whole word or as a part of an identifier. */
    private static final Pattern WORD_OF_A_GAME = Pattern.compile(
            "(?i)stacks?\\b|countr(?:y|ies)|provinces?|fortress|siege|besieg|veteran|phasing|europ|france|spain|\\bers\\b|\\bLD\\b|campaign|corps");
    /** Statistics tell of sieges by the contract of the interface, whatever the rulebook calls them. */
    private static final Pattern OF_THE_CONTRACT = Pattern.compile("\\bsieges\\b|\\bSieges'|SiegeRow|Sièges'");
    private static final List<Path> STATISTICS = List.of(SOURCE.resolve("api/audit.ts"), SOURCE.resolve("text/statistics.ts"), SOURCE.resolve("text/fr/statistics.ts"),
            SOURCE.resolve("views/StatisticsTables.tsx"));
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|(?m)^\\s*//[^\\n]*", Pattern.DOTALL);

    private static List<Path> files(Path folder) throws IOException {
        try (var all = Files.walk(folder)) {
            return all.filter(file -> file.toString().matches(".*\\.tsx?")).toList();
        }
    }

    private static List<Path> frame() throws IOException {
        var frame = files(SOURCE).stream().filter(file -> !file.startsWith(RULESETS)).toList();
        assertThat(frame).as("files of the frame").hasSizeGreaterThan(80);
        return frame;
    }

    private static List<Path> imports(Path file) throws IOException {
        return IMPORTED.matcher(Files.readString(file)).results()
                .map(found -> file.resolveSibling(found.group(1)).normalize()).toList();
    }

    @Test
    void theFrameImportsNothingOfARulebook() throws IOException {
        for (var file : frame()) {
            assertThat(imports(file)).as(file.toString()).noneMatch(imported -> imported.startsWith(RULESETS));
        }
    }

    @Test
    void noRulebookImportsAnother() throws IOException {
        int imports = 0;
        for (var file : files(RULESETS)) {
            var own = RULESETS.resolve(RULESETS.relativize(file).getName(0));
            var imported = imports(file);
            imports += imported.size();
            assertThat(imported).as(file.toString()).noneMatch(each -> each.startsWith(RULESETS) && !each.startsWith(own));
        }
        assertThat(imports).isPositive();
    }

    @Test
    void theFrameNamesNoThingOfOneGame() throws IOException {
        var found = new ArrayList<String>();
        for (var file : frame()) {
            var text = COMMENT.matcher(Files.readString(file)).replaceAll("");
            (STATISTICS.contains(file) ? OF_THE_CONTRACT.matcher(text).replaceAll("") : text).lines().filter(line -> WORD_OF_A_GAME.matcher(line).find())
                    .map(line -> SOURCE.relativize(file) + ": " + line.strip()).forEach(found::add);
        }
        assertThat(found).isEmpty();
    }

    @Test
    void eachFolderIsAModule() throws IOException {
        try (var folders = Files.list(RULESETS)) {
            assertThat(folders.toList()).isNotEmpty().allSatisfy(folder ->
                    assertThat(folder.resolve("index.tsx")).content().contains("export default"));
        }
    }
}
