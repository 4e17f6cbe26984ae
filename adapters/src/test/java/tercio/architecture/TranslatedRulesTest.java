package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;
import tercio.adapters.rulebook.TableBody;
import tercio.domain.ruling.Reading;
import tercio.domain.ruling.Rulebook;
import tercio.domain.ruling.RulebookTranslation;
import tercio.projections.PrintedTable;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Every rule, reading and printed table of every ruleset is told in French, and nothing is told that is there no more. */
class TranslatedRulesTest {

    /** Words that no French sentence has. */
    private static final Pattern ENGLISH = Pattern.compile("\\b(the|of|and|with|from|its|their|are|was|has|have|not|to|by|for|at|that|this|they|rolls?|stack|fortress)\\b",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CHARACTER_CLASS);
    private static final Pattern NAMED = Pattern.compile("E(U|IA)-[A-Z][A-Z0-9-]+[A-Z0-9]");
    /** A blank before a mark of French that should not break, and straight marks. */
    private static final Pattern LOOSE = Pattern.compile(" [:;!?»%]|« |['\"]");

    private static final Pattern WORD = Pattern.compile("[a-z]{3}");
    /** Words of printed tables that French has as well. */
    private static final Set<String> ALIKE = Set.of("interception", "passive", "simple", "multiple", "note", "terrains", "cordon", "sortie", "freikorps");

    static List<RulebookModule> modules() {
        return RulebookModules.all().modules();
    }

    private static RulebookTranslation french(RulebookModule module) {
        return module.rulesIn(Language.FR).orElseThrow();
    }

    private static Stream<Rulebook.Entry> entries(Rulebook rulebook) {
        return StreamSupport.stream(rulebook.entries().spliterator(), false);
    }

    /** The texts of a rule: title, paragraph, and what editions do otherwise. */
    private static Stream<String> texts(Rulebook rulebook, Rulebook.Entry entry) {
        return Stream.concat(Stream.of(entry.title()), rulebook.explanations().find(entry.rule()).stream()
                .flatMap(rule -> Stream.concat(Stream.of(rule.text()), rule.editions().values().stream())));
    }

    private static Set<String> named(Rulebook rulebook, Rulebook.Entry entry) {
        return texts(rulebook, entry).flatMap(text -> NAMED.matcher(text).results().map(MatchResult::group)).collect(Collectors.toCollection(TreeSet::new));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void everyRuleIsToldAsTheTableWouldSayIt(RulebookModule module) {
        var french = french(module).rulebook();
        assertThat(entries(french).map(Rulebook.Entry::rule)).containsExactlyElementsOf(entries(module.rulebook()).map(Rulebook.Entry::rule).toList());
        assertThat(entries(french).flatMap(entry -> texts(french, entry))).allSatisfy(text -> {
            assertThat(text).isNotBlank();
            assertThat(ENGLISH.matcher(NAMED.matcher(text).replaceAll("")).find()).as(text).isFalse();
            assertThat(LOOSE.matcher(text).find()).as(text).isFalse();
        });
    }

    /** A reading that the English text names stands in the French one: the rule shows it. */
    @ParameterizedTest
    @MethodSource("modules")
    void everyRuleNamesTheSameReadings(RulebookModule module) {
        var french = french(module).rulebook();
        assertThat(entries(module.rulebook())).allSatisfy(entry ->
                assertThat(named(french, french.find(entry.rule()).orElseThrow())).as(entry.rule().id()).isEqualTo(named(module.rulebook(), entry)));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void everyReadingAndTableIsTold(RulebookModule module) {
        var french = french(module);
        assertThat(module.readings()).isNotEmpty().allSatisfy(reading -> {
            assertThat(french.why(reading)).isNotBlank().isNotEqualTo(reading.why());
            assertThat(french.choices(reading)).hasSameSizeAs(reading.choices()).doesNotContain("");
        });
        assertThat(module.views().tables(module.id())).isNotEmpty().allSatisfy(table -> assertThat(french.tableTitle(table.id())).isNotBlank());
    }

    /** Labels and cells of the printed tables; figures and codes are the same in each language, and so are a few words. */
    @ParameterizedTest
    @MethodSource("modules")
    void everyWordOfThePrintedTablesIsTold(RulebookModule module) {
        var untold = new TreeSet<String>();
        for (var table : module.views().tables(module.id())) {
            var french = TableBody.of(table, table.title(), module.rulebook(), Language.FR);
            compare(table.columns(), french.columnTexts(), untold);
            for (int at = 0; at < table.rows().size(); at++) {
                compare(List.of(table.rows().get(at).label()), List.of(french.rows().get(at).labelText()), untold);
                compare(table.rows().get(at).cells(), french.rows().get(at).cellTexts(), untold);
            }
        }
        assertThat(ALIKE).containsAll(untold);
    }

    private static void compare(List<String> printed, List<String> french, Set<String> untold) {
        for (int at = 0; at < printed.size(); at++) {
            assertThat(ENGLISH.matcher(french.get(at)).find()).as(french.get(at)).isFalse();
            if (WORD.matcher(printed.get(at)).find() && printed.get(at).equals(french.get(at))) {
                untold.add(printed.get(at));
            }
        }
    }

    /** The sentences about what the editions of the rules decided otherwise, in verifications and rulings of older games. */
    @ParameterizedTest
    @MethodSource("modules")
    void everyChangeOfTheRulesIsToldInFrench(RulebookModule module) {
        var changes = module.ruleset().orElseThrow().editions().changes();
        assertThat(changes).isNotEmpty().allSatisfy(change -> {
            var french = Texts.in(Language.FR).text(change.text());
            assertThat(french).isNotEqualTo(Texts.english(change.text())).endsWith(".").contains(" Auparavant, ");
            assertThat(ENGLISH.matcher(NAMED.matcher(french).replaceAll("")).find()).as(french).isFalse();
        });
    }

    /** The editions of a game share their texts. */
    @Test
    void noReadingOrTableIsToldThatIsThereNoMore() {
        modules().stream().collect(Collectors.groupingBy(module -> french(module).readings())).forEach((told, editions) -> {
            assertThat(told).isEqualTo(editions.stream().flatMap(module -> module.readings().stream()).map(Reading::id).collect(Collectors.toSet()));
            assertThat(french(editions.getFirst()).tables()).isEqualTo(editions.stream().flatMap(module -> module.views().tables(module.id()).stream())
                    .map(PrintedTable::id).collect(Collectors.toSet()));
        });
    }
}
