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
    /** The files with colours of a canvas, and the style of a file that is read without the page. */
    private static final Set<Path> PAINTED = Set.of(SOURCE.resolve("board/ground/ink.ts"), SOURCE.resolve("views/replay/replay.ts"));
    private static final String PALETTE = "colours.ts";

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|(?m)^\\s*//[^\\n]*", Pattern.DOTALL);
    private static final Pattern LITERAL = Pattern.compile("(?<![\\w&/.'\"]|\\$\\{)#[0-9a-fA-F]{3,8}\\b(?![-\\w])|\\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\\(");
    /** In a script, colours stand in quotes. */
    private static final Pattern QUOTED = Pattern.compile("[\"'`]#[0-9a-fA-F]{3,8}[\"'`]|[\"'`](?:rgba?|hsla?|oklch|oklab|lab|lch)\\(");
    /** Margins, paddings and gaps are made of tokens; nothing, a hairline and shares of the width need none. */
    private static final Pattern SPACE = Pattern.compile("(?<![\\w-])(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?:\\s*([^;}]+)");
    private static final Pattern LENGTH = Pattern.compile("(?<![\\w.-])-?(?:\\d*\\.)?\\d+(?:px|rem|em|ch|ex|pt)\\b");
    private static final String HAIRLINE = "1px";
    /** Sizes and weights of type; a line has its height beside its use. */
    private static final Pattern TYPE = Pattern.compile("(?<![\\w-])(font|font-size|font-weight|font-family):\\s*([^;}]+)");
    private static final Pattern LINE_HEIGHT = Pattern.compile("/[\\w.]+");
    private static final Pattern TYPE_TOKENS = Pattern.compile("(?:var\\(--[\\w-]+\\)\\s*)+|inherit|normal|0");
    /** Code in a sentence is as large as the sentence allows. */
    private static final String OF_THE_TEXT_AROUND = "em";
    /** Style sheets that a document takes without the one of the page. */
    private static final List<String> ALONE = List.of("docs.css", "main.css");

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

    @Test
    void spaceIsMadeOfTokens() throws IOException {
        var lengths = new ArrayList<String>();
        for (var file : styles()) {
            SPACE.matcher(text(file)).results().filter(space -> LENGTH.matcher(space.group(1)).results().anyMatch(length -> !length.group().equals(HAIRLINE)))
                    .forEach(space -> lengths.add(file + ": " + space.group()));
        }
        assertThat(lengths).isEmpty();
    }

    @Test
    void typeIsMadeOfTokens() throws IOException {
        var literals = new ArrayList<String>();
        for (var file : styles()) {
            TYPE.matcher(text(file)).results().filter(type -> {
                var value = LINE_HEIGHT.matcher(type.group(2)).replaceAll("").strip();
                return !TYPE_TOKENS.matcher(value).matches() && !(type.group(1).equals("font-size") && value.endsWith(OF_THE_TEXT_AROUND) && !value.endsWith("rem"));
            }).forEach(type -> literals.add(file + ": " + type.group()));
        }
        assertThat(literals).isEmpty();
    }

    @Test
    void whatStandsAloneBringsTheTokens() throws IOException {
        for (var sheet : ALONE) {
            assertThat(text(STYLE.resolve(sheet))).as(sheet).contains("@import \"./" + TOKENS + "\"");
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
