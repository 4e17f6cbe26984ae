package tercio.domain.eia.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.eia.common.game.EiaScenario.DepotAtStart;
import tercio.domain.eia.common.game.EiaScenario.GarrisonAtStart;
import tercio.domain.eia.common.game.EiaScenario.IrregularsAtStart;
import tercio.domain.eia.common.game.EiaScenario.LeaderAtStart;
import tercio.domain.eia.common.game.EiaScenario.ProvinceAtStart;
import tercio.domain.eia.common.game.EiaScenario.Treasury;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Reserve;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.game.Refusal;
import tercio.domain.game.WrittenScenario;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/**
 * A position at the beginning of a month as a scenario: pieces where they stand, who holds what, money, wars and alliances. Nothing is written
 * within a month, because a game begins with one (EIA-7.1), nor for a viewer who may not see what a corps holds or which it is
 * (EIA-7.5.2.6.3).
 */
public final class EiaScenarioExport {

    private static final String MONTH = "EIA-7.1";
    private static final String IDENTITY = "EIA-7.5.2.6.3";

    private final EiaState state;
    private final WarMap map;
    private final List<String> leftOut = new ArrayList<>();

    private EiaScenarioExport(EiaState state, WarMap map) {
        this.state = state;
        this.map = map;
    }

    /**
     * The scenario of a position; refused where it cannot be one.
     *
     * @param opening opens a game of a scenario without faults under the rules of this one
     */
    public static WrittenScenario<EiaScenario> of(EiaState state, WarMap map, Function<EiaScenario, EiaState> opening) {
        if (state.phase() instanceof LandPhase.Over) {
            return notNow(MONTH, Sentence.of("eia.refused.scenario-of-ended-war"));
        }
        var unknown = state.corps().values().stream().filter(corps -> corps.factors().isEmpty()).findFirst();
        if (unknown.isPresent()) {
            return notNow(IDENTITY, Sentence.of("eia.refused.scenario-of-unknown").with("strength", true).with("corps", CampaignNames.corps(unknown.get().id())));
        }
        var unnamed = state.corps().values().stream().filter(corps -> CorpsAlias.is(corps.counter())).findFirst();
        if (unnamed.isPresent()) {
            return notNow(IDENTITY, Sentence.of("eia.refused.scenario-of-unknown").with("strength", false).with("corps", CampaignNames.corps(unnamed.get().id())));
        }
        var writing = new EiaScenarioExport(state, map);
        var scenario = writing.scenario();
        var fault = EiaScenarioFaults.of(scenario, map).entrySet().stream().map(each -> each.getKey() + " " + each.getValue()).sorted().findFirst();
        if (fault.isPresent()) {
            return notNow(MONTH, Sentence.of("eia.refused.scenario-fault").with("fault", new Text(fault.get())));
        }
        return isBeginning(state, opening.apply(scenario)) ? new WrittenScenario.Ready<>(scenario, writing.leftOut)
                : notNow(MONTH, Sentence.of("eia.refused.scenario-within-month").with("month", CampaignNames.month(state.month())));
    }

    private static WrittenScenario<EiaScenario> notNow(String rule, Sentence detail) {
        return new WrittenScenario.NotNow<>(Refusal.of(rule, detail));
    }

    /** Whether play stands where a game of the scenario begins: at the start of its month, of which nothing was played yet. */
    private static boolean isBeginning(EiaState state, EiaState opened) {
        return state.phase().equals(opened.phase()) && state.order().equals(opened.order()) && state.duties().equals(opened.duties())
                && state.combats().equals(opened.combats()) && state.diplomacy().equals(opened.diplomacy()) && fieldDepots(state).equals(fieldDepots(opened))
                && state.corps().values().stream().filter(corps -> isActing(state, corps.power()))
                        .allMatch(corps -> corps.journey().equals(opened.corps().get(corps.id()).journey()));
    }

    private static List<Depot> fieldDepots(EiaState state) {
        return state.depots().values().stream().filter(depot -> depot.at().inField()).toList();
    }

    private static boolean isActing(EiaState state, Power power) {
        return state.slot().filter(slot -> slot.acting().contains(power)).isPresent();
    }

    private EiaScenario scenario() {
        sayWhatIsLeftOut();
        var start = state.scenario();
        return new EiaScenario(start.name(), state.month(), start.to(),
                state.powersInGame().map(power -> new Treasury(power, state.power(power).orElseThrow().money())).toList(),
                state.corps().values().stream().map(this::corps).toList(),
                state.corps().values().stream().collect(Collectors.toMap(Corps::id, Corps::factorsOrNone)),
                state.leaders().values().stream().flatMap(leader -> leader.at().map(place -> leader(leader, place)).stream()).toList(),
                garrisons(), depots(), irregulars(), List.copyOf(state.fleets().values()), provinces(), cities(), relations(), start.charts(),
                state.corps().values().stream().filter(corps -> !corps.counter().equals(corps.id())).collect(Collectors.toMap(Corps::id, Corps::counter)));
    }

    /** Wars, alliances and permissions, without access by force, which is of one month (EIA-10.3.4). */
    private Diplomacy relations() {
        var now = state.diplomacy();
        return new Diplomacy(now.wars(), now.alliances(), now.combined(), now.access(), now.depots(), now.imposed(), now.truces(), List.of());
    }

    private CorpsAtStart corps(Corps corps) {
        var printed = PrintedCounters.corps(corps.id()).orElseThrow().power();
        return new CorpsAtStart(corps.id(), Optional.of(corps.power()).filter(mover -> printed.filter(own -> own == mover).isEmpty()), corps.at().area(), corps.at().inCity(),
                fleetUnder(corps.at(), corps.power()));
    }

    private LeaderAtStart leader(LeaderPiece leader, Location place) {
        return new LeaderAtStart(leader.id(), place.area(), place.inCity(), fleetUnder(place, leader.power()));
    }

    /** The fleet that carries a piece: one of its power, else one of an ally; empty on land. */
    private Optional<FleetId> fleetUnder(Location place, Power power) {
        if (!place.isAboard()) {
            return Optional.empty();
        }
        var there = state.fleets().values().stream().filter(fleet -> fleet.at().equals(place.area())).toList();
        return there.stream().filter(fleet -> fleet.power() == power).findFirst()
                .or(() -> there.stream().filter(fleet -> state.diplomacy().areAllied(fleet.power().nation(), power.nation())).findFirst())
                .map(SupplyFleet::id);
    }

    private List<GarrisonAtStart> garrisons() {
        return state.cities().values().stream().flatMap(city -> city.garrisons().entrySet().stream()
                .map(garrison -> new GarrisonAtStart(city.area(), garrison.getKey(), garrison.getValue()))).toList();
    }

    private List<DepotAtStart> depots() {
        return state.depots().values().stream().filter(depot -> depot.at().inField())
                .map(depot -> new DepotAtStart(depot.power(), depot.at().area(), Optional.of(depot.garrison()).filter(garrison -> !garrison.isEmpty()))).toList();
    }

    private record Counters(Power power, FactorType type, SpaceId area) {}

    private List<IrregularsAtStart> irregulars() {
        Map<Counters, Long> counted = state.irregulars().values().stream().filter(each -> each.at().inField()).collect(Collectors.groupingBy(
                each -> new Counters(each.power(), each.type(), each.at().area()), LinkedHashMap::new, Collectors.counting()));
        return counted.entrySet().stream()
                .map(each -> new IrregularsAtStart(each.getKey().power(), each.getKey().type(), each.getKey().area(), each.getValue().intValue())).toList();
    }

    /** The provinces whose standing is not the printed one. */
    private List<ProvinceAtStart> provinces() {
        return map.provinces().stream().map(printed -> state.provinces().get(printed.id()))
                .filter(now -> !isAsPrinted(now)).map(now -> new ProvinceAtStart(now.province(), now.standing(), now.owner())).toList();
    }

    private boolean isAsPrinted(ProvinceHold now) {
        var printed = map.province(now.province()).orElseThrow();
        return now.standing() == (printed.power().isPresent() ? ProvinceStanding.HOME : ProvinceStanding.NEUTRAL) && now.owner().equals(printed.nation());
    }

    /** The cities whose controller is not the owner of their province. */
    private Map<SpaceId, NationId> cities() {
        var cities = new TreeMap<SpaceId, NationId>();
        for (CityHold city : state.cities().values()) {
            var owner = state.provinces().get(map.provinceOf(city.area()).orElseThrow().id()).owner();
            if (!city.controller().equals(owner)) {
                cities.put(city.area(), city.controller());
            }
        }
        return cities;
    }

    private void sayWhatIsLeftOut() {
        state.powers().values().stream().filter(EiaScenarioExport::hasHistory).forEach(power ->
                leftOut.add("the political points, losses and prisoners of " + power.power().title() + " so far"));
        state.leaders().values().forEach(leader -> leader.prisonerOf().ifPresent(captor -> leftOut.add(leader.name() + ", a prisoner of " + captor.title())));
        state.cities().values().stream().filter(CityHold::isBesieged).forEach(city ->
                leftOut.add("the siege of " + map.city(city.area()).orElseThrow().name() + ": the besiegers stand before it and must besiege it again"));
        state.provinces().values().forEach(province -> province.occupier().ifPresent(occupier ->
                leftOut.add("that " + occupier.title() + " has held the capital of " + province.province() + " for a month")));
        state.depots().values().stream().filter(depot -> !depot.at().inField()).map(Depot::at).forEach(place -> leftOut.add("the depot at " + place.id()));
        state.irregulars().values().stream().filter(each -> !each.at().inField()).map(Irregular::title).forEach(title -> leftOut.add(title + ", which is inside a city"));
        state.monthRecord().reserves().entrySet().stream().filter(reserve -> !reserve.getValue().equals(Reserve.EMPTY))
                .forEach(reserve -> leftOut.add("the reserve of " + Power.of(reserve.getKey()).orElseThrow().title()));
        state.monthRecord().offers().forEach(offer -> leftOut.add("the treaty that " + offer.from().title() + " has offered to " + offer.to().title()));
    }

    private static boolean hasHistory(PowerStatus power) {
        return power.politicalPoints() != 0 || !power.lost().equals(Factors.NONE) || !power.prisoners().equals(Factors.NONE);
    }
}
