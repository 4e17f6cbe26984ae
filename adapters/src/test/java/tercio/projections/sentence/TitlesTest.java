package tercio.projections.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.adapters.adjudication.ProcedureEndpoint;
import tercio.adapters.archive.ArchiveLimits;
import tercio.adapters.archive.ArchiveTable;
import tercio.adapters.archive.GameArchives;
import tercio.adapters.rulebook.RulebookModule;
import tercio.adapters.rulebook.RulebookModules;

/** Each printed scenario, each procedure, and each table and column of the archive has its French title or meaning, and none is told that is there no more. */
class TitlesTest {

    private static final Map<String, String> RULEBOOKS = Map.of("eu-military", "eu", "empires-in-arms", "eia");

    private static Map<String, String> french(String rulebook) {
        return Catalog.lines(rulebook + ".names", Language.FR).orElseThrow();
    }

    private static Set<String> keys(String rulebook, String kind) {
        return french(rulebook).keySet().stream().filter(key -> key.startsWith(kind + ".")).map(key -> key.substring(kind.length() + 1)).collect(Collectors.toCollection(TreeSet::new));
    }

    private static RulebookModule module(String id) {
        return RulebookModules.all().module(id).orElseThrow();
    }

    @Test
    void eachScenarioHasAFrenchTitleAndDescription() {
        RULEBOOKS.forEach((id, rulebook) -> {
            var scenarios = module(id).ruleset().orElseThrow().scenarios().keySet();

            assertThat(scenarios).isNotEmpty();
            assertThat(keys(rulebook, "scenario")).isEqualTo(scenarios);
            assertThat(keys(rulebook, "scenario-description")).isEqualTo(scenarios);
        });
    }

    @Test
    void eachProcedureHasAFrenchTitle() {
        RULEBOOKS.forEach((id, rulebook) ->
                assertThat(keys(rulebook, "procedure")).isEqualTo(module(id).procedures().stream().map(ProcedureEndpoint::procedure).collect(Collectors.toSet())));
    }

    @Test
    void eachTableAndColumnOfTheArchiveHasAFrenchMeaning() {
        try (var archive = GameArchives.readOnly(Path.of("none"), RulebookModules.all().archives(), ArchiveLimits.STANDARD)) {
            var tables = archive.tables();
            var named = Stream.of("archive", "eu", "eia").flatMap(rulebook -> keys(rulebook, "table").stream()).collect(Collectors.toCollection(TreeSet::new));
            assertThat(named).isEqualTo(tables.stream().map(ArchiveTable::name).collect(Collectors.toSet()));

            var possible = new TreeSet<String>();
            for (var table : tables) {
                var rulebook = table.name().contains("_") ? table.name().substring(0, table.name().indexOf('_')) : "archive";
                table.allColumns().forEach(column -> {
                    possible.add(column.name());
                    possible.add(table.name() + "." + column.name());
                    assertThat(Stream.of(rulebook, "archive").flatMap(catalog -> keys(catalog, "column").stream())).as("%s.%s", table.name(), column.name())
                            .containsAnyOf(column.name(), table.name() + "." + column.name());
                });
            }
            assertThat(possible).containsAll(Stream.of("archive", "eu", "eia").flatMap(rulebook -> keys(rulebook, "column").stream()).toList());
        }
    }

    @Test
    void eachUnitOfTheArchiveHasAFrenchWord() {
        try (var archive = GameArchives.readOnly(Path.of("none"), RulebookModules.all().archives(), ArchiveLimits.STANDARD)) {
            var units = archive.tables().stream().flatMap(table -> table.allColumns().stream()).map(ArchiveTable.Column::unit).filter(unit -> !unit.isEmpty())
                    .map(unit -> unit.replace(' ', '-')).collect(Collectors.toSet());
            assertThat(keys("archive", "unit")).containsAll(units);
        }
    }
}
