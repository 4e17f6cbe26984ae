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

/** Faults of scenarios and adjustments are said in French too: each piece of a message of the checks is a text that the page reads. */
class FrenchFaultsTest {

    private static final List<Path> SOURCES = List.of(Path.of("..", "domain", "src", "main", "java"), Path.of("..", "application", "src", "main", "java"));
    private static final Path PAGE = Path.of("src", "main", "page", "src");
    /** The checks of scenarios, adjustments and new games. */
    private static final Pattern CHECKS = Pattern.compile(".*(Faults|FaultList|Checks|AdjustmentExecution|WinterPostings|TurkishArmy|StandingFault|InterventionTerms|Anchorages)\\.java");
    private static final Pattern LITERAL = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    /** At least two words; others are pointers, names and marks. */
    private static final Pattern WORDS = Pattern.compile("[a-z]+ [a-z]+");
    private static final Pattern COMMENT = Pattern.compile("\\s*(\\*|/\\*|//).*");

    @Test
    void everyPieceOfAFaultIsInTheFrenchTexts() {
        var french = french();
        var checks = SOURCES.stream().flatMap(FrenchFaultsTest::files).filter(file -> CHECKS.matcher(file.toString()).matches()).toList();
        assertThat(checks).hasSizeGreaterThan(15);

        assertThat(checks).allSatisfy(file -> assertThat(pieces(text(file))).as(file.getFileName().toString()).allSatisfy(piece -> assertThat(french).contains(piece)));
    }

    private static String french() {
        return String.join("\n", files(PAGE).filter(file -> file.toString().endsWith(".ts") && file.toString().contains(Path.of("text", "fr").toString()))
                .map(FrenchFaultsTest::text).toList()).replace("\\'", "'");
    }

    private static List<String> pieces(String source) {
        return source.lines().filter(line -> !COMMENT.matcher(line).matches())
                .flatMap(line -> LITERAL.matcher(line).results().map(found -> found.group(1).strip().replace("\\\"", "\"")))
                .filter(piece -> WORDS.matcher(piece).find()).toList();
    }

    private static Stream<Path> files(Path folder) {
        try (var files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).toList().stream();
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
