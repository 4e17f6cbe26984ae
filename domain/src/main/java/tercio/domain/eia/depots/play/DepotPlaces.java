package tercio.domain.eia.depots.play;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.map.City;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.line.play.DepotCounters;
import tercio.domain.eia.supply.line.play.DepotReach;
import tercio.domain.eia.supply.line.play.SeaLanes;
import tercio.domain.eia.supply.line.play.SupplyChains;
import tercio.domain.game.Refusal;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The places at which a power may place a new depot (EIA-7.2). */
final class DepotPlaces {

    static final int COST = 1;
    static final String STEP = "EIA-7.2";

    private final EiaWarView board;
    private final Power power;
    private final SupplyChains chains;
    private Set<SpaceId> reach;

    DepotPlaces(EiaWarView board, Power power) {
        this.board = board;
        this.power = power;
        this.chains = SupplyChains.of(board, power);
    }

    /** The areas in reach of a depot that stood before this month; found once for all places. */
    private Set<SpaceId> reach() {
        if (reach == null) {
            reach = new LinkedHashSet<>();
            chains.depotsBeforeMonth().forEach(depot -> reach.addAll(DepotReach.areasWithin(board, power, depot.at().area(), SupplyChains.LINK).keySet()));
        }
        return reach;
    }

    /** All legal places, in the order of the map. */
    List<Location> legalPlaces() {
        if (counterRefusal().isPresent()) {
            return List.of();
        }
        var candidates = new LinkedHashSet<Location>();
        board.state().cities().values().stream().filter(city -> board.isFriendlyCity(power, city.area()))
                .forEach(city -> candidates.add(city.isBesieged() ? Location.city(city.area()) : Location.field(city.area())));
        reach().forEach(area -> candidates.add(Location.field(area)));
        board.state().fleets().values().stream().filter(fleet -> fleet.power() == power).map(SupplyFleet::at)
                .filter(at -> board.map().seaArea(at).isPresent()).forEach(at -> candidates.add(Location.aboard(at)));
        return candidates.stream().filter(place -> placeRefusal(place).isEmpty()).toList();
    }

    /** The reason why the power can place no depot there; empty if it can. */
    Optional<Refusal> refusal(Location place) {
        return counterRefusal().or(() -> placeRefusal(place));
    }

    private Optional<Refusal> counterRefusal() {
        int most = DepotCounters.of(board, power);
        if (board.state().depots().values().stream().filter(depot -> depot.power() == power).count() >= most) {
            return refusal(STEP, Sentence.of("eia.refused.depots-used").with("most", most).with("who", CampaignNames.power(power)));
        }
        if (board.state().power(power).orElseThrow().money() < COST) {
            return refusal(STEP, Sentence.of("eia.refused.depot-cost").with("cost", COST).with("who", CampaignNames.power(power)));
        }
        return Optional.empty();
    }

    private Optional<Refusal> placeRefusal(Location place) {
        return switch (place.within()) {
            case ABOARD -> seaRefusal(place);
            case CITY -> cityRefusal(place);
            case FIELD -> fieldRefusal(place.area());
        };
    }

    /** The reason why no depot is placed on a fleet for invasion supply (EIA-7.2.4, EIA-7.4.4). */
    private Optional<Refusal> seaRefusal(Location place) {
        var sea = board.map().seaArea(place.area());
        if (sea.isEmpty() || SeaLanes.ownFleet(board, power, place.area()).isEmpty()) {
            return refusal("EIA-7.2.4", Sentence.of("eia.refused.no-fleet-there").with("who", CampaignNames.power(power)).with("at", CampaignNames.at(place.area())));
        }
        if (board.state().depotAt(place).isPresent()) {
            return refusal("EIA-7.4.4.4", Sentence.of("eia.refused.depot-there").with("kind", "invasion").with("at", CampaignNames.at(place.area())));
        }
        if (SeaLanes.isIced(board, sea.get())) {
            return refusal("EIA-7.4.4.5", Sentence.of("eia.refused.ice-line").with("where", CampaignNames.area(place.area())));
        }
        return chains.canSupplySea(place.area()) ? Optional.empty()
                : refusal("EIA-7.4.4.1", Sentence.of("eia.refused.no-port-sends").with("to", CampaignNames.area(place.area())));
    }

    /** The refusal of a depot in a besieged port (EIA-7.2.2.1). */
    private Optional<Refusal> cityRefusal(Location place) {
        var area = place.area();
        if (board.printedCity(area).filter(City::port).isEmpty() || !board.isBesieged(area) || !board.isFriendlyCity(power, area)) {
            return refusal("EIA-7.2.2.1", Sentence.of("eia.refused.depot-in-city"));
        }
        if (board.state().depotAt(place).isPresent()) {
            return refusal(STEP, Sentence.of("eia.refused.depot-there").with("kind", "city").with("at", CampaignNames.at(area)));
        }
        if (SeaLanes.isBlockaded(board, power, area) || !chains.hasSeaSource(area)) {
            return refusal("EIA-7.2.2", Sentence.of("eia.refused.no-sea-source").with("where", CampaignNames.area(area)));
        }
        return territoryRefusal(area, hasUnbesiegedCorps(area));
    }

    private Optional<Refusal> fieldRefusal(SpaceId area) {
        if (board.map().area(area).isEmpty()) {
            return refusal(STEP, Sentence.of("eia.refused.no-area").with("area", new Text(area.value())));
        }
        if (board.depotInField(area).isPresent()) {
            return refusal(STEP, Sentence.of("eia.refused.depot-there").with("kind", "area").with("at", CampaignNames.at(area)));
        }
        boolean corps = hasUnbesiegedCorps(area);
        if (!corps && (!board.unbesiegedEnemyCorps(power, area).isEmpty() || board.hasUnbesiegedEnemyIrregulars(power, area))) {
            return refusal(STEP, Sentence.of("eia.refused.enemies-and-no-corps").with("at", CampaignNames.at(area)).with("who", CampaignNames.power(power)));
        }
        return territoryRefusal(area, corps).or(() -> reachRefusal(area));
    }

    /** The limits outside the power's own territory (EIA-7.2.3.3). */
    private Optional<Refusal> territoryRefusal(SpaceId area, boolean corps) {
        if (board.isOwnTerritory(power, area)) {
            return Optional.empty();
        }
        var nation = board.territoryOwner(area);
        var province = board.province(area);
        if (province.standing() == ProvinceStanding.NEUTRAL && !board.atWar(power, nation)) {
            return refusal("EIA-7.2.3.3.1", Sentence.of("eia.refused.neutral").with("area", CampaignNames.area(area)).with("province", CampaignNames.province(province.province())).with("who", CampaignNames.power(power)));
        }
        var owner = Power.of(nation);
        if (owner.isPresent() && !board.atWar(power, owner.get()) && !board.diplomacy().permits(owner.get(), power)) {
            return refusal("EIA-7.2.3.3.1", Sentence.of("eia.refused.no-access").with("area", CampaignNames.area(area)).with("owner", CampaignNames.power(owner.get())).with("who", CampaignNames.power(power)));
        }
        return corps ? Optional.empty() : missingCorpsRefusal(area);
    }

    private Optional<Refusal> missingCorpsRefusal(SpaceId area) {
        return refusal("EIA-7.2.3.3.2", Sentence.of("eia.refused.corps-needed").with("who", CampaignNames.power(power)).with("at", CampaignNames.at(area)));
    }

    /** One of the cases that allow a depot: a friendly city, a port with sea supply, the reach of a chain. */
    private Optional<Refusal> reachRefusal(SpaceId area) {
        boolean city = board.isFriendlyCity(power, area) && !board.isBesieged(area);
        boolean own = city && board.isOwnTerritory(power, area);
        boolean port = city && board.area(area).hasPort() && !SeaLanes.isBlockaded(board, power, area) && chains.hasSeaSource(area);
        return own || port || reach().contains(area) ? Optional.empty()
                : refusal("EIA-7.2.3", Sentence.of("eia.refused.no-depot-reach").with("where", CampaignNames.area(area)));
    }

    private boolean hasUnbesiegedCorps(SpaceId area) {
        return !board.corpsInField(area, corps -> corps.power() == power).isEmpty()
                || !board.isBesieged(area) && board.corpsInside(area).stream().anyMatch(corps -> corps.power() == power);
    }

    private static Optional<Refusal> refusal(String rule, Sentence detail) {
        return Optional.of(Refusal.of(rule, detail));
    }
}
