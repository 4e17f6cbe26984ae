package tercio.domain.eu.scenario;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.RegionId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.Relations;
import tercio.domain.eu.common.game.Relations.PassageAtStart;
import tercio.domain.game.Id;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The faults in the diplomatic relations of a scenario other than its wars, each with its JSON pointer. */
final class DiplomacyFaults {

    private static final String AT = "/relations";
    private static final int MOST = 50;

    private final EuScenario scenario;
    private final Relations relations;
    private final EuMap map;
    private final Map<String, Sentence> faults;

    DiplomacyFaults(EuScenario scenario, EuMap map, Map<String, Sentence> faults) {
        this.scenario = scenario;
        this.relations = scenario.relationsOrNone();
        this.map = map;
        this.faults = faults;
    }

    /** Checks the lengths of all lists. */
    void sizes() {
        checkSize("/allied", relations.allied().size());
        relations.allied().forEach(group -> checkSize("/allied", group.size()));
        checkSize("/minors", relations.minors().size());
        checkSize("/freeCampaigns", relations.freeCampaigns().size());
        relations.freeCampaigns().forEach((country, free) -> checkSize("/freeCampaigns", free.size()));
        checkSize("/interventions", relations.interventions().size());
        checkSize("/passage", relations.passage().size());
        relations.passage().forEach(right -> {
            if (right.provinces().size() > map.provinces().size()) {
                checkSize("/passage", right.provinces().size());
            }
            checkSize("/passage", right.regions().size());
            checkSize("/passage", right.to().size());
        });
    }

    /** Checks that countries, provinces and regions are known. */
    void names() {
        for (int at = 0; at < relations.allied().size(); at++) {
            countries("/allied/" + at, Set.copyOf(relations.allied().get(at)));
        }
        relations.minors().forEach((country, minor) -> {
            var pointer = "/minors/" + ScenarioFaults.abbreviate(country.value());
            countries(pointer, Set.of(country));
            if (minor.patron() == null || !scenario.countries().containsKey(minor.patron()) || relations.minors().containsKey(minor.patron())) {
                faults.put(AT + pointer + "/patron", Sentence.of("eu.fault.patron"));
            }
        });
        countries("/freeCampaigns", relations.freeCampaigns().keySet());
        countries("/interventions", relations.interventions().keySet());
        for (int at = 0; at < relations.passage().size(); at++) {
            passage("/passage/" + at, relations.passage().get(at));
        }
    }

    private void passage(String pointer, PassageAtStart right) {
        right.provinces().stream().filter(id -> map.province(id).filter(scenario::includes).isEmpty()).findFirst()
                .ifPresent(id -> faults.put(AT + pointer + "/provinces", ScenarioFaults.noProvince(scenario, id)));
        var regions = regions();
        right.regions().stream().filter(id -> !regions.contains(id)).findFirst()
                .ifPresent(id -> faults.put(AT + pointer + "/regions", Sentence.of("eu.fault.no-region").with("region", Sent.text(id))
                        .with("regions", new Argument.Text(String.join(", ", Id.texts(regions.stream().sorted().toList()))))));
        countries(pointer + "/to", Set.copyOf(right.to()));
        if (right.to().isEmpty() || right.provinces().isEmpty() && right.regions().isEmpty()) {
            faults.put(AT + pointer, Sentence.of("eu.fault.passage"));
        }
    }

    private Set<RegionId> regions() {
        var regions = map.provinces().stream().flatMap(land -> land.regions().stream()).collect(Collectors.toSet());
        regions.add(RegionId.HRE);
        return regions;
    }

    private void countries(String pointer, Set<CountryId> named) {
        named.stream().filter(country -> !scenario.countries().containsKey(country)).findFirst()
                .ifPresent(country -> faults.put(AT + pointer, Sentence.of("eu.fault.not-in-scenario").with("who", Sent.nation(country))));
    }

    private void checkSize(String pointer, int size) {
        if (size > MOST) {
            faults.put(AT + pointer, SizeFaults.tooMany(size, MOST));
        }
    }
}
