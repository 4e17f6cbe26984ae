package tercio.domain.eu.scenario;

import java.util.Map;
import java.util.TreeMap;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.Province;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.concept.Theatre;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.EuScenario;
import tercio.domain.eu.common.game.FleetAtStart;
import tercio.domain.eu.common.game.Fortress;
import tercio.domain.eu.common.game.NativesAtStart;
import tercio.domain.eu.common.game.OverseasAtStart.DiscoveriesAtStart;
import tercio.domain.eu.common.game.WorldBoard;
import tercio.domain.eu.world.establishment.Establishments;
import tercio.domain.eu.world.exploration.Diffusion;
import tercio.domain.eu.world.exploration.Discoveries;
import tercio.domain.eu.world.exploration.KnownAtStart;
import tercio.domain.eu.world.militia.Militia;
import tercio.domain.eu.world.natives.Natives;
import tercio.domain.map.SpaceId;

/** The rest of the world at the start of a game: establishments, and the fortresses of cities and establishments (EU-FORT-1). */
final class WorldAtStart {

    private WorldAtStart() {}

    static WorldBoard board(EuScenario scenario) {
        var all = WorldBoard.NONE.establishments();
        for (var each : scenario.world().establishments()) {
            all = all.with(each.establishment());
        }
        return WorldBoard.NONE.withEstablishments(all).withNatives(natives(scenario.world().nativesOrPrinted())).withMilitia(militia(scenario))
                .withDiscoveries(scenario.overseas().isEmpty() ? Discoveries.NONE : discoveries(scenario, all));
    }

    private static Militia militia(EuScenario scenario) {
        var militia = Militia.WHOLE;
        for (var each : scenario.world().establishments()) {
            militia = each.militiaLost().isPresent() ? militia.withLosses(each.province(), each.militiaLost().get()) : militia;
        }
        return militia;
    }

    private static Natives natives(NativesAtStart before) {
        var natives = Natives.PRINTED;
        for (var people : before.provinces().entrySet()) {
            int left = people.getValue().left().map(NativesAtStart.Headcount::thirds).orElseGet(() -> Natives.PRINTED.forceIn(people.getKey()).thirds());
            natives = natives.withNatives(people.getKey(), left, people.getValue().against());
        }
        for (var uses : before.conquistadors().entrySet()) {
            natives = natives.withUses(uses.getKey(), uses.getValue());
        }
        for (var followers : before.followers().entrySet()) {
            natives = natives.withFollowers(followers.getKey(), followers.getValue().thirds());
        }
        return natives;
    }

    /**
     * The discoveries at the beginning of the turn: those of the scenario or of the printed list, and those that spread
     * to all countries then.
     */
    private static Discoveries discoveries(EuScenario scenario, Establishments establishments) {
        var given = scenario.world().discoveries();
        var known = KnownAtStart.withEstablishments(given.map(WorldAtStart::toDiscoveries).orElseGet(KnownAtStart::printedDiscoveries), establishments);
        known = known.withCommon(Diffusion.atStartOfTurn(known, establishments, Period.of(scenario.period())));
        for (var stack : given.map(DiscoveriesAtStart::carried).orElse(Map.of()).entrySet()) {
            for (var zone : stack.getValue()) {
                known = known.withDiscovery(stack.getKey(), country(scenario, stack.getKey()), zone);
            }
        }
        return known;
    }

    private static Discoveries toDiscoveries(DiscoveriesAtStart given) {
        var known = Discoveries.NONE.withCommon(given.all());
        for (var country : given.known().entrySet()) {
            known = known.withKnown(country.getKey(), country.getValue());
        }
        return known;
    }

    /** The country of a stack; the scenario has it. */
    private static CountryId country(EuScenario scenario, StackId stack) {
        return scenario.stacks().stream().filter(each -> each.id().equals(stack)).map(EuScenario.StackAtStart::country).findFirst()
                .or(() -> scenario.navalStacks().stream().filter(each -> each.contains(stack)).map(FleetAtStart::country).findFirst()).orElseThrow();
    }

    /**
     * The fortresses of the rest of the world: that of each establishment, and of each printed city. A city belongs to the owner of its
     * Area, and has no owner where the Area has none.
     */
    static Map<SpaceId, Fortress> fortresses(EuScenario scenario, EuMap map) {
        var fortresses = new TreeMap<SpaceId, Fortress>();
        if (scenario.overseas().isPresent()) {
            map.provinces().stream().filter(land -> land.theatre() != Theatre.EUROPE && land.fortress() > 0)
                    .forEach(land -> fortresses.put(land.id(), city(scenario, land)));
            for (var each : scenario.world().establishments()) {
                var here = each.establishment();
                int level = Math.max(each.fortressLevel(), fortresses.containsKey(each.province()) ? fortresses.get(each.province()).level() : 0);
                fortresses.put(here.province(), Fortress.of(level, here.owner(), here.controller()));
            }
        }
        return fortresses;
    }

    /** The country that controls a province of the rest of the world; empty for unowned land. */
    static CountryId controller(EuScenario scenario, Province land) {
        return scenario.world().establishments().stream().filter(each -> land.id().equals(each.province())).findFirst()
                .map(each -> each.establishment().controller())
                .orElseGet(() -> land.fortress() > 0 ? city(scenario, land).controller() : scenario.world().areas().getOrDefault(land.area(), CountryId.NONE));
    }

    private static Fortress city(EuScenario scenario, Province land) {
        var owner = scenario.owners().getOrDefault(land.id(), scenario.world().areas().getOrDefault(land.area(), CountryId.NONE));
        return Fortress.of(scenario.fortresses().getOrDefault(land.id(), land.fortress()), owner, scenario.controllers().getOrDefault(land.id(), owner));
    }
}
