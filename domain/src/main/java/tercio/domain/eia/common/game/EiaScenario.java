package tercio.domain.eia.common.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.game.Scenario;
import tercio.domain.game.Secret;
import tercio.domain.map.SpaceId;
import tercio.domain.table.EnteredTables;

/**
 * The start of a game of the land phase: the state that the other phases have set.
 *
 * @param from the first month
 * @param to the last month
 * @param powers the powers that players play, with their money
 * @param corps the corps on the map
 * @param strengths the factors of each corps, by its id; seen by the power that moves it alone
 * @param provinces provinces whose standing differs from the printed map: minor states under control, ceded provinces
 * @param cities cities whose controller differs from the owner of their province
 * @param charts charts, counters and limits that an owner of the game entered; left out, those of the program hold
 * @param identities the counter of each corps whose identity is hidden (EIA-7.5.2.6.3), by its id; seen by the power that moves it alone
 */
public record EiaScenario(
        String name,
        CampaignMonth from,
        CampaignMonth to,
        List<Treasury> powers,
        List<CorpsAtStart> corps,
        Map<UnitId, Factors> strengths,
        List<LeaderAtStart> leaders,
        List<GarrisonAtStart> garrisons,
        List<DepotAtStart> depots,
        List<IrregularsAtStart> irregulars,
        List<SupplyFleet> fleets,
        List<ProvinceAtStart> provinces,
        Map<SpaceId, NationId> cities,
        Diplomacy diplomacy,
        Optional<EnteredTables> charts,
        Map<UnitId, UnitId> identities)
        implements Scenario {

    /** A scenario that is played by the charts of the program. */
    public EiaScenario(String name, CampaignMonth from, CampaignMonth to, List<Treasury> powers, List<CorpsAtStart> corps, Map<UnitId, Factors> strengths,
            List<LeaderAtStart> leaders, List<GarrisonAtStart> garrisons, List<DepotAtStart> depots, List<IrregularsAtStart> irregulars,
            List<SupplyFleet> fleets, List<ProvinceAtStart> provinces, Map<SpaceId, NationId> cities, Diplomacy diplomacy) {
        this(name, from, to, powers, corps, strengths, leaders, garrisons, depots, irregulars, fleets, provinces, cities, diplomacy, Optional.empty());
    }

    /** A scenario in which everybody knows which corps stands where. */
    public EiaScenario(String name, CampaignMonth from, CampaignMonth to, List<Treasury> powers, List<CorpsAtStart> corps, Map<UnitId, Factors> strengths,
            List<LeaderAtStart> leaders, List<GarrisonAtStart> garrisons, List<DepotAtStart> depots, List<IrregularsAtStart> irregulars,
            List<SupplyFleet> fleets, List<ProvinceAtStart> provinces, Map<SpaceId, NationId> cities, Diplomacy diplomacy, Optional<EnteredTables> charts) {
        this(name, from, to, powers, corps, strengths, leaders, garrisons, depots, irregulars, fleets, provinces, cities, diplomacy, charts, Map.of());
    }

    /** @param money money points, 0 to 999 */
    public record Treasury(Power power, int money) {}

    /**
     * @param corps the id of its counter; if its identity is hidden, the id of the corps in the game
     * @param power the power that moves it; left out, the power of the counter
     * @param area the area of the corps; for a corps on a fleet, the sea area of the fleet or the area of its port
     * @param city whether it stands inside the city of the area
     * @param fleet the id of the fleet that transports it (EIA-6.2.5); left out, it stands on land
     */
    public record CorpsAtStart(UnitId corps, Optional<Power> power, SpaceId area, boolean city, Optional<FleetId> fleet) {
        public CorpsAtStart {
            fleet = fleet == null ? Optional.empty() : fleet;
        }

        /** A corps on land. */
        public CorpsAtStart(UnitId corps, Optional<Power> power, SpaceId area, boolean city) {
            this(corps, power, area, city, Optional.empty());
        }

        /** Its place on the map. */
        public Location place() {
            return fleet.isPresent() ? Location.aboard(area) : city ? Location.city(area) : Location.field(area);
        }

        /** The power that moves it; empty for a corps of a minor state without one. */
        public Optional<Power> mover() {
            return power.or(() -> PrintedCounters.corps(corps).flatMap(CorpsCounter::power));
        }
    }

    /**
     * @param leader the id of the counter
     * @param fleet the id of the fleet that transports it with a corps; left out, it stands on land
     */
    public record LeaderAtStart(EiaLeaderId leader, SpaceId area, boolean city, Optional<FleetId> fleet) {
        public LeaderAtStart {
            fleet = fleet == null ? Optional.empty() : fleet;
        }

        /** A leader on land. */
        public LeaderAtStart(EiaLeaderId leader, SpaceId area, boolean city) {
            this(leader, area, city, Optional.empty());
        }

        /** Its place on the map. */
        public Location place() {
            return fleet.isPresent() ? Location.aboard(area) : city ? Location.city(area) : Location.field(area);
        }
    }

    /**
     * @param nation the word of the power or minor state whose counters these are
     * @param factors infantry and militia, cossacks, freikorps or guerillas
     */
    public record GarrisonAtStart(SpaceId area, NationId nation, Factors factors) {}

    /** @param garrison its garrison; left out, none */
    public record DepotAtStart(Power power, SpaceId area, Optional<Factors> garrison) {}

    /** @param count 1 to 20 counters of one factor each */
    public record IrregularsAtStart(Power power, FactorType type, SpaceId area, int count) {}

    /** @param owner the word of the power that owns it, or of the minor state itself */
    public record ProvinceAtStart(ProvinceId province, ProvinceStanding standing, NationId owner) {}

    public EiaScenario {
        powers = List.copyOf(powers);
        corps = copyOf(corps);
        strengths = strengths == null ? Map.of() : Map.copyOf(strengths);
        leaders = copyOf(leaders);
        garrisons = copyOf(garrisons);
        depots = copyOf(depots);
        irregulars = copyOf(irregulars);
        fleets = copyOf(fleets);
        provinces = copyOf(provinces);
        cities = cities == null ? Map.of() : Map.copyOf(cities);
        diplomacy = diplomacy == null ? Diplomacy.NONE : diplomacy;
        charts = charts == null ? Optional.empty() : charts;
        identities = identities == null ? Map.of() : Map.copyOf(identities);
    }

    @Override
    public List<Secret> secrets() {
        var fields = new TreeMap<String, List<String>>();
        for (var each : corps) {
            each.mover().ifPresent(mover -> Stream.of("strengths", "identities").filter(part -> (part.equals("strengths") ? strengths : identities).containsKey(each.corps()))
                    .forEach(part -> fields.computeIfAbsent(mover.word(), power -> new ArrayList<>()).add(part + "." + each.corps())));
        }
        return fields.entrySet().stream().map(entry -> new Secret(Set.of(entry.getKey()), entry.getValue())).toList();
    }

    @Override
    public Optional<EnteredTables> enteredTables() {
        return charts;
    }

    /** The same scenario, played by other charts. */
    public EiaScenario withCharts(EnteredTables entered) {
        return new EiaScenario(name, from, to, powers, corps, strengths, leaders, garrisons, depots, irregulars, fleets, provinces, cities, diplomacy,
                Optional.of(entered).filter(tables -> !tables.isEmpty()), identities);
    }

    /** The same scenario with other ids of corps and other hidden identities. */
    public EiaScenario withCorps(List<CorpsAtStart> now, Map<UnitId, Factors> held, Map<UnitId, UnitId> hidden) {
        return new EiaScenario(name, from, to, powers, now, held, leaders, garrisons, depots, irregulars, fleets, provinces, cities, diplomacy, charts, hidden);
    }

    /** The id of the counter of a corps. */
    public UnitId counterOf(CorpsAtStart each) {
        return identities.getOrDefault(each.corps(), each.corps());
    }

    private static <T> List<T> copyOf(List<T> given) {
        return given == null ? List.of() : List.copyOf(given);
    }
}
