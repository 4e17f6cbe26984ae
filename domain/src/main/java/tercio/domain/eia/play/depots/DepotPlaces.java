package tercio.domain.eia.play.depots;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.ProvinceStanding;
import tercio.domain.eia.game.SupplyFleet;
import tercio.domain.eia.map.City;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.lines.DepotCounters;
import tercio.domain.eia.play.lines.DepotReach;
import tercio.domain.eia.play.lines.SeaLanes;
import tercio.domain.eia.play.lines.SupplyChains;
import tercio.domain.game.Refusal;

/** The places at which a power may place a new depot (EIA-7.2). */
final class DepotPlaces {

    static final int COST = 1;
    static final String STEP = "EIA-7.2";

    private final EiaBoard board;
    private final Power power;
    private final SupplyChains chains;

    DepotPlaces(EiaBoard board, Power power) {
        this.board = board;
        this.power = power;
        this.chains = SupplyChains.of(board, power);
    }

    /** All legal places, in the order of the map. */
    List<Location> legal() {
        if (counters().isPresent()) {
            return List.of();
        }
        var candidates = new LinkedHashSet<Location>();
        board.state().cities().values().stream().filter(city -> board.friendlyCity(power, city.area()))
                .forEach(city -> candidates.add(city.besieged() ? Location.city(city.area()) : Location.field(city.area())));
        chains.older().forEach(depot -> DepotReach.areasWithin(board, power, depot.at().area(), SupplyChains.LINK).keySet()
                .forEach(area -> candidates.add(Location.field(area))));
        board.state().fleets().values().stream().filter(fleet -> fleet.power() == power).map(SupplyFleet::at)
                .filter(at -> board.map().seaArea(at).isPresent()).forEach(at -> candidates.add(Location.aboard(at)));
        return candidates.stream().filter(place -> where(place).isEmpty()).toList();
    }

    /** Why the power can place no depot there; empty where it can. */
    Optional<Refusal> objection(Location place) {
        return counters().or(() -> where(place));
    }

    private Optional<Refusal> counters() {
        int most = DepotCounters.of(power);
        if (board.state().depots().values().stream().filter(depot -> depot.power() == power).count() >= most) {
            return no(STEP, "All " + most + " depots of " + power.title() + " are on the map; remove one first.");
        }
        if (board.state().power(power).orElseThrow().money() < COST) {
            return no(STEP, "A depot costs " + COST + " money point; " + power.title() + " has none left.");
        }
        return Optional.empty();
    }

    private Optional<Refusal> where(Location place) {
        return switch (place.within()) {
            case ABOARD -> atSea(place);
            case CITY -> inCity(place);
            case FIELD -> inField(place.area());
        };
    }

    /** On a fleet, for invasion supply (EIA-7.2.4, EIA-7.4.4). */
    private Optional<Refusal> atSea(Location place) {
        var sea = board.map().seaArea(place.area());
        if (sea.isEmpty() || SeaLanes.ownFleet(board, power, place.area()).isEmpty()) {
            return no("EIA-7.2.4", power.title() + " has no fleet in " + board.name(place.area()) + ".");
        }
        if (board.state().depotAt(place).isPresent()) {
            return no("EIA-7.4.4.4", "A depot for invasion supply is in " + board.name(place.area()) + " already.");
        }
        if (SeaLanes.iced(board, sea.get())) {
            return no("EIA-7.4.4.5", board.name(place.area()) + " lies north of the ice line: no invasion supply in winter.");
        }
        return chains.suppliesSea(place.area()) ? Optional.empty()
                : no("EIA-7.4.4.1", "No unblockaded port that is supplied can send supply to " + board.name(place.area()) + ".");
    }

    /** The refusal of a depot in a besieged port (EIA-7.2.2.1). */
    private Optional<Refusal> inCity(Location place) {
        var area = place.area();
        if (board.printedCity(area).filter(City::port).isEmpty() || !board.besieged(area) || !board.friendlyCity(power, area)) {
            return no("EIA-7.2.2.1", "A depot is placed inside a city only where it is a besieged friendly port.");
        }
        if (board.state().depotAt(place).isPresent()) {
            return no(STEP, "A depot is in " + board.name(area) + " already.");
        }
        if (SeaLanes.blockaded(board, power, area) || !chains.seaSourceFor(area)) {
            return no("EIA-7.2.2", board.name(area) + " has no unblockaded sea supply source.");
        }
        return territory(area, ownUnbesiegedCorps(area));
    }

    private Optional<Refusal> inField(String area) {
        if (board.map().area(area).isEmpty()) {
            return no(STEP, "There is no land area " + area + ".");
        }
        if (board.depot(area).isPresent()) {
            return no(STEP, "A depot is in " + board.name(area) + " already: one depot in an area.");
        }
        boolean corps = ownUnbesiegedCorps(area);
        if (!corps && (!board.unbesiegedEnemyCorps(power, area).isEmpty() || board.unbesiegedEnemyIrregulars(power, area))) {
            return no(STEP, "Unbesieged enemies are in " + board.name(area) + ", and no corps of " + power.title() + ".");
        }
        return territory(area, corps).or(() -> reason(area));
    }

    /** The limits outside the power's own territory (EIA-7.2.3.3). */
    private Optional<Refusal> territory(String area, boolean corps) {
        if (board.ownTerritory(power, area)) {
            return Optional.empty();
        }
        var nation = board.territory(area);
        var province = board.province(area);
        if (province.standing() == ProvinceStanding.NEUTRAL && !board.atWar(power, nation)) {
            return no("EIA-7.2.3.3.1", board.name(area) + " is in neutral " + province.province() + ", with which " + power.title() + " is not at war.");
        }
        var owner = Power.of(nation);
        if (owner.isPresent() && !board.atWar(power, owner.get()) && !board.diplomacy().permits(owner.get(), power)) {
            return no("EIA-7.2.3.3.1", board.name(area) + " is territory of " + owner.get().title() + ", which has given no access to "
                    + power.title() + ".");
        }
        return corps ? Optional.empty() : corpsNeeded(area);
    }

    private Optional<Refusal> corpsNeeded(String area) {
        return no("EIA-7.2.3.3.2", "Outside its own territory " + power.title() + " needs an unbesieged corps in " + board.name(area) + ".");
    }

    /** One of the cases that allow a depot: a friendly city, a port with sea supply, the reach of a chain. */
    private Optional<Refusal> reason(String area) {
        boolean city = board.friendlyCity(power, area) && !board.besieged(area);
        boolean own = city && board.ownTerritory(power, area);
        boolean port = city && board.area(area).port() && !SeaLanes.blockaded(board, power, area) && chains.seaSourceFor(area);
        boolean chain = chains.older().stream()
                .anyMatch(depot -> DepotReach.areasWithin(board, power, depot.at().area(), SupplyChains.LINK).containsKey(area));
        return own || port || chain ? Optional.empty()
                : no("EIA-7.2.3", board.name(area) + " has no friendly unbesieged city in own territory, no sea supply, and lies not within "
                        + "two unblocked areas of a supplied depot that stood before this month.");
    }

    private boolean ownUnbesiegedCorps(String area) {
        return !board.field(area, corps -> corps.power() == power).isEmpty()
                || !board.besieged(area) && board.inside(area).stream().anyMatch(corps -> corps.power() == power);
    }

    private static Optional<Refusal> no(String rule, String detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
