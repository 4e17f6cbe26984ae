package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Comments name their subject first: neither a comment nor a paragraph nor the text of a parameter or result begins with a question word. */
class CommentsTest {

    private static final Path PAGE = Path.of("src", "main", "page");
    /** The sources and tests of all modules and of the page. */
    private static final List<Path> FOLDERS = Stream.concat(
            Stream.of("domain", "application", "projections", "adapters").flatMap(module -> Stream.of(Path.of("..", module, "src", "main", "java"), Path.of("..", module, "src", "test", "java"))),
            Stream.of(Path.of("bench", "src"), Path.of("cartography", "src"), Path.of("dist", "src"), PAGE.resolve("src"), PAGE.resolve("style"), PAGE.resolve("test"))).toList();
    private static final String QUESTION = "(?:Wh(?:at|ere|o|om|ose|en|y|ich)|How)(?:ever)?\\b";
    /** A block, lines of comments one below the other, or the comment at the end of a line of code. */
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|(?m:^[ \\t]*//[^\\n]*(?:\\n[ \\t]*//[^\\n]*)*)|(?<=[;{}(),\\w] )//[^\\n]*", Pattern.DOTALL);
    /** A text of a program, such as the example below. */
    private static final Pattern TEXT_BLOCK = Pattern.compile("\"{3}.*?\"{3}", Pattern.DOTALL);
    private static final Pattern MARKS = Pattern.compile("(?m)^[ \\t]*(?:/\\*+|\\*/|\\*|//)|\\*/");
    private static final Pattern BEGINNING = Pattern.compile("(?:\\A\\s*|<p>\\s*)" + QUESTION + "|@(?:param\\s+\\S+|return)\\s+(?i:" + QUESTION + ")");

    @Test
    void noCommentBeginsWithAQuestionWord() throws IOException {
        var found = new ArrayList<String>();
        int comments = 0;
        for (var file : files()) {
            var all = comments(TEXT_BLOCK.matcher(Files.readString(file)).replaceAll(""));
            comments += all.size();
            all.stream().filter(CommentsTest::isQuestion).map(comment -> file + ": " + comment.strip().lines().findFirst().orElseThrow()).forEach(found::add);
        }
        assertThat(comments).as("comments").isGreaterThan(10_000);
        assertThat(found).isEmpty();
    }

    /** The search finds question words in each kind of comment, and leaves subordinate clauses alone. */
    @Test
    void aCommentWithAQuestionWordWouldBeFound() {
        var source = """
                /** Who moves. */
                /**
                 * The mover.
                 *
                 * <p>How he moves.
                 */
                /**
                 * A move.
                 * When it ends, the next begins.
                 *
                 * @param mover who moves
                 */
                /** @return whether it moves */
                // Whoever moves
                // goes on.
                // The end.
                // Why not.
                move(); // What follows.
                url("https://host/What");
                """;
        assertThat(comments(source).stream().filter(CommentsTest::isQuestion).map(comment -> comment.strip().lines().findFirst().orElseThrow().strip()))
                .containsExactly("Who moves.", "The mover.", "A move.", "Whoever moves", "What follows.");
    }

    private static boolean isQuestion(String comment) {
        return BEGINNING.matcher(comment).find();
    }

    /** The texts of the comments of a source, without their marks. */
    private static List<String> comments(String source) {
        return COMMENT.matcher(source).results().map(found -> MARKS.matcher(found.group()).replaceAll("")).toList();
    }

    private static List<Path> files() throws IOException {
        var files = new ArrayList<Path>();
        for (var folder : FOLDERS) {
            try (var all = Files.walk(folder)) {
                all.filter(file -> file.toString().matches(".*\\.(java|tsx?|mjs|css)")).forEach(files::add);
            }
        }
        try (var direct = Files.list(PAGE)) {
            direct.filter(file -> file.toString().matches(".*\\.(mjs|ts)")).forEach(files::add);
        }
        return files;
    }
}
