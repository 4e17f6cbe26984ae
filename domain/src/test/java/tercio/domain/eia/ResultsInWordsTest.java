package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The result of a step is a figure, the notation of a printed table, or a sentence of the catalogs, which reads in every language. No chapter
 * writes one in words.
 */
class ResultsInWordsTest {

    private static final Path CHAPTERS = Path.of("src", "main", "java", "tercio", "domain", "eia");
    private static final String CALL = ".result(";
    private static final Pattern TEXT = Pattern.compile("\"([^\"]*)\"");
    /** Words; a sentence of the catalogs with its key is none. */
    private static final Pattern WORDS = Pattern.compile(".*\\p{L}{2}.*");
    /** The title of tenths is a figure. */
    private static final Pattern NAMES = Pattern.compile(".*(?<!Tenths)\\.(title|name)\\(.*", Pattern.DOTALL);

    @Test
    void noChapterWritesAResultInWords() throws IOException {
        var written = new ArrayList<String>();
        try (var files = Files.walk(CHAPTERS)) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                results(Files.readString(file)).stream().filter(ResultsInWordsTest::isInWords).forEach(result -> written.add(file.getFileName() + ": " + result));
            }
        }

        assertThat(written).isEmpty();
    }

    @Test
    void wordsAreFoundWhereverTheyStand() {
        assertThat(results("step.result(lost == 0 ? \"no effect\" : lost); step.result(board.name(area)); step.result(before + \" + \" + money)"))
                .containsExactly("lost == 0 ? \"no effect\" : lost", "board.name(area)", "before + \" + \" + money");
        assertThat(List.of("lost == 0 ? \"no effect\" : lost", "board.name(area)")).allMatch(ResultsInWordsTest::isInWords);
        assertThat(List.of("before + \" + \" + money", "Sentence.of(\"eia.march.result-points\").with(\"points\", 3)")).noneMatch(ResultsInWordsTest::isInWords);
    }

    /** What is given to each call, up to the parenthesis that closes it. */
    private static List<String> results(String source) {
        var found = new ArrayList<String>();
        for (int call = source.indexOf(CALL); call >= 0; call = source.indexOf(CALL, call + 1)) {
            int start = call + CALL.length();
            int end = start;
            for (int open = 1; open > 0; end++) {
                open += source.charAt(end) == '(' ? 1 : source.charAt(end) == ')' ? -1 : 0;
            }
            found.add(source.substring(start, end - 1));
        }
        return found;
    }

    private static boolean isInWords(String result) {
        return !result.contains("Sentence.of(") && (NAMES.matcher(result).matches()
                || TEXT.matcher(result).results().anyMatch(text -> WORDS.matcher(text.group(1)).matches()));
    }
}
