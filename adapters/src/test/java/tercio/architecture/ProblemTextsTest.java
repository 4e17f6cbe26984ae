package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Refusals of the service are sentences of the catalogs: neither a problem nor its callers hold texts of their own. */
class ProblemTextsTest {

    private static final Path ADAPTERS = Path.of("src", "main", "java", "tercio", "adapters");
    /** Folders whose code refuses requests, or says why they are refused. */
    private static final List<Path> FOLDERS = List.of(ADAPTERS.resolve("http"), ADAPTERS.resolve("archive"));
    /** From the words that refuse to the end of the statement; what is not found has texts as long as one of its sites has. */
    private static final Pattern REFUSAL = Pattern.compile("(?:new RefusedQuery|throw refused|Problem\\.(?!notFound\\b)[a-z]\\w*|Sentence\\.Written)\\((.*?)\\);", Pattern.DOTALL);
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern WORDS = Pattern.compile("[a-z]+ [a-z]+");
    /** A word of the database. */
    private static final List<String> ENGLISH = List.of("not implemented");

    @Test
    void noProblemIsToldInWordsOfTheCode() {
        var texts = sources().flatMap(source -> REFUSAL.matcher(source).results()).flatMap(refusal -> LITERAL.matcher(refusal.group(1)).results())
                .map(literal -> literal.group(1)).filter(text -> WORDS.matcher(text).find() && !ENGLISH.contains(text));

        assertThat(texts).isEmpty();
    }

    @Test
    void theFactoriesHoldKeysAlone() throws IOException {
        var literals = LITERAL.matcher(Files.readString(ADAPTERS.resolve(Path.of("http", "problem", "Problem.java")))).results().map(literal -> literal.group(1)).toList();

        assertThat(literals).hasSizeGreaterThan(40).noneMatch(text -> WORDS.matcher(text).find());
    }

    private static Stream<String> sources() {
        return FOLDERS.stream().flatMap(ProblemTextsTest::files).map(ProblemTextsTest::text);
    }

    private static Stream<Path> files(Path folder) {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
