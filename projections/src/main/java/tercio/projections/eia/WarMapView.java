package tercio.projections.eia;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.game.CityHold;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.Area;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.map.SpaceId;
import tercio.projections.sentence.ViewText;

/** The map with all pieces, as the viewer sees it. */
public record WarMapView(List<AreaView> zones, List<SeaAreaView> seas) {

    /**
     * A land area.
     *
     * @param owner the word of the power or minor state whose territory it is
     * @param controller the controller of its city; the owner if it has none
     * @param standing of its province: {@code home}, {@code neutral}, {@code free-state}, {@code conquered}
     * @param winter whether it is winter there now
     * @param city {@code null} without a city
     * @param depots one at most; two around a besieged port
     * @param pieces corps and irregulars in the area and its city
     */
    public record AreaView(SpaceId id, String name, String terrain, int forage, NationId owner, NationId controller, String standing, boolean winter,
            GarrisonedCity city, List<DepotView> depots, List<CorpsView> pieces, List<CommanderView> leaders, List<FleetView> fleets) {}

    /**
     * A city.
     *
     * @param besiegers the words of the powers that besiege it
     * @param inside the factors inside; {@code null} where the viewer does not know all of them
     */
    public record GarrisonedCity(String name, int spires, int fleches, int capacity, boolean port, String capital, NationId controller,
            List<GarrisonView> garrisons, List<String> besiegers, Integer inside) {}

    /** @param nation the word of the power or minor state */
    public record GarrisonView(NationId nation, FactorsView factors) {}

    /** @param within {@code field}, {@code city} or {@code aboard} */
    public record DepotView(String power, String within, FactorsView garrison, boolean thisMonth) {
        static DepotView of(Depot depot) {
            return new DepotView(depot.power().word(), CorpsView.word(depot.at().within()), FactorsView.of(depot.garrison()), depot.thisMonth());
        }
    }

    /** @param blockading whether it blockades the port where it is */
    public record FleetView(String id, String power, boolean blockading) {}

    /**
     * A sea area with its pieces.
     *
     * @param pieces corps on fleets there
     * @param leaders leaders on fleets there
     */
    public record SeaAreaView(SpaceId id, ViewText name, List<DepotView> depots, List<FleetView> fleets, List<CorpsView> pieces,
            List<CommanderView> leaders) {}

    static WarMapView of(EiaWarView board) {
        var occupied = occupiedAreas(board.state());
        return new WarMapView(board.map().areas().stream().map(area -> zone(board, area, occupied.contains(area.id()))).toList(),
                seas(board.state(), board.map()));
    }

    /** The areas with any corps, irregular, leader or fleet. Most areas have none and are skipped. */
    private static Set<SpaceId> occupiedAreas(EiaState state) {
        var occupied = new HashSet<SpaceId>();
        state.corps().values().forEach(corps -> occupied.add(corps.at().area()));
        state.irregulars().values().forEach(piece -> occupied.add(piece.at().area()));
        state.leaders().values().forEach(leader -> leader.at().ifPresent(place -> occupied.add(place.area())));
        state.fleets().values().forEach(fleet -> occupied.add(fleet.at()));
        return occupied;
    }

    private static List<SeaAreaView> seas(EiaState state, WarMap map) {
        return map.spaces().zones().stream().flatMap(space -> map.seaArea(space.id()).stream())
                .map(sea -> new SeaAreaView(sea.id(), AreaNames.of(sea.id()), depots(state, Location.aboard(sea.id())), fleets(state, sea.id()),
                        CorpsView.in(state, sea.id()), leaders(state, sea.id()))).toList();
    }

    private static AreaView zone(EiaWarView board, Area area, boolean occupied) {
        var state = board.state();
        var city = state.city(area.id());
        var province = board.province(area.id());
        var depots = List.of(Location.field(area.id()), Location.city(area.id()), Location.aboard(area.id())).stream()
                .flatMap(place -> depots(state, place).stream()).toList();
        return new AreaView(area.id(), area.name(), area.terrain().word(), area.forage(), province.owner(),
                city.map(CityHold::controller).orElse(province.owner()), CorpsView.word(province.standing()), board.isWinterIn(area.id()),
                city.map(held -> city(board, held)).orElse(null), depots,
                occupied ? CorpsView.in(state, area.id()) : List.of(), occupied ? leaders(state, area.id()) : List.of(),
                occupied ? fleets(state, area.id()) : List.of());
    }

    private static List<CommanderView> leaders(EiaState state, SpaceId at) {
        return state.leaders().values().stream().filter(leader -> leader.isIn(at)).map(leader -> CommanderView.of(state.charts(), leader)).toList();
    }

    private static GarrisonedCity city(EiaWarView board, CityHold held) {
        var printed = board.map().city(held.area()).orElseThrow();
        boolean known = board.corpsInside(held.area()).stream().allMatch(corps -> corps.factors().isPresent());
        return new GarrisonedCity(printed.name(), printed.spires(), printed.fleches(), printed.capacity(), printed.port(),
                CorpsView.word(printed.capital()), held.controller(),
                garrisons(held),
                held.besiegers().stream().map(power -> power.word()).toList(), known ? board.factorsInCity(held.area()) : null);
    }

    /** The garrisons inside a city, by nation. */
    static List<GarrisonView> garrisons(CityHold city) {
        return city.garrisons().entrySet().stream().map(garrison -> new GarrisonView(garrison.getKey(), FactorsView.of(garrison.getValue()))).toList();
    }

    private static List<DepotView> depots(EiaState state, Location place) {
        return state.depotAt(place).map(DepotView::of).map(List::of).orElse(List.of());
    }

    private static List<FleetView> fleets(EiaState state, SpaceId at) {
        return state.fleets().values().stream().filter(fleet -> fleet.at().equals(at))
                .map(fleet -> new FleetView(fleet.id().value(), fleet.power().word(), fleet.blockades().isPresent())).toList();
    }
}
