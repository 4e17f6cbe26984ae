package tercio.domain.eia.scenario;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pcollections.PSortedMap;
import org.pcollections.TreePMap;
import org.pcollections.TreePVector;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.CombatStatus;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.CorpsIdentity;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.LocationId;
import tercio.domain.eia.common.game.MonthRecord;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/** Puts the pieces of a scenario on the map. The scenario has no faults. */
public final class FirstBoard {

    /** The number of the newest edition that decides how a game is played from its opening on. */
    private static final int NEWEST = 2;

    private FirstBoard() {}

    /** The board before the first command. */
    public static EiaState of(EiaScenario scenario, Readings readings, WarMap map) {
        var provinces = provinces(scenario, map);
        return new EiaState(scenario, readings, scenario.from(), new LandPhase.Announcement(), List.of(), corps(scenario), leaders(scenario),
                irregulars(scenario), depots(scenario), cities(scenario, map, provinces), provinces,
                byKey(scenario.fleets().stream().collect(Collectors.toMap(fleet -> fleet.id(), fleet -> fleet))),
                byKey(scenario.powers().stream().collect(Collectors.toMap(treasury -> treasury.power().nation(),
                        treasury -> new PowerStatus(treasury.power(), treasury.money(), 0, Factors.NONE, Factors.NONE)))),
                scenario.diplomacy(), CombatStatus.NONE, TreePVector.empty(), 0, NEWEST, MonthRecord.NONE);
    }

    private static <K, V> PSortedMap<K, V> byKey(Map<K, V> all) {
        return TreePMap.fromSortedMap(new TreeMap<>(all));
    }

    private static PSortedMap<UnitId, Corps> corps(EiaScenario scenario) {
        return byKey(scenario.corps().stream().collect(Collectors.toMap(EiaScenario.CorpsAtStart::corps, each -> new Corps(each.corps(),
                each.mover().orElseThrow(), each.place(), Optional.ofNullable(scenario.strengths().get(each.corps())),
                Journey.from(each.area()), identity(scenario, each)))));
    }

    private static Optional<CorpsIdentity> identity(EiaScenario scenario, EiaScenario.CorpsAtStart corps) {
        return CorpsAlias.is(corps.corps()) ? Optional.of(new CorpsIdentity(Optional.ofNullable(scenario.identities().get(corps.corps())), false)) : Optional.empty();
    }

    private static PSortedMap<EiaLeaderId, LeaderPiece> leaders(EiaScenario scenario) {
        return byKey(scenario.leaders().stream().collect(Collectors.toMap(EiaScenario.LeaderAtStart::leader, each -> new LeaderPiece(each.leader(),
                PrintedCounters.leader(each.leader()).orElseThrow().power(), Optional.of(each.place()), Optional.empty()))));
    }

    private static PSortedMap<UnitId, Irregular> irregulars(EiaScenario scenario) {
        var all = new TreeMap<UnitId, Irregular>();
        for (var each : scenario.irregulars()) {
            for (int count = 0; count < each.count(); count++) {
                var id = new UnitId(each.type().word() + "-" + (all.size() + 1));
                all.put(id, new Irregular(id, each.power(), each.type(), Location.field(each.area()), Journey.from(each.area())));
            }
        }
        return TreePMap.from(all);
    }

    private static PSortedMap<LocationId, Depot> depots(EiaScenario scenario) {
        return byKey(scenario.depots().stream()
                .map(each -> new Depot(each.power(), Location.field(each.area()), each.garrison().orElse(Factors.NONE), false))
                .collect(Collectors.toMap(depot -> depot.at().id(), depot -> depot)));
    }

    private static PSortedMap<ProvinceId, ProvinceHold> provinces(EiaScenario scenario, WarMap map) {
        var all = new TreeMap<ProvinceId, ProvinceHold>();
        map.provinces().forEach(province -> all.put(province.id(), new ProvinceHold(province.id(),
                province.power().isPresent() ? ProvinceStanding.HOME : ProvinceStanding.NEUTRAL, province.nation(), Optional.empty())));
        scenario.provinces().forEach(each -> all.put(each.province(),
                new ProvinceHold(each.province(), each.standing(), each.owner(), Optional.empty())));
        return TreePMap.from(all);
    }

    private static PSortedMap<SpaceId, CityHold> cities(EiaScenario scenario, WarMap map, PSortedMap<ProvinceId, ProvinceHold> provinces) {
        var all = new TreeMap<SpaceId, CityHold>();
        map.cities().forEach(city -> all.put(city.area(), new CityHold(city.area(),
                scenario.cities().getOrDefault(city.area(), provinces.get(map.provinceOf(city.area()).orElseThrow().id()).owner()),
                TreePMap.empty(), List.of(), false)));
        scenario.garrisons().forEach(each -> all.computeIfPresent(each.area(),
                (area, city) -> city.withGarrison(each.nation(), city.garrisonOf(each.nation()).plus(each.factors()))));
        return TreePMap.from(all);
    }
}
