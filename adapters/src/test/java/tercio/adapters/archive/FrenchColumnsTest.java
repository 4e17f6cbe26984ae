package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The heads, units and measures of the answers to all named questions are said in French too. */
class FrenchColumnsTest extends OverRecordedGames {

    private static final Path PAGE = Path.of("src", "main", "page", "src");
    private static final Pattern WORD = Pattern.compile("(?:'([^']+)'|(\\w+)): '");

    @Test
    void everyColumnHasAFrenchWord() {
        var columns = archive.questions().stream().flatMap(question -> answer(question.id()).columns().stream()).map(Table.Column::name).collect(Collectors.toCollection(TreeSet::new));
        assertThat(archive.questions()).hasSize(32);
        assertThat(columns).contains("party", "in_winter", "chit", "p_corrected");

        assertThat(french("columns")).containsAll(columns);
    }

    @Test
    void everyUnitHasAFrenchWord() {
        var units = archive.questions().stream().flatMap(question -> Stream.concat(answer(question.id()).columns().stream().map(Table.Column::unit), cells(question, "unit")))
                .filter(unit -> !unit.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
        assertThat(units).contains("as the row says", "political points", "LD");

        assertThat(french("units")).containsAll(units);
    }

    @Test
    void everyMeasureHasAFrenchWord() {
        var measures = archive.questions().stream().flatMap(question -> cells(question, "measure")).collect(Collectors.toCollection(TreeSet::new));
        assertThat(measures).contains("strength", "stability");

        assertThat(french("measures")).containsAll(measures);
    }

    private static Stream<String> cells(Question question, String column) {
        return asked(question.id()).stream().map(row -> row.get(column)).filter(String.class::isInstance).map(String.class::cast);
    }

    /** The words of a kind, of the page and of each ruleset. */
    private static Set<String> french(String kind) {
        var begin = Pattern.compile("\\b" + kind + "(?:: Readonly<Record<string, string>> =|:) \\{(.*?)\\}", Pattern.DOTALL);
        try (var files = Files.walk(PAGE)) {
            return files.filter(file -> file.endsWith(Path.of("text", "fr", "archiveWords.ts")))
                    .flatMap(file -> begin.matcher(text(file)).results().flatMap(words -> WORD.matcher(words.group(1)).results()))
                    .map(word -> word.group(1) == null ? word.group(2) : word.group(1)).collect(Collectors.toSet());
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
