package tercio.domain.eia.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.Diplomacy.Pair;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.eia.common.game.EiaScenario.DepotAtStart;
import tercio.domain.eia.common.game.EiaScenario.GarrisonAtStart;
import tercio.domain.eia.common.game.EiaScenario.IrregularsAtStart;
import tercio.domain.eia.common.game.EiaScenario.LeaderAtStart;
import tercio.domain.eia.common.game.EiaScenario.ProvinceAtStart;
import tercio.domain.eia.common.game.EiaScenario.Treasury;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.map.SpaceId;

/** A scenario as a test lays it out: France against Austria and Russia in September 1805, without pieces. */
final class GivenWar {

    private String name = "test";
    private CampaignMonth from = new CampaignMonth(1805, 9);
    private CampaignMonth to = new CampaignMonth(1805, 12);
    private final List<Treasury> powers;
    private final List<CorpsAtStart> corps = new ArrayList<>();
    private final Map<UnitId, Factors> strengths = new LinkedHashMap<>();
    private final List<LeaderAtStart> leaders = new ArrayList<>();
    private final List<GarrisonAtStart> garrisons = new ArrayList<>();
    private final List<DepotAtStart> depots = new ArrayList<>();
    private final List<IrregularsAtStart> irregulars = new ArrayList<>();
    private final List<SupplyFleet> fleets = new ArrayList<>();
    private final List<ProvinceAtStart> provinces = new ArrayList<>();
    private final Map<SpaceId, NationId> cities = new LinkedHashMap<>();
    private Diplomacy diplomacy = relations(List.of(new Pair(new NationId("france"), new NationId("austria")), new Pair(new NationId("france"), new NationId("russia"))), List.of(), List.of());

    GivenWar() {
        this(List.of(new Treasury(Power.FRANCE, 10), new Treasury(Power.AUSTRIA, 10), new Treasury(Power.RUSSIA, 10)));
    }

    GivenWar(List<Treasury> powers) {
        this.powers = new ArrayList<>(powers);
    }

    private static Diplomacy relations(List<Pair> wars, List<Pair> alliances, List<Pair> combined) {
        return new Diplomacy(wars, alliances, combined, List.of(), List.of(), List.of());
    }

    GivenWar named(String now) {
        name = now;
        return this;
    }

    GivenWar months(CampaignMonth first, CampaignMonth last) {
        from = first;
        to = last;
        return this;
    }

    GivenWar power(Power power, int money) {
        powers.add(new Treasury(power, money));
        return this;
    }

    GivenWar corps(String id, String area, Factors factors) {
        return corps(new CorpsAtStart(new UnitId(id), Optional.empty(), new SpaceId(area), false), factors);
    }

    GivenWar corps(CorpsAtStart piece, Factors factors) {
        corps.add(piece);
        return strength(piece.corps().value(), factors);
    }

    GivenWar strength(String id, Factors factors) {
        strengths.put(new UnitId(id), factors);
        return this;
    }

    GivenWar leader(String id, String area) {
        leaders.add(new LeaderAtStart(new EiaLeaderId(id), new SpaceId(area), false));
        return this;
    }

    GivenWar leader(LeaderAtStart piece) {
        leaders.add(piece);
        return this;
    }

    GivenWar garrison(String area, String nation, Factors factors) {
        garrisons.add(new GarrisonAtStart(new SpaceId(area), new NationId(nation), factors));
        return this;
    }

    GivenWar garrisons(List<GarrisonAtStart> all) {
        garrisons.addAll(all);
        return this;
    }

    /** A depot; without a garrison where the infantry is 0. */
    GivenWar depot(Power power, String area, int infantry) {
        depots.add(new DepotAtStart(power, new SpaceId(area), Optional.of(Factors.of(FactorType.INFANTRY, infantry)).filter(some -> !some.isEmpty())));
        return this;
    }

    GivenWar irregulars(IrregularsAtStart pieces) {
        irregulars.add(pieces);
        return this;
    }

    GivenWar fleet(String id, Power power, String at, Optional<String> blockades) {
        fleets.add(new SupplyFleet(new FleetId(id), power, new SpaceId(at), blockades.map(SpaceId::new)));
        return this;
    }

    GivenWar province(String province, ProvinceStanding standing, String owner) {
        provinces.add(new ProvinceAtStart(new ProvinceId(province), standing, new NationId(owner)));
        return this;
    }

    GivenWar city(String area, String controller) {
        cities.put(new SpaceId(area), new NationId(controller));
        return this;
    }

    GivenWar diplomacy(List<Pair> wars, List<Pair> alliances, List<Pair> combined) {
        return diplomacy(relations(wars, alliances, combined));
    }

    GivenWar diplomacy(Diplomacy now) {
        diplomacy = now;
        return this;
    }

    EiaScenario scenario() {
        return new EiaScenario(name, from, to, powers, corps, strengths, leaders, garrisons, depots, irregulars, fleets, provinces, cities,
                diplomacy);
    }
}
