package tercio.domain.eia;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.charts.EnterableCharts;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.scenario.EiaScenarioExport;
import tercio.domain.eia.scenario.EiaScenarioFaults;
import tercio.domain.eia.scenario.EiaScenarios;
import tercio.domain.eia.scenario.FirstBoard;
import tercio.domain.eia.sequence.EiaChapters;
import tercio.domain.game.GameScenarios;
import tercio.domain.game.Id;
import tercio.domain.game.ScenarioDescription;
import tercio.domain.game.WrittenScenario;
import tercio.domain.sentence.Sentence;
import tercio.domain.table.EnterableTable;
import tercio.domain.table.EnteredTables;

/** The scenarios of the land phase, and the charts and counters that an owner may enter for a game. */
interface EiaSetUps extends GameScenarios<EiaState, EiaScenario>, EiaBoards {

    @Override
    default Class<EiaScenario> scenarioType() {
        return EiaScenario.class;
    }

    @Override
    default Map<String, ScenarioDescription> scenarios() {
        return EiaScenarios.descriptions();
    }

    @Override
    default Optional<EiaScenario> scenario(String name) {
        return EiaScenarios.find(name);
    }

    @Override
    default Map<String, Sentence> faults(EiaScenario scenario) {
        return EiaScenarioFaults.of(scenario, map());
    }

    /** New ids for fleets. Corps, leaders and depots have printed ids. */
    @Override
    default Map<String, String> newIds(EiaScenario scenario) {
        var ids = new LinkedHashMap<String, String>();
        for (int at = 0; at < scenario.fleets().size(); at++) {
            ids.put("/fleets/" + at + "/id", Id.textOf(scenario.fleets().get(at).id()));
        }
        return ids;
    }

    @Override
    default Set<String> parties(EiaScenario scenario) {
        return scenario.powers().stream().map(treasury -> treasury.power().word()).collect(Collectors.toSet());
    }

    @Override
    default Optional<WrittenScenario<EiaScenario>> asScenario(EiaState state) {
        return Optional.of(EiaScenarioExport.of(state, map(), scenario -> EiaChapters.begin(FirstBoard.of(scenario, state.readings(), map()).openedUnder(state.rules()), map())));
    }

    @Override
    default List<EnterableTable> enterableTables() {
        return EnterableCharts.ALL;
    }

    @Override
    default Map<String, Sentence> tableFaults(EnteredTables entered) {
        return EiaCharts.faults(entered);
    }

    @Override
    default EiaScenario withTables(EiaScenario scenario, EnteredTables entered) {
        return scenario.withCharts(entered);
    }
}
