package tercio.domain.eu;

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
 * The list of what the military chapter rules, section by section: {@code eu-coverage.csv}. Each line names a rule of the index or
 * tells a paragraph in a few words, and names a test that shows it, without an exception. Lines of {@code sea or world} have no part in a
 * war on land in Europe.
 * A new rule of the index needs a line.
 */
class EuCoverageTest {

    private static final List<CsvTable.Row> ROWS = TableSource.printedBeside(EuCoverageTest.class).table("eu-coverage").rows();
    private static final Map<String, String> TESTS = sources("src/test/java/tercio/domain/eu");

    /** The sections of the chapter in its order. */
    private static final List<String> SECTIONS = List.of("Overview", "Military setup / Initiative", "Military setup / Starting round", "Rounds",
            "Rounds / Wintering", "Rounds / Wintering / Cold area", "Rounds / Wintering / Pashas", "Rounds / Wintering / Hierarchy",
            "Rounds / Impulses", "Rounds / Sieges", "Rounds / Continuation roll", "Rounds / End of round", "Supply", "Supply / At land",
            "Supply / At sea", "Supply / Supply attrition", "Supply / Result of attrition", "Choice of campaign",
            "Choice of campaign / List of campaigns", "Movements / Generalities", "Movements / Land", "Movements / Sea",
            "Movements / Combined move", "Attrition / Generalities", "Attrition / Land", "Attrition / Sea", "Interceptions / Generalities",
            "Interceptions / Land", "Interceptions / Sea", "Interceptions / Presidios", "Interceptions / Convoys", "Explorations",
            "Battles / Generalities", "Battles / Evasion test", "Battles / Parameters", "Battles / Die modifiers", "Battles / Two days",
            "Battles / Pursuit", "Battles / Loss modifications", "Battles / Retreat", "Battles / Major Battle",
            "Battles / Death of leaders", "Battles / Aftermath", "Sieges", "Sieges / Siege attrition", "Sieges / Actions",
            "Sieges / Undermining", "Sieges / Assault", "Sieges / Fight against revolts", "Sieges / Fight against corsairs",
            "End of round / Exceptional levies", "End of round / Refit", "End of round / Building forts", "New round", "Military cleanup");

    @Test
    void eachSectionOfTheChapterHasLinesInItsOrder() {
        assertThat(ROWS.stream().map(row -> row.text("section")).distinct()).containsExactlyElementsOf(SECTIONS);
    }

    @Test
    void eachRuleOfTheIndexHasOneLine() {
        var index = StreamSupport.stream(new EuMilitary().rulebook().entries().spliterator(), false).map(entry -> entry.rule().id()).toList();
        assertThat(ROWS.stream().filter(row -> row.has("rule")).map(row -> row.text("rule"))).containsExactlyInAnyOrderElementsOf(index);
    }

    @Test
    void eachLineNamesATestThatExists() {
        assertThat(ROWS).isNotEmpty().allSatisfy(row -> {
            var test = row.text("test").split("\\.");
            assertThat(TESTS).as(said(row)).containsKey(test[0]);
            assertThat(TESTS.get(test[0])).as(said(row)).containsPattern("void " + Pattern.quote(test[1]) + "\\(");
            assertThat(row.text("belongs")).as(said(row)).isIn("land", "sea or world");
        });
    }

    private static String said(CsvTable.Row row) {
        return row.text("section") + ": " + row.text("paragraph");
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
