package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Why the archive does not answer is said in French too: each piece of each of its refusals stands in the French texts. */
class FrenchArchiveTest {

    private static final Path MAIN = Path.of("src", "main");
    private static final List<String> SOURCES = List.of("archive/Filters", "archive/Archive", "archive/NamedQuestions", "archive/BoardPattern", "archive/SqlGate", "archive/TextGrowth", "archive/BoundedQuery", "archive/Positions",
            "archive/SavedQuestion", "archive/SavedQuestions", "http/AnalysisController", "http/SessionsController", "http/PersonsController", "http/RolloutController");
    /** From the words that refuse to the end of the statement. */
    private static final Pattern REFUSAL = Pattern.compile("(?:new RefusedQuery|refused|Problem\\.(?:malformed|notFound|tooFast))\\((.*?)\\);", Pattern.DOTALL);
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern JOINED = Pattern.compile("\"\\s*\\+ \"");
    /** What the database calls what it cannot read, which is compared and not told. */
    private static final String OF_THE_DATABASE = "not implemented";
    private static final Pattern WORDS = Pattern.compile("[a-z]+ [a-z]+");

    @Test
    void everyPieceOfARefusalIsInTheFrenchTexts() {
        var french = french();
        var pieces = SOURCES.stream().map(source -> text(MAIN.resolve(Path.of("java", "tercio", "adapters", source + ".java")))).map(source -> JOINED.matcher(source).replaceAll(""))
                .flatMap(source -> REFUSAL.matcher(source).results().flatMap(refusal -> LITERAL.matcher(refusal.group(1)).results().map(literal -> literal.group(1).strip())))
                .filter(piece -> WORDS.matcher(piece).find() && !piece.equals(OF_THE_DATABASE)).distinct().toList();
        assertThat(pieces).hasSizeGreaterThan(35);

        assertThat(pieces).allSatisfy(piece -> assertThat(french).contains(piece));
    }

    private static String french() {
        var folder = MAIN.resolve(Path.of("page", "src", "text", "fr", "kernel"));
        try (var files = Files.list(folder)) {
            return String.join("\n", files.map(FrenchArchiveTest::text).toList()).replace("\\'", "'");
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
