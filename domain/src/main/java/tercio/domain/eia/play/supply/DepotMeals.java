package tercio.domain.eia.play.supply;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CityHold;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.Upkeep;
import tercio.domain.eia.play.EiaBoard;
import tercio.domain.eia.play.lines.SeaLanes;
import tercio.domain.eia.play.lines.SupplyChains;
import tercio.domain.eia.play.siege.SiegeForces;
import tercio.domain.eia.supply.DepotPayment;

/** Who can live off whose depots, and at what cost (EIA-7.4.2, EIA-7.4.3, EIA-7.4.4). */
final class DepotMeals {

    /** A feeding and the power that pays for it: the owner of the depot. */
    record Meal(Power payer, DepotPayment.Fed fed) {}

    private DepotMeals() {}

    /** The unbesieged corps of a power whose supply is not settled. */
    static List<Corps> open(EiaBoard board, Power power) {
        return board.state().corpsOf(power).stream().filter(corps -> corps.journey().upkeep() == Upkeep.OPEN)
                .filter(corps -> !corps.at().isAboard() && !(corps.at().inCity() && board.besieged(corps.at().area()))).toList();
    }

    /**
     * The depots that can feed a corps: those of its own power first, then those of each ally who permits it, the cheapest first. Of
     * the depots of one power the cheapest one feeds it, because all cost the same power money. None where it must forage: after a
     * force march, or without a depot in reach (EIA-7.4.1).
     */
    static List<Meal> of(EiaBoard board, Corps corps) {
        return corps.journey().forcedMarch() ? List.of()
                : inOrder(meal(board, corps, corps.power()), allies(board, corps.power()).stream().flatMap(ally -> meal(board, corps, ally).stream()));
    }

    private static List<Meal> inOrder(Optional<Meal> own, Stream<Meal> ofAllies) {
        var all = new ArrayList<Meal>();
        own.ifPresent(all::add);
        ofAllies.sorted(Comparator.comparingInt(meal -> meal.fed().cost())).forEach(all::add);
        return all;
    }

    /** Allies who permit the use of their depots, and pay for it (EIA-7.4.2.2). */
    private static List<Power> allies(EiaBoard board, Power power) {
        return board.diplomacy().depots().stream().filter(grant -> grant.to() == power && board.allied(grant.by(), power))
                .map(grant -> grant.by()).filter(ally -> board.state().power(ally).isPresent()).toList();
    }

    private static Optional<Meal> meal(EiaBoard board, Corps corps, Power owner) {
        var area = corps.at().area();
        boolean winter = board.winterIn(area);
        var land = SupplyChains.of(board, owner).nearest(area, DepotPayment.FARTHEST).map(near -> new DepotPayment.FedCorps(near.distance(), winter));
        var sea = invasion(board, owner, area) ? Optional.of(new DepotPayment.FedCorps(1, winter)) : Optional.<DepotPayment.FedCorps>empty();
        return Stream.of(land, sea).flatMap(Optional::stream).min(Comparator.comparingInt(DepotPayment.FedCorps::cost))
                .map(fed -> new Meal(owner, fed));
    }

    /** Whether a depot of a power on a fleet in a sea area next to an area gives invasion supply (EIA-7.4.4). */
    private static boolean invasion(EiaBoard board, Power power, String area) {
        return board.map().seasNextTo(area).stream().anyMatch(sea -> board.state().depotAt(Location.aboard(sea)).filter(depot -> depot.power() == power).isPresent()
                && !SeaLanes.iced(board, board.map().seaArea(sea).orElseThrow()) && SupplyChains.of(board, power).suppliesSea(sea));
    }

    // --- Besieged forces -----------------------------------------------------------------------------------------------

    /** The besieged cities in which a power has forces whose supply is not settled. */
    static List<String> besieged(EiaBoard board, Power power) {
        return unfed(board).filter(city -> speaker(board, city).filter(power::equals).isPresent()).map(CityHold::area).toList();
    }

    /**
     * The besieged cities whose garrison nobody plays and whose supply is not settled, by the besieger who throws their die: its
     * sequence stands for that of a neutral minor state, which has none.
     */
    static List<String> neutral(EiaBoard board, Power besieger) {
        return unfed(board).filter(city -> speaker(board, city).isEmpty() && StarvedCities.captor(board, city.area()) == besieger)
                .map(CityHold::area).toList();
    }

    private static Stream<CityHold> unfed(EiaBoard board) {
        return board.state().cities().values().stream().filter(city -> city.besieged() && !city.fed() && board.factorsInCity(city.area()) > 0);
    }

    /** The power that settles the supply of a besieged city: who controls it if it has forces inside, else the first that has. */
    private static Optional<Power> speaker(EiaBoard board, CityHold city) {
        var inside = board.state().played().filter(power -> SiegeForces.isInside(board, city.area(), power)).toList();
        return inside.stream().filter(power -> city.controller().equals(power.word())).findFirst().or(() -> inside.stream().findFirst());
    }

    /**
     * The depots that can feed a besieged port, by sea or by invasion supply: own ones first, then those of allies who permit it; none
     * where its forces must forage (EIA-7.4.2.1.2).
     */
    static List<Meal> ofPort(EiaBoard board, Power power, String area) {
        return board.area(area).port()
                ? inOrder(port(board, power, area), allies(board, power).stream().flatMap(ally -> port(board, ally, area).stream())) : List.of();
    }

    private static Optional<Meal> port(EiaBoard board, Power owner, String area) {
        boolean winter = board.winterIn(area);
        var inside = Location.city(area);
        boolean sea = board.state().depotAt(inside).filter(depot -> depot.power() == owner).isPresent() && SupplyChains.of(board, owner).valid(inside);
        if (sea) {
            return Optional.of(new Meal(owner, new DepotPayment.FedPort(false, winter)));
        }
        return invasion(board, owner, area) ? Optional.of(new Meal(owner, new DepotPayment.FedPort(true, winter))) : Optional.empty();
    }
}
