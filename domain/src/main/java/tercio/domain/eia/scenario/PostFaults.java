package tercio.domain.eia.scenario;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.SupplyFleet;
import tercio.domain.eia.common.map.City;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The faults in garrisons, depots, irregulars and fleets. */
final class PostFaults {

    /** Limit of the factors of a depot garrison (EIA-7.3.3.5). */
    private static final int DEPOT_ROOM = 10;
    private static final int MOST_IRREGULARS = 20;

    private final EiaScenario scenario;
    private final PlaceChecks places;
    private final FaultList faults;

    PostFaults(EiaScenario scenario, PlaceChecks places, FaultList faults) {
        this.scenario = scenario;
        this.places = places;
        this.faults = faults;
    }

    void find() {
        var garrisoned = new HashSet<String>();
        for (int at = 0; at < scenario.garrisons().size(); at++) {
            checkGarrison("/garrisons/" + at, scenario.garrisons().get(at), garrisoned);
        }
        var supplied = new HashSet<SpaceId>();
        for (int at = 0; at < scenario.depots().size(); at++) {
            checkDepot("/depots/" + at, scenario.depots().get(at), supplied);
        }
        for (int at = 0; at < scenario.irregulars().size(); at++) {
            checkIrregulars("/irregulars/" + at, scenario.irregulars().get(at));
        }
        var fleets = new HashSet<FleetId>();
        for (int at = 0; at < scenario.fleets().size(); at++) {
            checkFleet("/fleets/" + at, scenario.fleets().get(at), fleets);
        }
    }

    private void checkGarrison(String pointer, EiaScenario.GarrisonAtStart garrison, Set<String> seen) {
        if (!places.checkCity(pointer + "/area", garrison.area())) {
            return;
        }
        var power = Power.of(garrison.nation());
        if (garrison.nation() == null || !places.map().nations().contains(garrison.nation())) {
            faults.add(pointer + "/nation", Sentence.of("eia.scenario.no-nation").with("sent", FaultList.argumentOf(Id.textOf(garrison.nation()))));
            return;
        }
        power.ifPresent(each -> places.checkPlayed(pointer + "/nation", each));
        if (!seen.add(garrison.area() + "/" + garrison.nation())) {
            faults.add(pointer + "/nation", Sentence.of("eia.scenario.garrison-stands").with("nation", CampaignNames.nation(garrison.nation())).with("at", CampaignNames.at(garrison.area())));
        }
        checkGarrisonFactors(pointer + "/factors", garrison.factors(), power, true);
        places.addToCity(pointer + "/factors", garrison.area(), garrison.nation(), garrison.factors().total());
    }

    /** Checks the types of a garrison (EIA-7.3.3.3): infantry, militia, and the irregulars that its power has. */
    private void checkGarrisonFactors(String pointer, Factors factors, Optional<Power> power, boolean city) {
        if (factors.isEmpty()) {
            faults.add(pointer, Sentence.of("eia.scenario.garrison-empty"));
        }
        factors.counts().keySet().stream()
                .filter(type -> type != FactorType.INFANTRY && type != FactorType.MILITIA)
                .filter(type -> !type.isIrregular() || !city && type == FactorType.GUERILLA || power.filter(type::isRaisedBy).isEmpty())
                .forEach(type -> faults.add(pointer, Sentence.of("eia.scenario.no-garrison").with("type", CampaignNames.factorType(type))));
    }

    private void checkDepot(String pointer, EiaScenario.DepotAtStart depot, Set<SpaceId> seen) {
        places.checkPlayed(pointer + "/power", depot.power());
        if (places.checkArea(pointer + "/area", depot.area()) && !seen.add(depot.area())) {
            faults.add(pointer + "/area", Sentence.of("eia.scenario.depot-stands").with("where", CampaignNames.area(depot.area())));
        }
        depot.garrison().ifPresent(garrison -> {
            checkGarrisonFactors(pointer + "/garrison", garrison, Optional.of(depot.power()), false);
            if (garrison.total() > DEPOT_ROOM) {
                faults.add(pointer + "/garrison", Sentence.of("eia.fault.depot-room").with("most", DEPOT_ROOM));
            }
        });
    }

    private void checkIrregulars(String pointer, EiaScenario.IrregularsAtStart pieces) {
        places.checkArea(pointer + "/area", pieces.area());
        faults.checkRange(pointer + "/count", pieces.count(), 1, MOST_IRREGULARS);
        if (places.checkPlayed(pointer + "/power", pieces.power()) && !pieces.type().isRaisedBy(pieces.power())) {
            faults.add(pointer + "/type", Sentence.of("eia.fault.no-counters").with("who", CampaignNames.power(pieces.power())).with("type", CampaignNames.factorType(pieces.type())));
        }
    }

    private void checkFleet(String pointer, SupplyFleet fleet, Set<FleetId> seen) {
        if (fleet.id() == null || fleet.id().value().isBlank() || !seen.add(fleet.id())) {
            faults.add(pointer + "/id", Sentence.of("eia.scenario.fleet-id"));
        }
        places.checkPlayed(pointer + "/power", fleet.power());
        var port = fleet.at() == null ? Optional.<City>empty() : places.map().city(fleet.at()).filter(City::port);
        if (port.isEmpty() && (fleet.at() == null || places.map().seaArea(fleet.at()).isEmpty())) {
            faults.add(pointer + "/at", Sentence.of("eia.scenario.no-port").with("sent", FaultList.argumentOf(fleet.at())));
        }
        if (fleet.blockades().filter(blockaded -> port.isEmpty() || !blockaded.equals(fleet.at())).isPresent()) {
            faults.add(pointer + "/blockades", Sentence.of("eia.scenario.blockade"));
        }
    }
}
