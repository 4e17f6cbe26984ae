package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuReadings;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.policy.EditionReadings;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.table.TableSource;

/** Every rule that is cited can be looked up: it has a title and a place in the printed rules. */
class CitationsTest {

    private static final Path SOURCES = Path.of("..", "domain", "src", "main", "java");
    private static final Pattern CITED = Pattern.compile("\"(EU(?:-[A-Z0-9]+)+)\"");

    private static final Rulebook EUROPA =
            Rulebook.read(TableSource.printedBeside(EuMap.class).table("/tercio/domain/eu/rulebook"));

    @Test
    void everyRuleCitedInTheDomainStandsInTheIndexOfTheRulebook() {
        var readings = Stream.of(EuReadings.ALL, EditionReadings.FAST, EditionReadings.RAPID).flatMap(List::stream).map(Reading::id).toList();
        var cited = new TreeSet<String>();
        sources().forEach(source -> CITED.matcher(source).results().map(found -> found.group(1)).forEach(cited::add));
        cited.removeAll(readings);
        assertThat(cited).isNotEmpty()
                .allSatisfy(rule -> assertThat(EUROPA.find(Citation.of(rule))).as(rule).isPresent());
    }

    @Test
    void everyRuleHasATitleAndAPlace() {
        assertThat(EUROPA.entries()).allSatisfy(entry -> {
            assertThat(entry.title()).as(entry.rule().id()).isNotBlank();
            assertThat(entry.place()).as(entry.rule().id()).isNotBlank();
        });
    }

    private static Stream<String> sources() {
        try (var files = Files.walk(SOURCES)) {
            return files.filter(file -> file.toString().endsWith(".java")).map(CitationsTest::text).toList().stream();
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
