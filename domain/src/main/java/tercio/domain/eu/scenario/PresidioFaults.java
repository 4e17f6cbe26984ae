package tercio.domain.eu.scenario;

import java.util.Map;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.PresidioAtStart;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The faults in the presidios of a scenario, each with its JSON pointer (EU-PRES-1). */
record PresidioFaults(EuScenario scenario, EuMap map, Map<String, Sentence> faults) {

    void parts() {
        scenario.presidios().ifPresent(all -> all.forEach(this::part));
    }

    private void part(SpaceId province, PresidioAtStart presidio) {
        var pointer = "/presidios/" + province;
        if (map.province(province).filter(Province::presidio).isEmpty()) {
            faults.put(pointer, Sentence.of("eu.fault.no-presidio").with("where", Sent.place(province)));
            return;
        }
        if (!scenario.countries().containsKey(CountryId.orNone(presidio.country()))) {
            faults.put(pointer + "/country", Sentence.of("eu.fault.presidio-of"));
        } else if (presidio.country().equals(scenario.owners().get(province))) {
            faults.put(pointer + "/country", Sentence.of("eu.fault.presidio-own"));
        }
        if (!ScenarioRanges.PRESIDIO.contains(presidio.level())) {
            faults.put(pointer + "/level", ScenarioRanges.fault(presidio.level(), ScenarioRanges.PRESIDIO));
        }
    }
}
