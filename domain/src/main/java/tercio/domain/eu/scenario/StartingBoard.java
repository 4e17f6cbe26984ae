package tercio.domain.eu.scenario;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.CampaignTally;
import tercio.domain.eu.common.game.CountryStatus;
import tercio.domain.eu.common.game.DutchFloods;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.LeaderStatus.Fate;
import tercio.domain.eu.common.game.LevyStatus;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.Navies;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.ProvinceMarks;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.common.game.SundIce;
import tercio.domain.eu.land.siege.SiegeMarks;
import tercio.domain.eu.land.siege.Siegeworks;
import tercio.domain.eu.peoples.turkey.TurkishArmy;
import tercio.domain.eu.turn.campaign.ErsLine;
import tercio.domain.eu.turn.leader.LeadersAtStart;
import tercio.domain.eu.world.convoy.ConvoyKind;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** Sets up a scenario: all fortresses, the stacks, the leaders and the countries at war. */
public final class StartingBoard {

    private StartingBoard() {}

    /** The state of a game at its start; the scenario must have no {@link ScenarioFaults}. */
    public static EuState of(EuScenario scenario, Readings readings, EuMap map) {
        PSortedMap<SpaceId, Fortress> fortresses = TreePMap.empty();
        for (var province : map.provinces()) {
            if (province.theatre() == Theatre.EUROPE) {
                fortresses = fortresses.plus(province.id(), fortress(scenario, province));
            }
        }
        for (var fortress : WorldAtStart.fortresses(scenario, map).entrySet()) {
            fortresses = fortresses.plus(fortress.getKey(), withSiege(scenario, fortress.getKey(), fortress.getValue()));
        }
        PSortedMap<StackId, Stack> stacks = TreePMap.empty();
        for (var stack : scenario.stacks()) {
            stacks = stacks.plus(stack.id(), stack(stack));
        }
        PSortedMap<LeaderId, LeaderStatus> leaders = TreePMap.empty();
        var led = Stream.concat(scenario.stacks().stream().flatMap(stack -> stack.leaders().stream()),
                scenario.navalStacks().stream().flatMap(fleet -> fleet.aboard().stream()).flatMap(troops -> troops.leaders().stream())).collect(Collectors.toSet());
        var aboard = scenario.navalStacks().stream().flatMap(fleet -> fleet.leaders().stream()).collect(Collectors.toSet());
        for (var leader : LeadersAtStart.of(scenario)) {
            boolean ashore = LeadersAtStart.kind(leader).canLeadInEurope() || led.contains(leader.id());
            if (ashore && !aboard.contains(leader.id())) {
                leaders = leaders.plus(leader.id(), status(scenario, LeadersAtStart.onLand(leader, map), led.contains(leader.id())));
            }
        }
        PSortedMap<CountryId, CountryStatus> countries = TreePMap.empty();
        for (var country : scenario.countries().entrySet()) {
            countries = countries.plus(country.getKey(), status(scenario, country.getKey(), country.getValue().stability())
                    .withReforms(Set.copyOf(country.getValue().reforms().orElse(List.of()))));
        }
        return new EuState(scenario, readings, new Phase.Initiative(), null, false, false, List.of(), stacks, leaders,
                fortresses, countries, TreePVector.empty(), 0, marks(scenario), navies(scenario, map), WorldAtStart.board(scenario));
    }

    /** The naval stacks with the leaders who are with them. */
    private static Navies navies(EuScenario scenario, EuMap map) {
        var navies = Navies.NONE;
        for (var fleet : scenario.navalStacks()) {
            var ships = fleet.ships().units();
            navies = navies.with(NavalStack.atRest(fleet.id(), fleet.country(), fleet.at(), ships, fleet.veteran() ? ships.thirds() : 0, fleet.leaders())
                    .withAction(fleet.action().orElse(null))
                    .withCargo(fleet.aboard().map(troops -> troops.stack(fleet.country(), fleet.at())).stream().toList(), ConvoysAtStart.gold(fleet)).withConvoys(ConvoysAtStart.of(fleet))
                    .withCompany(fleet.under().orElse(null)));
            for (var leader : LeadersAtStart.of(scenario)) {
                if (fleet.leaders().contains(leader.id())) {
                    navies = navies.with(withEscape(scenario, new LeaderStatus(LeadersAtStart.atSea(leader, map), Fate.PRESENT, null)));
                }
            }
        }
        boolean levant = scenario.navalStacks().stream().anyMatch(ConvoysAtStart::mayBeginAbroad) && scenario.countries().containsKey(TurkishArmy.COUNTRY);
        return levant ? navies.withAwaited(ConvoyKind.LEVANT) : navies;
    }

    private static LeaderStatus status(EuScenario scenario, Leader leader, boolean led) {
        var known = scenario.sessionOrNone().leaders().get(leader.id());
        return withEscape(scenario, led ? new LeaderStatus(leader, Fate.PRESENT, null)
                : known == null ? new LeaderStatus(leader, Fate.UNPLACED, null)
                : new LeaderStatus(leader, known.fate(), known.returns().orElse(null), known.province().orElse(null), null));
    }

    /** The leader, marked if he has escaped his first death before. */
    private static LeaderStatus withEscape(EuScenario scenario, LeaderStatus status) {
        boolean before = scenario.printedLeaders().stream().anyMatch(entry -> entry.id().equals(status.leader().id()) && entry.escaped().orElse(false));
        return before ? status.withEscape() : status;
    }

    private static CountryStatus status(EuScenario scenario, CountryId country, int stability) {
        var sheet = scenario.sessionOrNone().countries().get(country);
        if (sheet == null) {
            return CountryStatus.atStart(stability);
        }
        PSortedMap<ErsLine, Integer> spent = TreePMap.from(sheet.spent());
        return new CountryStatus(stability, sheet.victoryPoints().orElse(0), sheet.campaign().orElse(null), false, spent, TreePVector.empty(),
                LevyStatus.NONE, CampaignTally.NONE, sheet.treasury().orElse(null), Set.of(), sheet.metOttomans().orElse(false));
    }

    private static ProvinceMarks marks(EuScenario scenario) {
        var session = scenario.sessionOrNone();
        var continued = session.sieges().entrySet().stream().filter(siege -> siege.getValue().continued().orElse(false)).map(Map.Entry::getKey).toList();
        PSortedMap<SpaceId, Integer> pillages = TreePMap.from(session.pillages());
        return new ProvinceMarks(pillages, session.supplied(), session.blockaded(), continued, TreePMap.from(session.revolts()), SundIce.NONE,
                TreePMap.from(session.raids()), TreePMap.from(session.gold()), new DutchFloods(scenario.countries().containsKey(DutchFloods.COUNTRY), session.flooded()));
    }

    private static Fortress fortress(EuScenario scenario, Province province) {
        var owner = scenario.owners().getOrDefault(province.id(), province.owner1492().orElse(CountryId.NONE));
        var fortress = Fortress.of(scenario.fortresses().getOrDefault(province.id(), province.fortress()), owner,
                scenario.controllers().getOrDefault(province.id(), owner));
        return withSiege(scenario, province.id(), fortress);
    }

    private static Fortress withSiege(EuScenario scenario, SpaceId province, Fortress fortress) {
        var siege = scenario.sessionOrNone().sieges().get(province);
        return siege == null ? fortress : fortress.withMarks(new SiegeMarks(new Siegeworks(siege.minus().orElse(0), siege.plus().orElse(0)),
                siege.breached().orElse(false), siege.damagedByAssault().orElse(false), siege.rounds().orElse(0)));
    }

    private static Stack stack(EuScenario.StackAtStart stack) {
        var units = stack.units().units();
        return Stack.atRest(stack.id(), stack.country(), stack.province(), units,
                stack.veteranLd().orElse(stack.veteran() ? units.regular().allLd() : 0), stack.leaders())
                .withBesieged(stack.inside().orElse(false)).withCutOff(stack.cutOff().orElse(false));
    }
}
