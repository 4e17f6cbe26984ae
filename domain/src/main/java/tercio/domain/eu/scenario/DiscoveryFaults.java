package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.OverseasAtStart.DiscoveriesAtStart;
import tercio.domain.eu.common.game.TroopsAboard;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The faults in what the countries of a scenario know of the rest of the world, each with its JSON pointer (EU-DISCOVERY-START). */
record DiscoveryFaults(EuScenario scenario, EuMap map, Map<String, Sentence> faults) {

    private static final String AT = "/overseas/discoveries";

    /** Checks the lengths of lists and texts; a scenario without discoveries has no fault. */
    void sizes() {
        scenario.world().discoveries().ifPresent(known -> {
            checkSize(AT + "/all", known.all());
            known.known().forEach((country, zones) -> checkSize(AT + "/known/" + ScenarioFaults.abbreviate(country.value()), zones));
            known.carried().forEach((stack, zones) -> checkSize(AT + "/carried/" + ScenarioFaults.abbreviate(stack.value()), zones));
        });
    }

    private void checkSize(String pointer, List<SpaceId> zones) {
        int most = map.spaces().zones().size();
        if (zones.size() > most) {
            faults.put(pointer, SizeFaults.tooMany(zones.size(), most));
        }
    }

    void parts() {
        scenario.world().discoveries().ifPresent(this::parts);
    }

    private void parts(DiscoveriesAtStart known) {
        zones(AT + "/all", known.all());
        known.known().forEach((country, zones) -> {
            var pointer = AT + "/known/" + ScenarioFaults.abbreviate(country.value());
            if (map.country(country).isEmpty()) {
                faults.put(pointer, Sentence.of("eu.fault.no-country").with("who", Sent.text(country)));
            }
            zones(pointer, zones);
        });
        var stacks = Stream.concat(scenario.stacks().stream().map(EuScenario.StackAtStart::id), scenario.navalStacks().stream()
                .flatMap(fleet -> Stream.concat(Stream.of(fleet.id()), fleet.aboard().stream().map(TroopsAboard::id))))
                .collect(Collectors.toSet());
        known.carried().forEach((stack, zones) -> {
            var pointer = AT + "/carried/" + ScenarioFaults.abbreviate(stack.value());
            if (!stacks.contains(stack)) {
                faults.put(pointer, Sentence.of("eu.fault.no-stack").with("stack", Sent.text(stack)));
            }
            zones(pointer, zones);
        });
    }

    private void zones(String pointer, List<SpaceId> zones) {
        zones.stream().filter(zone -> map.spaces().zone(SpaceId.orNone(zone)).isEmpty() || Discoveries.isEuropean(zone)).findFirst()
                .ifPresent(zone -> faults.put(pointer, Sentence.of("eu.fault.nothing-to-discover").with("where", Sent.place(zone))));
    }
}
