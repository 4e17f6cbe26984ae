package tercio.adapters.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The heads, units, measures and words of the answers to all named questions are said in French too. */
class FrenchColumnsTest extends OverRecordedGames {

    private static final Path PAGE = Path.of("src", "main", "page", "src");
    private static final Pattern WORD = Pattern.compile("(?:'([^']+)'|(\\w+)): '");
    private static final Pattern COLUMN = Pattern.compile("\\b(\\w+): (?:\\{([^{}]*)\\}|(\\w+))[,\\n]");
    private static final Pattern LIST = Pattern.compile("const (\\w+) = \\{(.*?)\\};", Pattern.DOTALL);
    /** Columns of ids, of names, and of what players and rules write; texts of rulings are read as in the log. */
    private static final Set<String> NO_WORDS = Set.of("game", "parent", "party", "against", "person", "identity", "name", "ruleset", "scenario", "place", "leader", "rule", "made_at", "measure", "unit",
            "answer", "better", "currency", "luck", "reason", "step", "title");
    /** Codes of the printed sheets, of the round track and of the table of sieges, which are the same in French; months and numbers are told by the page. */
    private static final Pattern CODES = Pattern.compile("[AB]\\d+|[SW]\\d|S[-+]|B|R|\\w+ 1\\d{3}");

    @Test
    void everyColumnHasAFrenchWord() {
        var columns = archive.questions().all().stream().flatMap(question -> answer(question.id()).columns().stream()).map(Table.Column::name).collect(Collectors.toCollection(TreeSet::new));
        assertThat(archive.questions().all()).hasSize(32);
        assertThat(columns).contains("party", "in_winter", "chit", "p_corrected");

        assertThat(french("columns")).containsAll(columns);
    }

    @Test
    void everyUnitHasAFrenchWord() {
        var units = archive.questions().all().stream().flatMap(question -> Stream.concat(answer(question.id()).columns().stream().map(Table.Column::unit), cells(question, "unit")))
                .filter(unit -> !unit.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
        assertThat(units).contains("as the row says", "political points", "LD");

        assertThat(french("units")).containsAll(units);
    }

    @Test
    void everyMeasureHasAFrenchWord() {
        var measures = archive.questions().all().stream().flatMap(question -> cells(question, "measure")).collect(Collectors.toCollection(TreeSet::new));
        assertThat(measures).contains("strength", "stability");

        assertThat(french("measures")).containsAll(measures);
    }

    @Test
    void everyWordOfACellHasAFrenchWord() {
        var french = frenchCells();
        var without = new TreeMap<String, Set<String>>();
        for (var question : archive.questions().all()) {
            for (var column : answer(question.id()).columns().stream().map(Table.Column::name).filter(column -> !NO_WORDS.contains(column)).toList()) {
                var known = new TreeSet<>(french.getOrDefault(column, Set.of()));
                if (Set.of("orders", "line", "kind").contains(column)) {
                    known.addAll(french.get("type"));
                }
                cells(question, column).flatMap(cell -> Stream.of(cell.split(", "))).filter(word -> !word.isEmpty() && !CODES.matcher(word).matches() && !known.contains(word))
                        .forEach(word -> without.computeIfAbsent(column, each -> new TreeSet<>()).add(word));
            }
        }
        assertThat(french.get("kind")).contains("besieging", "limited");
        assertThat(without).isEmpty();
    }

    /** The words of cells by their column, of all rulesets. The words of a column are listed, taken from a list above, or from a file beside it. */
    private static Map<String, Set<String>> frenchCells() {
        var cells = new TreeMap<String, Set<String>>();
        try (var files = Files.walk(PAGE)) {
            for (var file : files.filter(each -> each.endsWith(Path.of("text", "fr", "archiveWords.ts")) && text(each).contains("cells: {")).toList()) {
                var lists = new TreeMap<String, Set<String>>(Map.of("orders", words(text(file.resolveSibling("archiveOrders.ts")))));
                if (Files.exists(file.resolveSibling("dice.ts"))) {
                    lists.put("frenchDieNames", words(text(file.resolveSibling("dice.ts"))));
                }
                LIST.matcher(text(file)).results().forEach(list -> lists.put(list.group(1), words(list.group(2))));
                COLUMN.matcher(text(file).substring(text(file).indexOf("cells: {"))).results().forEach(column -> {
                    var known = cells.computeIfAbsent(column.group(1), each -> new TreeSet<>());
                    known.addAll(words(column.group(2) == null ? "" : column.group(2)));
                    lists.forEach((name, words) -> {
                        if (Pattern.compile("\\b" + name + "\\b").matcher(column.group(2) == null ? column.group(3) : column.group(2)).find()) {
                            known.addAll(words);
                        }
                    });
                });
            }
            return cells;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }


    private static Set<String> words(String text) {
        return WORD.matcher(text).results().map(word -> word.group(1) == null ? word.group(2) : word.group(1)).collect(Collectors.toSet());
    }

    private static Stream<String> cells(Question question, String column) {
        return asked(question.id()).stream().map(row -> row.get(column)).filter(String.class::isInstance).map(String.class::cast);
    }

    /** The words of a kind, of the page and of each ruleset. */
    private static Set<String> french(String kind) {
        var begin = Pattern.compile("\\b" + kind + "(?:: Readonly<Record<string, string>> =|:) \\{(.*?)\\}", Pattern.DOTALL);
        try (var files = Files.walk(PAGE)) {
            return files.filter(file -> file.endsWith(Path.of("text", "fr", "archiveWords.ts")))
                    .flatMap(file -> begin.matcher(text(file)).results().flatMap(words -> words(words.group(1)).stream())).collect(Collectors.toSet());
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
