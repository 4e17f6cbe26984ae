package tercio.domain.eu.scenario;

import java.util.List;
import java.util.stream.Collectors;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import tercio.domain.eu.board.EuMap;
import tercio.domain.eu.board.Province;
import tercio.domain.eu.concept.Theatre;
import tercio.domain.eu.game.CountryStatus;
import tercio.domain.eu.game.EuScenario;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Fortress;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.LeaderStatus.Fate;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.ProvinceMarks;
import tercio.domain.eu.game.Stack;
import tercio.domain.ruling.Readings;

/** Sets up a scenario: all fortresses of Europe, the stacks, the leaders and the countries at war. */
public final class StartingBoard {

    private StartingBoard() {}

    /** The state of a game at its start; the scenario must have no {@link ScenarioFaults}. */
    public static EuState of(EuScenario scenario, Readings readings, EuMap map) {
        PSortedMap<String, Fortress> fortresses = TreePMap.empty();
        for (var province : map.provinces()) {
            if (province.theatre() == Theatre.EUROPE) {
                fortresses = fortresses.plus(province.id(), fortress(scenario, province));
            }
        }
        PSortedMap<String, Stack> stacks = TreePMap.empty();
        for (var stack : scenario.stacks()) {
            stacks = stacks.plus(stack.id(), stack(stack));
        }
        PSortedMap<String, LeaderStatus> leaders = TreePMap.empty();
        var led = scenario.stacks().stream().flatMap(stack -> stack.leaders().stream()).collect(Collectors.toSet());
        for (var leader : LeadersAtStart.of(scenario)) {
            if (LeadersAtStart.kind(leader).onLandInEurope()) {
                var fate = led.contains(leader.id()) ? Fate.PRESENT : Fate.UNPLACED;
                leaders = leaders.plus(leader.id(), new LeaderStatus(LeadersAtStart.onLand(leader, map), fate, null));
            }
        }
        PSortedMap<String, CountryStatus> countries = TreePMap.empty();
        for (var country : scenario.countries().entrySet()) {
            countries = countries.plus(country.getKey(), CountryStatus.atStart(country.getValue().stability()));
        }
        return new EuState(scenario, readings, new Phase.Initiative(), null, false, false, List.of(), stacks, leaders,
                fortresses, countries, TreePVector.empty(), 0, ProvinceMarks.NONE);
    }

    private static Fortress fortress(EuScenario scenario, Province province) {
        var owner = scenario.owners().getOrDefault(province.id(), province.owner1492().orElse(""));
        return Fortress.of(scenario.fortresses().getOrDefault(province.id(), province.fortress()), owner,
                scenario.controllers().getOrDefault(province.id(), owner));
    }

    private static Stack stack(EuScenario.StackAtStart stack) {
        var units = stack.units().units();
        return Stack.standing(stack.id(), stack.country(), stack.province(), units,
                stack.veteran() ? units.allLd() : 0, stack.leaders());
    }
}
