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

/** Output and failures of commands are sentences of the catalogs, and so are failures of the storage and of settings, and the findings of the doctor. */
class CommandTextsTest {

    private static final Path ADAPTERS = Path.of("src", "main", "java", "tercio", "adapters");
    private static final List<Path> FOLDERS = List.of(ADAPTERS.resolve("cli"), ADAPTERS.resolve("demo"), ADAPTERS.resolve("settings"), ADAPTERS.resolve("store"),
            ADAPTERS.resolve("doctor"));
    /** From the words that print or refuse to the end of the statement. */
    private static final Pattern PRINTED = Pattern.compile("(?:(?<!LOG)\\.(?:println|printf|print|warn)|new StorageUnavailable|new ParameterException|new RefusedInput|Finding\\.(?:well|warning|fault|told))\\((.*?)\\);", Pattern.DOTALL);
    private static final Pattern REFUSED = Pattern.compile("new IllegalArgumentException\\((.*?)\\);", Pattern.DOTALL);
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern WORDS = Pattern.compile("[a-z]+ [a-z]+");
    /** Texts that another sentence quotes, or that nobody but a programmer reads. */
    private static final List<String> ENGLISH = List.of("it holds no keys", "its secret does not have ", "it is longer than ", "a line is an object");

    @Test
    void nothingIsPrintedInWordsOfTheCode() {
        assertThat(texts(FOLDERS, PRINTED).filter(text -> ENGLISH.stream().noneMatch(text::contains))).isEmpty();
    }

    @Test
    void nothingIsRefusedInWordsOfTheCode() {
        assertThat(texts(FOLDERS, REFUSED).filter(text -> ENGLISH.stream().noneMatch(text::contains))).isEmpty();
    }

    private static Stream<String> texts(List<Path> folders, Pattern statement) {
        return folders.stream().flatMap(CommandTextsTest::files).map(CommandTextsTest::text).flatMap(source -> statement.matcher(source).results())
                .flatMap(found -> LITERAL.matcher(found.group(1)).results()).map(literal -> literal.group(1)).filter(text -> WORDS.matcher(text).find());
    }

    private static Stream<Path> files(Path folder) {
        try (var files = Files.list(folder)) {
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
