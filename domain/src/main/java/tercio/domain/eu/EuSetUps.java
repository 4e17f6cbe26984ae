package tercio.domain.eu;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.edition.LostTables;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.scenario.PrintedScenarios;
import tercio.domain.eu.scenario.ScenarioExport;
import tercio.domain.eu.scenario.ScenarioFaults;
import tercio.domain.eu.scenario.ScenarioIds;
import tercio.domain.eu.scenario.ScenarioRanges;
import tercio.domain.game.GameScenarios;
import tercio.domain.game.Id;
import tercio.domain.game.NumberRange;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.game.WrittenScenario;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.EnteredTables;

/** The scenarios of the Europa rules, and the tables that an owner may enter for a game. */
interface EuSetUps extends GameScenarios<EuState, EuScenario>, EuBoards {

    @Override
    default Class<EuScenario> scenarioType() {
        return EuScenario.class;
    }

    @Override
    default Map<String, ScenarioDescription> scenarios() {
        return PrintedScenarios.descriptions();
    }

    @Override
    default Optional<EuScenario> scenario(String name) {
        return PrintedScenarios.find(name);
    }

    @Override
    default Optional<EuScenario> scenario(String name, List<List<String>> sides) {
        return PrintedScenarios.find(name, sides.stream().map(side -> Id.all(side, CountryId::new)).toList());
    }

    @Override
    default Set<String> roster(String scenario) {
        return texts(PrintedScenarios.roster(scenario));
    }

    @Override
    default Map<String, NumberRange> scenarioRanges() {
        return ScenarioRanges.ALL;
    }

    @Override
    default Map<String, String> newIds(EuScenario scenario) {
        return ScenarioIds.of(scenario);
    }

    @Override
    default Map<String, Sentence> faults(EuScenario scenario) {
        return faults(scenario, Readings.STANDARD);
    }

    @Override
    default Map<String, Sentence> faults(EuScenario scenario, Readings readings) {
        var tables = new LinkedHashMap<String, Sentence>();
        scenario.charts().map(this::tableFaults).ifPresent(found -> found.forEach((pointer, message) -> tables.put("/charts" + pointer, message)));
        return tables.isEmpty() ? ScenarioFaults.of(scenario, readings, map(), playedEdition(scenario.enteredTables()).tables()) : tables;
    }

    @Override
    default Set<String> parties(EuScenario scenario) {
        return texts(scenario.countries().keySet());
    }

    @Override
    default Map<String, String> ledParties(EuScenario scenario) {
        var patrons = new LinkedHashMap<String, String>();
        scenario.relationsOrNone().patrons().forEach((country, patron) -> patrons.put(country.value(), patron.value()));
        return patrons;
    }

    @Override
    default Optional<WrittenScenario<EuScenario>> asScenario(EuState state) {
        return Optional.of(ScenarioExport.of(board(state)));
    }

    @Override
    default List<EnterableTable> enterableTables() {
        return takesTables() ? LostTables.ALL : List.of();
    }

    @Override
    default boolean hasTablesOfAdjudicator() {
        return true;
    }

    @Override
    default Map<String, Sentence> tableFaults(EnteredTables entered) {
        return takesTables() ? LostTables.faults(entered)
                : Map.of("/tables", Sentence.of("eu.table.not-taken").with("edition", Argument.of(printedEdition().title())));
    }

    @Override
    default EuScenario withTables(EuScenario scenario, EnteredTables entered) {
        return scenario.withCharts(entered);
    }

    /** The ids as texts, in their order. */
    static Set<String> texts(Set<CountryId> countries) {
        return new LinkedHashSet<>(Id.texts(countries));
    }
}
