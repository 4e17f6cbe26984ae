package tercio.domain.eu.scenario;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.Relations;
import tercio.domain.eu.game.Relations.PassageAtStart;

/** The faults in the diplomatic relations of a scenario other than its wars, each with its JSON pointer. */
final class DiplomacyFaults {

    private static final String AT = "/relations";
    private static final int MOST = 50;

    private final EuScenario scenario;
    private final Relations relations;
    private final EuMap map;
    private final Map<String, String> faults;

    DiplomacyFaults(EuScenario scenario, EuMap map, Map<String, String> faults) {
        this.scenario = scenario;
        this.relations = scenario.bonds();
        this.map = map;
        this.faults = faults;
    }

    /** Checks the lengths of all lists. */
    void sizes() {
        listed("/allied", relations.allied().size());
        relations.allied().forEach(group -> listed("/allied", group.size()));
        listed("/minors", relations.minors().size());
        listed("/freeCampaigns", relations.freeCampaigns().size());
        relations.freeCampaigns().forEach((country, free) -> listed("/freeCampaigns", free.size()));
        listed("/interventions", relations.interventions().size());
        listed("/passage", relations.passage().size());
        relations.passage().forEach(right -> {
            if (right.provinces().size() > map.provinces().size()) {
                listed("/passage", right.provinces().size());
            }
            listed("/passage", right.regions().size());
            listed("/passage", right.to().size());
        });
    }

    /** Checks that countries, provinces and regions are known. */
    void names() {
        for (int at = 0; at < relations.allied().size(); at++) {
            countries("/allied/" + at, Set.copyOf(relations.allied().get(at)));
        }
        relations.minors().forEach((country, minor) -> {
            var pointer = "/minors/" + ScenarioFaults.said(country);
            countries(pointer, Set.of(country));
            if (minor.patron() == null || !scenario.countries().containsKey(minor.patron()) || relations.minors().containsKey(minor.patron())) {
                faults.put(AT + pointer + "/patron", "a minor country is led by a country of the scenario that is not led itself");
            }
        });
        countries("/freeCampaigns", relations.freeCampaigns().keySet());
        countries("/interventions", relations.interventions().keySet());
        for (int at = 0; at < relations.passage().size(); at++) {
            passage("/passage/" + at, relations.passage().get(at));
        }
    }

    private void passage(String pointer, PassageAtStart right) {
        right.provinces().stream().filter(id -> map.province(id).filter(scenario::plays).isEmpty()).findFirst()
                .ifPresent(id -> faults.put(AT + pointer + "/provinces", ScenarioFaults.noProvince(scenario, id)));
        var regions = regions();
        right.regions().stream().filter(id -> !regions.contains(id)).findFirst()
                .ifPresent(id -> faults.put(AT + pointer + "/regions", "there is no region " + ScenarioFaults.said(id) + "; the regions are "
                        + String.join(", ", regions.stream().sorted().toList())));
        countries(pointer + "/to", Set.copyOf(right.to()));
        if (right.to().isEmpty() || right.provinces().isEmpty() && right.regions().isEmpty()) {
            faults.put(AT + pointer, "a right of passage is given to at least one country, over at least one province or region");
        }
    }

    private Set<String> regions() {
        var regions = map.provinces().stream().flatMap(land -> land.regions().stream()).collect(Collectors.toSet());
        regions.add(PassageAtStart.HRE);
        return regions;
    }

    private void countries(String pointer, Set<String> named) {
        named.stream().filter(country -> !scenario.countries().containsKey(country)).findFirst()
                .ifPresent(country -> faults.put(AT + pointer, ScenarioFaults.said(country) + " is not a country of this scenario"));
    }

    private void listed(String pointer, int size) {
        if (size > MOST) {
            faults.put(AT + pointer, "has " + size + " elements; at most " + MOST + " are allowed");
        }
    }
}
