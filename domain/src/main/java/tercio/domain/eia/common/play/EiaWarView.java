package tercio.domain.eia.common.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import tercio.domain.eia.common.charts.EiaCharts;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.LeaderCounter;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.LeaderPiece;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceHold;
import tercio.domain.eia.common.map.Area;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.tables.EiaTables;
import tercio.domain.map.SpaceId;

/**
 * The board with the relations that the rules ask for: territory, control, enemies, pieces by area.
 *
 * @param charts the charts, counters and limits of the game
 * @param corpsByArea the corps in each area, in the order of their ids; none for an empty one
 * @param irregularsByArea the cossacks, freikorps and guerillas in each area
 * @param besiegedCities the cities that are besieged, in the order of their areas
 */
public record EiaWarView(EiaState state, WarMap map, EiaCharts charts, Map<SpaceId, List<Corps>> corpsByArea, Map<SpaceId, List<Irregular>> irregularsByArea,
        List<CityHold> besiegedCities) {

    /** Initial capacity: most areas hold no more pieces. */
    private static final int FEW = 2;

    public EiaWarView(EiaState state, WarMap map) {
        this(state, map, state.charts(), groupByArea(state.corps(), Corps::at), groupByArea(state.irregulars(), Irregular::at), citiesUnderSiege(state));
    }

    /** The board after an event. Indexes that the event did not change are shared. */
    EiaWarView after(EiaState next) {
        return new EiaWarView(next, map, charts, next.corps() == state.corps() ? corpsByArea : groupByArea(next.corps(), Corps::at),
                next.irregulars() == state.irregulars() ? irregularsByArea : groupByArea(next.irregulars(), Irregular::at),
                next.cities() == state.cities() ? besiegedCities : citiesUnderSiege(next));
    }

    private static <P> Map<SpaceId, List<P>> groupByArea(Map<UnitId, P> pieces, Function<P, Location> at) {
        var grouped = HashMap.<SpaceId, List<P>>newHashMap(pieces.size());
        for (var piece : pieces.values()) {
            grouped.computeIfAbsent(at.apply(piece).area(), area -> new ArrayList<>(FEW)).add(piece);
        }
        return grouped;
    }

    private static List<CityHold> citiesUnderSiege(EiaState state) {
        var besieged = new ArrayList<CityHold>();
        for (var city : state.cities().values()) {
            if (city.isBesieged()) {
                besieged.add(city);
            }
        }
        return besieged;
    }

    /** The tables of land combat by which the game is played. */
    public EiaTables tables() {
        return charts.tables();
    }

    // --- Counters --------------------------------------------------------------------------------------------------

    /** The counter of a corps, as far as it is known: where its identity is hidden, what its nation and kind tell. */
    public CorpsCounter counter(Corps corps) {
        return charts.corps(corps.counter());
    }

    /** The counter of a corps as far as everybody knows it: what other powers reckon with (EIA-7.5.2.6.3). */
    public CorpsCounter openCounter(Corps corps) {
        return charts.corps(corps.openCounter());
    }

    /** The counter of a leader. */
    public LeaderCounter counter(LeaderPiece leader) {
        return charts.leader(leader.id());
    }

    // --- Places ----------------------------------------------------------------------------------------------------

    /** The land area of that id; it must exist. */
    public Area area(SpaceId id) {
        return map.area(id).orElseThrow();
    }

    /** The name of an area for players; the id itself if it is unknown. */
    public String name(SpaceId area) {
        return map.name(area);
    }

    /** The printed city of an area; empty if there is none. */
    public Optional<City> printedCity(SpaceId area) {
        return map.city(area);
    }

    /** Whether it is winter in an area: a winter month, and the area lies in the winter zone (EIA-9.0). */
    public boolean isWinterIn(SpaceId area) {
        return state.month().isWinter() && map.area(area).filter(Area::winterZone).isPresent();
    }

    // --- Control ---------------------------------------------------------------------------------------------------

    /** The standing of the province of an area. */
    public ProvinceHold province(SpaceId area) {
        return state.provinces().get(map.provinceOf(area).orElseThrow().id());
    }

    /** The word of the nation whose territory an area is: of a power, or of a neutral minor state. */
    public NationId territoryOwner(SpaceId area) {
        return province(area).owner();
    }

    /** Whether an area is territory of a power: its home nation, or a minor state that it controls. */
    public boolean isOwnTerritory(Power power, SpaceId area) {
        return territoryOwner(area).equals(power.nation());
    }

    /** Whether a power controls the city of an area. */
    public boolean controlsCity(Power power, SpaceId area) {
        return state.city(area).filter(city -> city.controller().equals(power.nation())).isPresent();
    }

    /** Whether a city is friendly to a power: controlled by it or by an ally. */
    public boolean isFriendlyCity(Power power, SpaceId area) {
        return state.city(area).map(CityHold::controller)
                .filter(controller -> controller.equals(power.nation()) || state.diplomacy().areAllied(power.nation(), controller)).isPresent();
    }

    /** Whether nobody is inside a city. */
    public boolean isVacantCity(SpaceId area) {
        return state.city(area).filter(city -> city.garrisons().isEmpty()).isPresent() && corpsInside(area).isEmpty()
                && state.irregularsAt(Location.city(area)).isEmpty();
    }

    /** Whether enemies of a power are inside the city of an area: corps, a garrison, cossacks or freikorps. */
    public boolean hasEnemyInside(Power power, SpaceId area) {
        return corpsInside(area).stream().anyMatch(corps -> atWar(power, corps.power()))
                || state.city(area).stream().flatMap(city -> city.garrisons().keySet().stream()).anyMatch(nation -> atWar(power, nation))
                || state.irregularsAt(Location.city(area)).stream().anyMatch(piece -> atWar(power, piece.power()));
    }

    /** Whether the city of an area is besieged. */
    public boolean isBesieged(SpaceId area) {
        return state.city(area).filter(CityHold::isBesieged).isPresent();
    }

    /** The factors inside a city: garrisons, corps and irregulars. Corps whose factors are hidden count nothing. */
    public int factorsInCity(SpaceId area) {
        return state.city(area).map(CityHold::garrisonFactors).orElse(0) + corpsInside(area).stream().mapToInt(corps -> corps.factorsOrNone().total()).sum()
                + state.irregularsAt(Location.city(area)).size();
    }

    // --- Friend and enemy ------------------------------------------------------------------------------------------

    public Diplomacy diplomacy() {
        return state.diplomacy();
    }

    public boolean atWar(Power one, Power other) {
        return diplomacy().atWar(one.nation(), other.nation());
    }

    /**
     * Whether a power is at war with a nation: a power or a minor state. Garrisons of a minor state stand for the power whose they are;
     * those of a neutral one that was conquered are at war with whoever owns it (EIA-7.7, EIA-7.5.4).
     */
    public boolean atWar(Power power, NationId nation) {
        return diplomacy().atWar(power.nation(), nation)
                || controllerOf(nation).filter(controller -> atWar(power, controller)).isPresent()
                || standing(nation).filter(hold -> hold.garrisonsOf().equals(nation) && hold.owner().equals(power.nation())).isPresent();
    }

    /** The power behind a nation: itself, or the power whose the forces of the minor state are; empty where nobody plays them. */
    public Optional<Power> controllerOf(NationId nation) {
        return Power.of(nation).or(() -> standing(nation).flatMap(hold -> Power.of(hold.garrisonsOf())));
    }

    private Optional<ProvinceHold> standing(NationId minor) {
        return Power.of(minor).isPresent() ? Optional.empty()
                : map.provincesOf(minor).stream().findFirst().map(province -> state.provinces().get(province.id()));
    }

    public boolean areAllied(Power one, Power other) {
        return diplomacy().areAllied(one.nation(), other.nation());
    }

    // --- Forces ----------------------------------------------------------------------------------------------------

    /** The corps inside the city of an area. */
    public List<Corps> corpsInside(SpaceId area) {
        return corpsByArea.getOrDefault(area, List.of()).stream().filter(corps -> corps.at().inCity()).toList();
    }

    /** The corps in the field of an area that satisfy a condition. */
    public List<Corps> corpsInField(SpaceId area, Predicate<Corps> which) {
        var here = corpsByArea.get(area);
        return here == null ? List.of() : here.stream().filter(corps -> corps.at().inField() && which.test(corps)).toList();
    }

    /** The corps of a power's enemies outside the city of an area. */
    public List<Corps> enemyCorpsInField(Power power, SpaceId area) {
        return corpsInField(area, corps -> atWar(power, corps.power()));
    }

    /**
     * The unbesieged corps of a power's enemies in an area: those in the field, and those inside a city that nobody besieges
     * (EIA-7.3.1.3.2, reading E2).
     */
    public List<Corps> unbesiegedEnemyCorps(Power power, SpaceId area) {
        var all = new ArrayList<>(enemyCorpsInField(power, area));
        if (!isBesieged(area)) {
            corpsInside(area).stream().filter(corps -> atWar(power, corps.power())).forEach(all::add);
        }
        return all;
    }

    /** The cossacks, freikorps and guerillas of a power's enemies outside the city of an area. */
    public List<Irregular> enemyIrregularsInField(Power power, SpaceId area) {
        var here = irregularsByArea.get(area);
        return here == null ? List.of()
                : here.stream().filter(piece -> piece.at().inField() && atWar(power, piece.power())).toList();
    }

    /** Whether cossacks, freikorps or guerillas of a power's enemies are in an area, in the field or in a city that nobody besieges. */
    public boolean hasUnbesiegedEnemyIrregulars(Power power, SpaceId area) {
        return !enemyIrregularsInField(power, area).isEmpty()
                || !isBesieged(area) && hasIrregularsInCity(area, piece -> atWar(power, piece.power()));
    }

    /** The depot in an area, not inside its city. */
    public Optional<Depot> depotInField(SpaceId area) {
        return state.depotAt(Location.field(area));
    }

    /** Whether garrison factors of a power, of a free state under it, or its irregulars are inside a city (EIA-7.3.3.3). */
    public boolean hasGarrison(Power power, SpaceId area) {
        return state.city(area).stream().flatMap(city -> city.garrisons().keySet().stream())
                        .anyMatch(nation -> controllerOf(nation).filter(power::equals).isPresent())
                || hasIrregularsInCity(area, piece -> piece.power() == power);
    }

    private boolean hasIrregularsInCity(SpaceId area, Predicate<Irregular> which) {
        return irregularsByArea.getOrDefault(area, List.of()).stream().anyMatch(piece -> piece.at().inCity() && which.test(piece));
    }
}
