package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Results of explanations in words are sentences of the catalogs; as texts are left figures and the notation of a table, which read alike in all languages. */
class WrittenResultsTest {

    private static final Path DOMAIN = Path.of("..", "domain", "src", "main", "java", "tercio", "domain");
    private static final String CALL = ".result(";
    private static final String WITH = ".with(";
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern KEY = Pattern.compile("[a-z]+\\.[a-z]+\\.[a-z0-9-]+");
    /** {@code LD}, {@code MP}, {@code P} and {@code B-or-WH} are no words. */
    private static final Pattern WORD = Pattern.compile("[a-z]{3,}");
    /** A name is a word; the title of tenths is a figure. */
    private static final Pattern NAME = Pattern.compile("(?<!Tenths)\\.(title|name)\\(");

    @ParameterizedTest
    @ValueSource(strings = {"ruling", "eu", "eia"})
    void noResultIsAWrittenText(String folder) throws IOException {
        try (var files = Files.walk(DOMAIN.resolve(folder))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                assertThat(writtenResults(Files.readString(file))).as(file.toString()).isEmpty();
            }
        }
    }

    @Test
    void aTextWithWordsIsFound() {
        assertThat(writtenResults("step.result(sum(1) + \" ducats\").side(\"nobody\")")).containsExactly("sum(1) + \" ducats\"");
        assertThat(writtenResults("step.result(board.name(area))")).containsExactly("board.name(area)");
        assertThat(writtenResults("step.result(Sentence.of(\"eu.levy.result-ducats\").with(\"ducats\", of(\"price\"))); step.result(cost.total() + \" MP\")")).isEmpty();
    }

    /** The arguments of the calls that write a result in words. */
    private static List<String> writtenResults(String source) {
        var written = new ArrayList<String>();
        for (int at = source.indexOf(CALL); at >= 0; at = source.indexOf(CALL, at + 1)) {
            var argument = argument(source, at + CALL.length());
            var made = withoutArguments(argument);
            if (NAME.matcher(made).find() || LITERAL.matcher(made).results().map(literal -> literal.group(1)).anyMatch(text -> !KEY.matcher(text).matches() && WORD.matcher(text).find())) {
                written.add(argument);
            }
        }
        return written;
    }

    /** The making of a sentence without what is given to it. */
    private static String withoutArguments(String made) {
        int at = made.indexOf(WITH);
        return at < 0 ? made : withoutArguments(made.substring(0, at) + made.substring(at + WITH.length() + argument(made, at + WITH.length()).length() + 1));
    }

    /** The text between the parentheses of a call. */
    private static String argument(String source, int from) {
        int open = 1;
        int to = from;
        while (open > 0) {
            open += source.charAt(to) == '(' ? 1 : source.charAt(to) == ')' ? -1 : 0;
            to++;
        }
        return source.substring(from, to - 1);
    }
}
