package tercio.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Reading;
import tercio.projections.PrintedTable;

/** Every rule that is cited, in a comment too, can be looked up: it has a title and a place in the printed rules. */
class CitationsTest {

    private static final Path SOURCES = Path.of("..", "domain", "src", "main", "java");
    /** The sources of all modules and of the page. */
    private static final List<Path> ALL_SOURCES = Stream.concat(Stream.of("domain", "application", "projections", "adapters").map(module -> Path.of("..", module, "src", "main", "java")),
            Stream.of(Path.of("src", "main", "page", "src"))).toList();

    static Stream<RulebookModule> modules() {
        return RulebookModules.all().modules().stream();
    }

    /** The family of rules to which an index belongs: {@code EU} of {@code EU-RND-1}. */
    private static Set<String> families(RulebookModule module) {
        return StreamSupport.stream(module.rulebook().entries().spliterator(), false)
                .map(entry -> entry.rule().id().replaceFirst("-.*", "")).collect(Collectors.toSet());
    }

    @Test
    void everyRuleCitedInTheDomainStandsInTheIndexOfItsRulebook() {
        var readings = modules().flatMap(module -> module.readings().stream()).map(Reading::id).collect(Collectors.toSet());
        for (var family : modules().flatMap(module -> families(module).stream()).collect(Collectors.toSet())) {
            var citation = Pattern.compile("\"(" + family + "(?:-[A-Z0-9]+)+)\"");
            var cited = new TreeSet<String>();
            sources(SOURCES).forEach(source -> citation.matcher(source).results().map(found -> found.group(1)).forEach(cited::add));
            cited.removeAll(readings);
            assertThat(cited).as(family).isNotEmpty().allSatisfy(rule ->
                    assertThat(modules().map(module -> module.rulebook().find(Citation.of(rule)))).as(rule)
                            .anySatisfy(entry -> assertThat(entry).isPresent()));
        }
    }

    /** A comment, a reading or a text may name a rule, a reading, or a chapter: what the ids of several rules or readings begin with. */
    @Test
    void everyRuleNamedInACommentOrATextStandsInTheIndexOfItsRulebook() {
        var readings = modules().flatMap(module -> module.readings().stream()).map(Reading::id).collect(Collectors.toSet());
        var known = Stream.concat(readings.stream(), modules().flatMap(module -> StreamSupport.stream(module.rulebook().entries().spliterator(), false)).map(entry -> entry.rule().id()))
                .collect(Collectors.toSet());
        for (var family : modules().flatMap(module -> families(module).stream()).collect(Collectors.toSet())) {
            var name = Pattern.compile("(?<![A-Z0-9-])" + family + "(?:-[A-Z0-9]+(?:\\.[A-Z0-9]+)*)+");
            var named = ALL_SOURCES.stream().flatMap(CitationsTest::sources).flatMap(source -> name.matcher(source).results()).map(MatchResult::group)
                    .collect(Collectors.toCollection(TreeSet::new));
            named.removeIf(rule -> readings.contains(rule) || modules().anyMatch(module -> module.rulebook().find(Citation.of(rule)).isPresent())
                    || known.stream().anyMatch(id -> id.startsWith(rule + "-") || id.startsWith(rule + ".")));
            assertThat(named).as("named, but neither rule nor reading nor chapter of " + family).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("modules")
    void everyReadingBelongsToARuleOfTheIndex(RulebookModule module) {
        assertThat(module.readings()).isNotEmpty().allSatisfy(reading ->
                assertThat(module.rulebook().find(reading.rule())).as(reading.id()).isPresent());
    }

    @ParameterizedTest
    @MethodSource("modules")
    void everyRuleHasATitleAndAPlace(RulebookModule module) {
        assertThat(module.rulebook().entries()).isNotEmpty().allSatisfy(entry -> {
            assertThat(entry.title()).as(entry.rule().id()).isNotBlank();
            assertThat(entry.place()).as(entry.rule().id()).isNotBlank();
        });
    }

    /** The tables that a rule reads can be shown with it. */
    @ParameterizedTest
    @MethodSource("modules")
    void everyTableThatARuleNamesIsPrinted(RulebookModule module) {
        var printed = module.views().tables(module.id()).stream().map(PrintedTable::id).toList();
        var named = StreamSupport.stream(module.rulebook().entries().spliterator(), false)
                .flatMap(entry -> module.rulebook().explanations().find(entry.rule()).stream()).flatMap(rule -> rule.tables().stream()).toList();
        assertThat(named).isNotEmpty().allMatch(printed::contains);
        assertThat(printed).as("each once").doesNotHaveDuplicates();
    }

    private static Stream<String> sources(Path folder) {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.(java|tsx?)")).map(CitationsTest::text).toList().stream();
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
