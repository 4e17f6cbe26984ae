package tercio.domain.eia.given;

import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;

import java.util.ArrayList;
import java.util.Arrays;
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
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatPart;
import tercio.domain.eia.common.game.CombatStatus;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.CorpsIdentity;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.Slot;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.scenario.FirstBoard;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.table.EnteredTables;

/** A board for tests, piece by piece, in any step of the sequence. */
public final class LandBoard {

    private EiaState state;

    private LandBoard(EiaState state) {
        this.state = state;
    }

    /** An empty map on which these powers play, with no war and 20 money each. */
    public static LandBoard of(Power... powers) {
        return of(Readings.STANDARD, powers);
    }

    /** The same under readings. */
    public static LandBoard of(Readings readings, Power... powers) {
        var month = new CampaignMonth(1805, 9);
        var scenario = new EiaScenario("test", month, new CampaignMonth(1805, 12),
                Arrays.stream(powers).map(power -> new EiaScenario.Treasury(power, 20)).toList(), List.of(), Map.of(), List.of(), List.of(),
                List.of(), List.of(), List.of(), List.of(), Map.of(), Diplomacy.NONE);
        var board = new LandBoard(FirstBoard.of(scenario, readings, WarMap.PRINTED));
        board.state = board.state.withOrder(Arrays.stream(powers).map(List::of).toList());
        return board;
    }

    /** Infantry, militia and cavalry. */
    public static Factors men(int infantry, int militia, int cavalry) {
        return new Factors(Map.of(INFANTRY, infantry, MILITIA, militia, CAVALRY, cavalry));
    }

    public static Factors infantry(int count) {
        return Factors.of(INFANTRY, count);
    }

    public LandBoard war(Power one, Power other) {
        state = state.withDiplomacy(state.diplomacy().withWar(one.nation(), other.nation()));
        return this;
    }

    public LandBoard allied(Power one, Power other) {
        var now = state.diplomacy();
        var all = new ArrayList<>(now.alliances());
        all.add(new Diplomacy.Pair(one.nation(), other.nation()));
        state = state.withDiplomacy(new Diplomacy(now.wars(), all, now.combined(), now.access(), now.depots(), now.imposed()));
        return this;
    }

    /** A game whose opening carries these tables. */
    public LandBoard playedBy(EnteredTables entered) {
        state = new EiaState(state.scenario().withCharts(entered), state.readings(), state.month(), state.phase(), state.order(), state.corps(),
                state.leaders(), state.irregulars(), state.depots(), state.cities(), state.provinces(), state.fleets(), state.powers(),
                state.diplomacy(), state.combats(), state.duties(), state.founded(), state.rules(), state.monthRecord());
        return this;
    }

    /** A corps outside any city. */
    public LandBoard corps(String id, String area, Factors factors) {
        return corps(id, Location.field(new SpaceId(area)), factors);
    }

    /** A corps inside a city. */
    public LandBoard inside(String id, String area, Factors factors) {
        return corps(id, Location.city(new SpaceId(area)), factors);
    }

    private LandBoard corps(String id, Location at, Factors factors) {
        var power = PrintedCounters.corps(new UnitId(id)).orElseThrow().power().orElse(Power.FRANCE);
        state = state.with(new Corps(new UnitId(id), power, at, Optional.of(factors), Journey.from(at.area())));
        return this;
    }

    /** A corps outside any city, of which only its power knows the counter. */
    public LandBoard hidden(String id, String counter, String area, Factors factors) {
        corps(id, area, factors);
        var known = state.corps().get(new UnitId(id));
        state = state.with(new Corps(new UnitId(id), known.power(), known.at(), known.factors(), known.journey(), Optional.of(new CorpsIdentity(Optional.of(new UnitId(counter)), false))));
        return this;
    }

    /** Sets the actions of a corps in this month. */
    public LandBoard journey(String id, Journey journey) {
        state = state.with(state.corps().get(new UnitId(id)).withJourney(journey));
        return this;
    }

    public LandBoard garrison(String area, String nation, Factors factors) {
        state = state.with(state.city(new SpaceId(area)).orElseThrow().withGarrison(new NationId(nation), factors));
        return this;
    }

    /** Gives a city to a nation. */
    public LandBoard controlled(String area, String nation) {
        state = state.with(state.city(new SpaceId(area)).orElseThrow().withController(new NationId(nation)));
        return this;
    }

    /** Gives a minor state to a power as a conquest. */
    public LandBoard held(String province, Power by) {
        state = state.with(state.provinces().get(new ProvinceId(province)).afterConquestBy(by));
        return this;
    }

    public LandBoard besieged(String area, Power... by) {
        state = state.with(state.city(new SpaceId(area)).orElseThrow().withBesiegers(List.of(by)));
        return this;
    }

    public LandBoard leader(String id, Location at) {
        state = state.with(new LeaderPiece(new EiaLeaderId(id), PrintedCounters.leader(new EiaLeaderId(id)).orElseThrow().power(), Optional.of(at), Optional.empty()));
        return this;
    }

    public LandBoard irregular(String id, Power power, FactorType type, Location at) {
        state = state.with(new Irregular(new UnitId(id), power, type, at, Journey.from(at.area())));
        return this;
    }

    public LandBoard depot(Power power, Location at, Factors garrison) {
        state = state.with(new Depot(power, at, garrison, false));
        return this;
    }

    /** In a step of the sequence of a power that stands in the order. */
    public LandBoard turnOf(Power power, LandStep step) {
        int number = state.order().indexOf(List.of(power));
        state = state.withPhase(new LandPhase.InSequence(new Slot(number, List.of(power), 0), step));
        return this;
    }

    /** In the sieges of the land combat step of a power. */
    public LandBoard siegesOf(Power power) {
        turnOf(power, LandStep.COMBAT);
        state = state.withCombats(new CombatStatus(CombatPart.SIEGES, List.of(), List.of()));
        return this;
    }

    public EiaState state() {
        return state;
    }

    public EiaWarView board() {
        return new EiaWarView(state, WarMap.PRINTED);
    }

    public LandWar play() {
        return new LandWar(state);
    }
}
