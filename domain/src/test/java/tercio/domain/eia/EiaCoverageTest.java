package tercio.domain.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import tercio.domain.table.CsvTable;
import tercio.domain.table.TableSource;

/**
 * The list of all rules in the index, each with a test that shows it, or with the class that applies and cites it, or with the
 * reason why it has neither: {@code eia-coverage.csv}. A new rule of the index needs a line there.
 */
class EiaCoverageTest {

    private static final List<CsvTable.Row> ROWS = TableSource.printedBeside(EiaCoverageTest.class).table("eia-coverage").rows();
    private static final Map<String, String> TESTS = sources("src/test/java/tercio/domain/eia");
    private static final Map<String, String> CLASSES = sources("src/main/java/tercio/domain/eia");

    @Test
    void eachRuleOfTheIndexHasOneLine() {
        var index = StreamSupport.stream(EmpiresInArms.index().entries().spliterator(), false).map(entry -> entry.rule().id()).toList();
        assertThat(ROWS.stream().map(row -> row.text("rule"))).containsExactlyInAnyOrderElementsOf(index);
    }

    @Test
    void eachTestThatIsNamedExists() {
        assertThat(ROWS.stream().filter(row -> row.has("test"))).isNotEmpty().allSatisfy(row -> {
            var test = row.text("test").split("\\.");
            assertThat(TESTS).as(row.text("rule")).containsKey(test[0]);
            assertThat(TESTS.get(test[0])).as(row.text("rule")).containsPattern("void " + Pattern.quote(test[1]) + "\\(");
        });
    }

    @Test
    void eachClassThatIsNamedCitesItsRule() {
        assertThat(ROWS.stream().filter(row -> row.has("applied"))).isNotEmpty().allSatisfy(row ->
                assertThat(CLASSES.getOrDefault(row.text("applied"), "")).as("%s in %s", row.text("rule"), row.text("applied"))
                        .containsPattern(Pattern.quote(row.text("rule")) + "(?![.0-9])|" + Pattern.quote(row.text("rule")) + "\\.(?![0-9])"));
    }

    @Test
    void aRuleWithoutBothHasAReason() {
        assertThat(ROWS).allSatisfy(row -> assertThat(List.of(row.has("test"), row.has("applied"), row.has("reason")))
                .as(row.text("rule")).containsOnlyOnce(true));
    }

    /** The text of each class by its name. */
    private static Map<String, String> sources(String folder) {
        var all = new HashMap<String, String>();
        try (var files = Files.walk(Path.of(folder))) {
            for (var file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
                all.merge(file.getFileName().toString().replace(".java", ""), Files.readString(file), String::concat);
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return Map.copyOf(all);
    }
}
