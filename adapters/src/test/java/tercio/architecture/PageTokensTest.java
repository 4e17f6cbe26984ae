package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The tokens of colour, space and type stand in one file, those of a rulebook in one of its own; what is painted has its colours in files of colours. */
class PageTokensTest {

    private static final Path PAGE = Path.of("src", "main", "page");
    private static final Path STYLE = PAGE.resolve("style");
    private static final Path SOURCE = PAGE.resolve("src");

    private static final String TOKENS = "tokens.css";
    /** What a canvas paints with, and the style of a file that is read without the page. */
    private static final Set<Path> PAINTED = Set.of(SOURCE.resolve("board/ground/ink.ts"), SOURCE.resolve("views/replay/replay.ts"));
    private static final String PALETTE = "colours.ts";

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|(?m)^\\s*//[^\\n]*", Pattern.DOTALL);
    private static final Pattern LITERAL = Pattern.compile("(?<![\\w&/.'\"]|\\$\\{)#[0-9a-fA-F]{3,8}\\b(?![-\\w])|\\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\\(");
    /** In a script, colours stand in quotes. */
    private static final Pattern QUOTED = Pattern.compile("[\"'`]#[0-9a-fA-F]{3,8}[\"'`]|[\"'`](?:rgba?|hsla?|oklch|oklab|lab|lch)\\(");
    private static final Pattern TOKEN = Pattern.compile("(?m)^\\s*(--[\\w-]+):");
    private static final Pattern USED = Pattern.compile("var\\((--[\\w-]+)");

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (var all = Files.walk(folder)) {
            return all.filter(file -> file.toString().matches(ending)).sorted().toList();
        }
    }

    private static List<Path> styles() throws IOException {
        var all = new ArrayList<>(files(STYLE, ".*\\.css"));
        all.addAll(files(SOURCE, ".*\\.css"));
        return all;
    }

    private static String text(Path file) throws IOException {
        return COMMENT.matcher(Files.readString(file)).replaceAll("");
    }

    private static List<String> found(Path file, Pattern pattern) throws IOException {
        return text(file).lines().filter(line -> pattern.matcher(line).find()).map(line -> file + ": " + line.strip()).toList();
    }

    @Test
    void noStyleSheetNamesAColourBesideTheTokens() throws IOException {
        var literals = new ArrayList<String>();
        for (var file : styles()) {
            if (!file.getFileName().toString().equals(TOKENS)) {
                literals.addAll(found(file, LITERAL));
            }
        }
        assertThat(literals).isEmpty();
    }

    @Test
    void noScriptNamesAColourBesideThePalettes() throws IOException {
        var literals = new ArrayList<String>();
        for (var file : files(SOURCE, ".*\\.tsx?")) {
            if (!file.getFileName().toString().equals(PALETTE) && !PAINTED.contains(file)) {
                literals.addAll(found(file, QUOTED));
            }
        }
        assertThat(literals).isEmpty();
    }

    @Test
    void eachTokenIsNamedOnceAndUsed() throws IOException {
        var used = new HashSet<String>();
        for (var file : styles()) {
            USED.matcher(text(file)).results().forEach(use -> used.add(use.group(1)));
        }
        for (var file : files(SOURCE, ".*\\.tsx?")) {
            USED.matcher(text(file)).results().forEach(use -> used.add(use.group(1)));
        }
        var page = names(STYLE.resolve(TOKENS));
        assertThat(used).containsAll(page);
        for (var file : files(SOURCE, ".*" + Pattern.quote(TOKENS))) {
            assertThat(names(file)).as(file.toString()).isNotEmpty().doesNotContainAnyElementsOf(page).allMatch(used::contains);
        }
    }

    private static List<String> names(Path tokens) throws IOException {
        var names = TOKEN.matcher(text(tokens)).results().map(name -> name.group(1)).collect(Collectors.toList());
        assertThat(names).as(tokens.toString()).doesNotHaveDuplicates();
        return names;
    }

    /** Sizes of the frame of a game, which its layout is made of. */
    @Test
    void theLayoutStandsInOneStyleSheet() throws IOException {
        var elsewhere = new ArrayList<String>();
        for (var file : styles()) {
            if (!file.endsWith("layout.css") && !file.endsWith("print.css") && !file.endsWith("components.css")) {
                elsewhere.addAll(found(file, Pattern.compile("(?:^|[\\s,}])\\.(?:table|stage|foot|column-tabs|action-bar|game-head)(?:\\s*\\{|,)|--(?:bar|column|status|asked):")));
            }
        }
        assertThat(elsewhere).isEmpty();
    }
}
