package tercio.domain.eu.common.edition;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.EuMilitary;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.EnteredTables;

/** The lost tables of the rapid battle are entered for a game by whoever has them. */
class LostTablesTest {

    private static final EuMilitary RULES = new EuMilitary(Editions.rapid());

    private static EnterableTable form(String name) {
        return RULES.enterableTables().stream().filter(table -> table.name().equals(name)).findFirst().orElseThrow();
    }

    private static EnteredTables entered(String name, List<String> lines) {
        return new EnteredTables("my copy", Map.of(name, lines), null);
    }

    private static EuScenario scenario() {
        return RULES.scenario(RULES.scenarios().keySet().iterator().next()).orElseThrow();
    }

    @Test
    void theLostTablesAndNoOthersCanBeEnteredForTheRapidBattleAlone() {
        assertThat(RULES.enterableTables()).extracting(EnterableTable::name).containsExactlyInAnyOrder("combat_results", "land_technology", "loss_small_stacks", "loss_by_size",
                "retreat", "assault_results", "undermining", "fortress_resistance");
        assertThat(new EuMilitary().enterableTables()).isEmpty();
        assertThat(new EuMilitary().tableFaults(entered("retreat", form("retreat").lines()))).containsOnlyKeys("/tables");
    }

    @Test
    void aFormOfTheProgramIsATableThatCanBeEntered() {
        for (var table : RULES.enterableTables()) {
            assertThat(RULES.tableFaults(entered(table.name(), table.lines()))).as(table.name()).isEmpty();
        }
    }

    @Test
    void aTableThatWasEnteredIsNoStandInAnyMore() {
        assertThat(Editions.rapid().standIns()).contains("retreat", "combat-results");
        assertThat(LostTables.edition(entered("retreat", form("retreat").lines())).standIns()).doesNotContain("retreat").contains("combat-results", "fortress-resistance/breach");
        var all = Map.copyOf(RULES.enterableTables().stream().collect(Collectors.toMap(EnterableTable::name, EnterableTable::lines)));
        assertThat(LostTables.edition(new EnteredTables("my copy", all, null)).standIns()).isEqualTo(Set.of());
    }

    @Test
    void aFaultNamesItsFileAndLine() {
        var lines = new ArrayList<>(form("assault_results").lines());
        lines.set(2, lines.get(2).replaceFirst(",.*", ",much"));
        assertThat(RULES.tableFaults(entered("assault_results", lines)).values()).singleElement().satisfies(fault -> assertThat(Told.of(fault)).contains("file assault_results.csv, line "));
        assertThat(RULES.tableFaults(entered("siege", List.of("a,b"))).values()).singleElement().satisfies(fault -> assertThat(Told.of(fault)).startsWith("kernel.table.none-such: file siege.csv, known combat_results, "));
        assertThat(RULES.faults(scenario().withCharts(entered("assault_results", lines)))).allSatisfy((pointer, fault) -> assertThat(pointer).startsWith("/charts/tables/assault_results"));
    }

    @Test
    void aGameIsPlayedByTheTablesThatItsOpeningCarriesAndAnyOtherAsBefore() {
        var tables = entered("combat_results", form("combat_results").lines());
        var own = RULES.start(scenario().withCharts(tables), Readings.STANDARD);
        assertThat(RULES.board(own).tables()).isSameAs(LostTables.edition(tables).tables()).isNotSameAs(Editions.rapid().tables());
        assertThat(RULES.board(RULES.start(scenario(), Readings.STANDARD)).tables()).isSameAs(Editions.rapid().tables());
        assertThat(scenario().withCharts(EnteredTables.NONE)).isEqualTo(scenario());
        assertThat(scenario().enteredTables()).isEqualTo(Optional.empty());
    }
}
