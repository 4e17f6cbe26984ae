package tercio.domain.eu.common.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.game.Secret;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;

/** The discoveries that stacks carry at the start, each known to its country alone (EU-DISCOVERY). */
public final class CarriedAtStart {

    private CarriedAtStart() {}

    static List<Secret> secrets(EuScenario scenario) {
        return discoveries(scenario).keySet().stream().sorted()
                .flatMap(stack -> countryOf(scenario, stack).map(country -> Secret.of(country.value(), "overseas.discoveries.carried." + stack)).stream()).toList();
    }

    static EuScenario seenBy(EuScenario scenario, Viewer viewer) {
        var hidden = discoveries(scenario).keySet().stream().filter(stack -> countryOf(scenario, stack).filter(country -> viewer.sees(country.value())).isEmpty()).toList();
        return hidden.isEmpty() ? scenario : scenario.withOverseas(scenario.world().withoutCarried(hidden));
    }

    /**
     * The scenario where each stack says what it carries, be it nothing: so that what is {@link EuScenario#secrets sealed} does not tell who carries
     * something. The scenario itself where it does not say what is known of the rest of the world, and so nobody carries anything.
     */
    public static EuScenario seal(EuScenario scenario) {
        if (scenario.world().discoveries().isEmpty()) {
            return scenario;
        }
        var ids = Stream.concat(scenario.stacks().stream().map(EuScenario.StackAtStart::id), scenario.navalStacks().stream()
                .flatMap(fleet -> Stream.concat(Stream.of(fleet.id()), fleet.aboard().stream().map(TroopsAboard::id)))).toList();
        return scenario.withOverseas(scenario.world().carriedBy(ids));
    }

    private static Map<StackId, List<SpaceId>> discoveries(EuScenario scenario) {
        return scenario.world().discoveries().map(OverseasAtStart.DiscoveriesAtStart::carried).orElse(Map.of());
    }

    private static Optional<CountryId> countryOf(EuScenario scenario, StackId stack) {
        return scenario.stacks().stream().filter(each -> stack.equals(each.id())).map(EuScenario.StackAtStart::country).findFirst()
                .or(() -> scenario.navalStacks().stream().filter(each -> each.contains(stack)).map(FleetAtStart::country).findFirst());
    }
}
