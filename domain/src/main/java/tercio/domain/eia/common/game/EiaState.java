package tercio.domain.eia.common.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pcollections.PSortedMap;
import org.pcollections.PVector;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.CorpsAlias;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;

/**
 * The board of a land phase at one moment.
 *
 * @param order the sequences of the month: the powers that act in each; empty until France has announced its slot
 * @param corps by id
 * @param leaders by id
 * @param irregulars cossacks, freikorps and guerillas, by id
 * @param depots by the key of their location
 * @param cities by area
 * @param provinces by name
 * @param fleets by id
 * @param powers by nation
 * @param combats the combats of the land combat step; none outside it
 * @param duties the matters that players must settle before play goes on, first things first
 * @param founded the number of counters that have been made during play, for their ids
 * @param rules the number of the edition of the rules under which the game was opened, if it decides how the game is played; 0 for the
 *     editions before the second (see {@link #since(int)})
 * @param monthRecord the entries of the phases around the land phase; empty if they are not entered
 */
public record EiaState(
        EiaScenario scenario,
        Readings readings,
        CampaignMonth month,
        LandPhase phase,
        List<List<Power>> order,
        PSortedMap<UnitId, Corps> corps,
        PSortedMap<EiaLeaderId, LeaderPiece> leaders,
        PSortedMap<UnitId, Irregular> irregulars,
        PSortedMap<LocationId, Depot> depots,
        PSortedMap<SpaceId, CityHold> cities,
        PSortedMap<ProvinceId, ProvinceHold> provinces,
        PSortedMap<FleetId, SupplyFleet> fleets,
        PSortedMap<NationId, PowerStatus> powers,
        Diplomacy diplomacy,
        CombatStatus combats,
        PVector<EiaDuty> duties,
        int founded,
        int rules,
        MonthRecord monthRecord) {

    /** The edition of the rules since which new counters leave the record of the month as it is. */
    private static final int KEEPS_MONTH = 2;

    /** A board that was written before the other phases of a month could be entered has no record of them. */
    public EiaState {
        monthRecord = monthRecord == null ? MonthRecord.NONE : monthRecord;
    }

    /** The charts, counters and limits of the game. */
    public EiaCharts charts() {
        return EiaCharts.of(scenario.charts());
    }

    // --- Pieces ----------------------------------------------------------------------------------------------------

    /** The corps of that id on the map; empty if there is none. */
    public Optional<Corps> findCorps(UnitId id) {
        return Optional.ofNullable(id).map(corps::get);
    }

    /** The corps in an area, inside its city or outside, in the order of their ids. */
    public List<Corps> corpsIn(SpaceId area) {
        return corps.values().stream().filter(each -> each.at().area().equals(area)).toList();
    }

    /** The corps at a place. */
    public List<Corps> corpsAt(Location place) {
        return corps.values().stream().filter(each -> each.at().equals(place)).toList();
    }

    /** The corps that a power moves, in the order of their ids. */
    public List<Corps> corpsOf(Power power) {
        return corps.values().stream().filter(each -> each.power() == power).toList();
    }

    /** The cossacks, freikorps and guerillas at a place. */
    public List<Irregular> irregularsAt(Location place) {
        return irregulars.values().stream().filter(each -> each.at().equals(place)).toList();
    }

    /** The leaders at a place, in the order of their ids. */
    public List<LeaderPiece> leadersAt(Location place) {
        return leaders.values().stream().filter(each -> each.at().filter(place::equals).isPresent()).toList();
    }

    /** The depot at a place; empty if there is none. */
    public Optional<Depot> depotAt(Location place) {
        return Optional.ofNullable(depots.get(place.id()));
    }

    /** The city of an area; empty if the map has none there. */
    public Optional<CityHold> city(SpaceId area) {
        return Optional.ofNullable(cities.get(area));
    }

    /** The status of a power that is in the game; empty for one that is not. */
    public Optional<PowerStatus> power(Power power) {
        return Optional.ofNullable(powers.get(power.nation()));
    }

    /** The slot of the sequence that is being played; empty outside a sequence. */
    public Optional<Slot> slot() {
        return phase instanceof LandPhase.InSequence(var slot, var step) ? Optional.of(slot) : Optional.empty();
    }

    /** Whether a step of a sequence is being played. */
    public boolean isIn(LandStep wanted) {
        return phase instanceof LandPhase.InSequence(var slot, var step) && step == wanted;
    }

    /** The powers in the game, in their printed order. */
    public Stream<Power> powersInGame() {
        return powers.values().stream().map(PowerStatus::power).sorted();
    }

    /** The board for a viewer, without what others hide. */
    public EiaState seenBy(Viewer viewer) {
        return SeenBoard.of(this, viewer);
    }

    /** Whether corps that come to the map keep their identities hidden (EIA-7.5.2.6.3). */
    public boolean hidesIdentities() {
        return readings.is(CorpsReadings.IDENTITIES, CorpsReadings.HIDDEN);
    }

    /** The number of the next corps whose identity is hidden; none has had it before. */
    public int nextHiddenNumber() {
        return 1 + founded + scenario.corps().stream().mapToInt(each -> CorpsAlias.number(each.corps())).max().orElse(0);
    }

    /** Adds a corps that comes to the map; one whose identity is hidden takes the next number. */
    public EiaState withNewCorps(Corps piece) {
        var now = with(piece);
        return piece.identity().isEmpty() ? now : new EiaState(scenario, readings, month, phase, order, now.corps, leaders, irregulars, depots, cities, provinces, fleets, powers, diplomacy,
                combats, duties, founded + 1, rules, monthRecord);
    }

    // --- Small changes ---------------------------------------------------------------------------------------------

    public EiaState withMonth(CampaignMonth now) {
        return new EiaState(scenario, readings, now, phase, order, corps, leaders, irregulars, depots, cities, provinces, fleets, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState withPhase(LandPhase now) {
        return new EiaState(scenario, readings, month, now, order, corps, leaders, irregulars, depots, cities, provinces, fleets, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState withOrder(List<List<Power>> now) {
        return new EiaState(scenario, readings, month, phase, List.copyOf(now), corps, leaders, irregulars, depots, cities, provinces, fleets, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState withCorps(PSortedMap<UnitId, Corps> now) {
        return new EiaState(scenario, readings, month, phase, order, now, leaders, irregulars, depots, cities, provinces, fleets, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState with(Corps piece) {
        return withCorps(corps.plus(piece.id(), piece));
    }

    public EiaState withoutCorps(UnitId id) {
        return withCorps(corps.minus(id));
    }

    public EiaState with(LeaderPiece leader) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders.plus(leader.id(), leader), irregulars, depots, cities, provinces, fleets, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState withIrregulars(PSortedMap<UnitId, Irregular> now) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, now, depots, cities, provinces, fleets, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState with(Irregular piece) {
        return withIrregulars(irregulars.plus(piece.id(), piece));
    }

    /**
     * Adds a counter that is made during play; it takes the next number. The entries of the phases of the month stay; a game of an older edition
     * forgets it, as it did when it was played.
     */
    public EiaState withNewCounter(Irregular piece) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars.plus(piece.id(), piece), depots, cities, provinces, fleets, powers, diplomacy, combats, duties,
                founded + 1, rules, since(KEEPS_MONTH) ? monthRecord : MonthRecord.NONE);
    }

    public EiaState withoutIrregular(UnitId id) {
        return withIrregulars(irregulars.minus(id));
    }

    public EiaState withDepots(PSortedMap<LocationId, Depot> now) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, now, cities, provinces, fleets, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState with(Depot depot) {
        return withDepots(depots.plus(depot.at().id(), depot));
    }

    public EiaState withoutDepot(Location place) {
        return withDepots(depots.minus(place.id()));
    }

    public EiaState with(CityHold city) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, depots, cities.plus(city.area(), city), provinces, fleets, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState with(ProvinceHold province) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, depots, cities, provinces.plus(province.province(), province), fleets, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState with(PowerStatus power) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, depots, cities, provinces, fleets, powers.plus(power.power().nation(), power), diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState withDiplomacy(Diplomacy now) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, depots, cities, provinces, fleets, powers, now, combats, duties, founded, rules, monthRecord);
    }

    public EiaState withCombats(CombatStatus now) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, depots, cities, provinces, fleets, powers, diplomacy, now, duties, founded, rules, monthRecord);
    }

    public EiaState withDuties(PVector<EiaDuty> now) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, depots, cities, provinces, fleets, powers, diplomacy, combats, now, founded, rules, monthRecord);
    }

    public EiaState withFleets(PSortedMap<FleetId, SupplyFleet> now) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, depots, cities, provinces, now, powers, diplomacy, combats, duties, founded, rules, monthRecord);
    }

    public EiaState with(SupplyFleet fleet) {
        return withFleets(fleets.plus(fleet.id(), fleet));
    }

    public EiaState with(MonthRecord now) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, depots, cities, provinces, fleets, powers, diplomacy, combats, duties, founded, rules, now);
    }

    /** The same game, opened under another edition of the rules. */
    public EiaState openedUnder(int edition) {
        return new EiaState(scenario, readings, month, phase, order, corps, leaders, irregulars, depots, cities, provinces, fleets, powers, diplomacy, combats, duties, founded, edition, monthRecord);
    }

    /** Whether the game was opened under that edition of the rules or a later one. */
    public boolean since(int edition) {
        return rules >= edition;
    }

    /** Adds a duty after the others. */
    public EiaState withDuty(EiaDuty duty) {
        return withDuties(duties.plus(duty));
    }

    /** Puts a duty before the others. */
    public EiaState withFirstDuty(EiaDuty duty) {
        return withDuties(duties.plus(0, duty));
    }

    /** Removes the first duty, which is settled. */
    public EiaState withoutFirstDuty() {
        return withDuties(duties.minus(0));
    }
}
