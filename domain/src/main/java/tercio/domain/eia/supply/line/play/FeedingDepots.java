package tercio.domain.eia.supply.line.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.DepotPayment;
import tercio.domain.map.SpaceId;

/**
 * The depots that can feed a corps or a besieged port of a power, and their costs (EIA-7.4.2, EIA-7.4.3, EIA-7.4.4). Made for one board:
 * the chains of each power are traced once.
 */
public final class FeedingDepots {

    /** A feeding and the power that pays for it: the owner of the depot. */
    public record Meal(Power payer, DepotPayment.SuppliedForce fed) {}

    private final EiaWarView board;
    private final Power power;
    private final List<Power> allies;
    private final Map<Power, SupplyChains> chains = new EnumMap<>(Power.class);

    public FeedingDepots(EiaWarView board, Power power) {
        this.board = board;
        this.power = power;
        this.allies = board.diplomacy().depots().stream().filter(grant -> grant.to() == power && board.areAllied(grant.by(), power))
                .map(grant -> grant.by()).filter(ally -> board.state().power(ally).isPresent()).toList();
    }

    /**
     * The depots that can feed a corps: those of its own power first, then those of each ally who permits it, the cheapest first. Of
     * the depots of one power the cheapest one feeds it, because all cost the same power money. None where it must forage: after a
     * force march, or without a depot in reach (EIA-7.4.1).
     */
    public List<Meal> of(Corps corps) {
        return corps.journey().forcedMarch() ? List.of() : inOrder(owner -> meal(corps, owner));
    }

    /**
     * The depots that can feed a besieged port, by sea or by invasion supply: own ones first, then those of allies who permit it; none
     * where its forces must forage (EIA-7.4.2.1.2).
     */
    public List<Meal> ofPort(SpaceId area) {
        return board.area(area).hasPort() ? inOrder(owner -> port(owner, area)) : List.of();
    }

    /** Whether a corps may use depot supply: a depot can feed it, and who pays has the money for it alone (EIA-7.4.1, EIA-7.4.2.1). */
    public boolean feeds(Corps corps) {
        return of(corps).stream().anyMatch(meal -> board.state().power(meal.payer()).orElseThrow().money()
                >= DepotPayment.money(meal.fed().cost()));
    }

    /** The own depots first, then those of allies who permit their use and pay for it, the cheapest first (EIA-7.4.2.2). */
    private List<Meal> inOrder(Function<Power, Optional<Meal>> mealOf) {
        var all = new ArrayList<Meal>();
        mealOf.apply(power).ifPresent(all::add);
        allies.stream().map(mealOf).flatMap(Optional::stream).sorted(Comparator.comparingInt(meal -> meal.fed().cost())).forEach(all::add);
        return all;
    }

    private Optional<Meal> meal(Corps corps, Power owner) {
        var area = corps.at().area();
        boolean winter = board.isWinterIn(area);
        var land = chains(owner).nearest(area, DepotPayment.FARTHEST).map(near -> new DepotPayment.DepotSuppliedCorps(near.distance(), winter));
        var sea = invasion(owner, area) ? Optional.of(new DepotPayment.DepotSuppliedCorps(1, winter)) : Optional.<DepotPayment.DepotSuppliedCorps>empty();
        return Stream.of(land, sea).flatMap(Optional::stream).min(Comparator.comparingInt(DepotPayment.DepotSuppliedCorps::cost))
                .map(fed -> new Meal(owner, fed));
    }

    private Optional<Meal> port(Power owner, SpaceId area) {
        boolean winter = board.isWinterIn(area);
        var inside = Location.city(area);
        boolean sea = board.state().depotAt(inside).filter(depot -> depot.power() == owner).isPresent() && chains(owner).isValid(inside);
        if (sea) {
            return Optional.of(new Meal(owner, new DepotPayment.DepotSuppliedPort(false, winter)));
        }
        return invasion(owner, area) ? Optional.of(new Meal(owner, new DepotPayment.DepotSuppliedPort(true, winter))) : Optional.empty();
    }

    /** Whether a depot of a power on a fleet in a sea area next to an area gives invasion supply (EIA-7.4.4). */
    private boolean invasion(Power owner, SpaceId area) {
        return board.map().seasNextTo(area).stream().anyMatch(sea -> board.state().depotAt(Location.aboard(sea)).filter(depot -> depot.power() == owner).isPresent()
                && !SeaLanes.isIced(board, board.map().seaArea(sea).orElseThrow()) && chains(owner).canSupplySea(sea));
    }

    private SupplyChains chains(Power owner) {
        return chains.computeIfAbsent(owner, each -> SupplyChains.of(board, each));
    }
}
