package tercio.domain.eia.supply.play;

import java.util.List;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SupplyDuty;
import tercio.domain.eia.common.game.UnrevealedCorps;
import tercio.domain.eia.common.game.Upkeep;
import tercio.domain.map.SpaceId;

/** Applies the events of the supply step. */
final class SupplyEvolution {

    private SupplyEvolution() {}

    static EiaState evolve(EiaState state, SupplyEvent event) {
        return switch (event) {
            case SupplyEvent.CorpsForaged foraged -> withUpkeep(state, foraged.corps(),
                    foraged.unusedPoints() ? Upkeep.FORAGED_WITH_UNUSED_POINTS : Upkeep.FORAGED);
            case SupplyEvent.ForageLossesDue due ->
                state.withDuty(new SupplyDuty.ForageLosses(due.power(), due.corps(), due.fromCorps(), due.fromDetached()));
            case SupplyEvent.ForageLossesTaken taken -> {
                var left = withoutDetached(state.withoutFirstDuty(), taken.power(), taken.corps(), taken.detached());
                yield withoutFactors(left, left.corps().get(taken.corps()), taken.factors().orElse(Factors.NONE));
            }
            case SupplyEvent.CorpsStarved starved -> {
                var left = withoutDetached(state, starved.power(), starved.corps(), starved.detached());
                yield left.withoutCorps(starved.corps()).with(UnrevealedCorps.afterLoss(left, starved.power(), starved.factors().orElse(Factors.NONE)));
            }
            case SupplyEvent.LeadersLeft left -> withoutLeaders(state, left.leaders());
            case SupplyEvent.BesiegedForaged foraged -> withCityFed(state, foraged.area(), Upkeep.FORAGED);
            case SupplyEvent.HungerLossesDue due -> state.withDuty(new SupplyDuty.BesiegedLosses(due.power(), due.area(), due.factors()));
            case SupplyEvent.HungerLossesTaken taken -> withHungerLosses(state.withoutFirstDuty(), taken.power(), taken.area(), taken.losses(), taken.removed());
            case SupplyEvent.CityStarvedOut out -> apply(state, out);
            case SupplyEvent.StarvedCitySettled settled -> apply(state.withoutFirstDuty(), settled);
            case SupplyEvent.NeutralGarrisonForaged foraged -> apply(state, foraged);
            case SupplyEvent.SupplyPaid paid -> apply(state, paid);
            case SupplyEvent.PortDepotLost gone -> state.withoutDepot(Location.city(gone.area()));
        };
    }

    private static EiaState withUpkeep(EiaState state, UnitId id, Upkeep now) {
        var corps = state.corps().get(id);
        return state.with(corps.withJourney(corps.journey().withUpkeep(now)));
    }

    private static EiaState withLosses(EiaState state, Power power, Factors factors) {
        return factors.isEmpty() ? state : state.with(state.power(power).orElseThrow().plusLosses(factors));
    }

    /** Losses of a corps, which nobody but its owner sees. */
    private static EiaState withUnseenLosses(EiaState state, Power power, Factors factors) {
        return factors.isEmpty() ? state : state.with(state.power(power).orElseThrow().plusUnseenLosses(factors));
    }

    private static EiaState withoutFactors(EiaState state, Corps corps, Factors factors) {
        var smaller = corps.factors().isPresent() ? corps.withFactors(corps.factorsOrNone().minus(factors)) : corps;
        return withUnseenLosses(state.with(smaller), corps.power(), factors);
    }

    /** Takes factors out of the garrisons that a corps detached. */
    private static EiaState withoutDetached(EiaState before, Power power, UnitId id, List<Detachment> detached) {
        var nation = before.corps().get(id).nation();
        var state = before;
        for (var each : detached) {
            if (each.at().inCity()) {
                var city = state.city(each.at().area()).orElseThrow();
                state = state.with(city.withGarrison(nation, city.garrisonOf(nation).minus(each.factors())));
            } else {
                var depot = state.depotAt(each.at()).orElseThrow();
                state = state.with(depot.withGarrison(depot.garrison().minus(each.factors())));
            }
            state = withLosses(state, power, each.factors());
        }
        return state;
    }

    private static EiaState withoutLeaders(EiaState before, List<EiaLeaderId> leaders) {
        var state = before;
        for (var leader : leaders) {
            state = state.with(state.leaders().get(leader).withoutLocation());
        }
        return state;
    }

    private static EiaState withCityFed(EiaState before, SpaceId area, Upkeep now) {
        var state = before.with(before.city(area).orElseThrow().withFed(true));
        for (var corps : before.corpsAt(Location.city(area))) {
            state = withUpkeep(state, corps.id(), now);
        }
        return state;
    }

    private static EiaState withHungerLosses(EiaState before, Power power, SpaceId area, List<HungerLoss> losses, List<UnitId> removed) {
        var state = before;
        for (var loss : losses) {
            var corps = state.findCorps(loss.unit());
            if (corps.isPresent()) {
                state = withoutFactors(state, corps.get(), loss.factors());
            } else if (state.irregulars().containsKey(loss.unit())) {
                state = withLosses(state.withoutIrregular(loss.unit()), power, loss.factors());
            } else {
                var city = state.city(area).orElseThrow();
                state = withLosses(state.with(city.withGarrison(loss.unit().nation(), city.garrisonOf(loss.unit().nation()).minus(loss.factors()))), power, loss.factors());
            }
        }
        for (var corps : removed) {
            state = state.withoutCorps(corps);
        }
        return state;
    }

    private static EiaState apply(EiaState before, SupplyEvent.CityStarvedOut out) {
        var state = withHungerLosses(before, out.power(), out.area(), out.losses(), out.removed());
        state = state.with(state.city(out.area()).orElseThrow().withBesiegers(List.of()));
        for (var leader : out.leaders()) {
            state = state.with(state.leaders().get(leader).withCaptor(out.captor()));
        }
        return state.withDuty(new SupplyDuty.StarvedCity(out.captor(), out.area()));
    }

    private static EiaState apply(EiaState before, SupplyEvent.StarvedCitySettled settled) {
        var state = before;
        for (var corps : settled.corps()) {
            state = state.with(state.corps().get(corps).withLocation(Location.city(settled.area())));
            state = state.with(state.city(settled.area()).orElseThrow().withController(settled.power().nation()));
        }
        for (var leader : settled.leaders()) {
            state = state.with(state.leaders().get(leader).withLocation(Location.city(settled.area())));
        }
        return state;
    }

    /** The factors of a neutral minor state are no power's loss. */
    private static EiaState apply(EiaState before, SupplyEvent.NeutralGarrisonForaged foraged) {
        var city = before.city(foraged.area()).orElseThrow().withFed(true);
        for (var loss : foraged.losses()) {
            city = city.withGarrison(loss.unit().nation(), city.garrisonOf(loss.unit().nation()).minus(loss.factors()));
        }
        return foraged.emptied() ? before.with(city.withBesiegers(List.of())).withDuty(new SupplyDuty.StarvedCity(foraged.power(), foraged.area()))
                : before.with(city);
    }

    private static EiaState apply(EiaState before, SupplyEvent.SupplyPaid paid) {
        var state = before;
        for (var payment : paid.payments()) {
            var payer = state.power(payment.payer()).orElseThrow();
            state = state.with(payer.withMoney(payer.money() - payment.money()));
        }
        for (var corps : paid.corps()) {
            state = withUpkeep(state, corps, Upkeep.DEPOT);
        }
        for (var area : paid.cities()) {
            state = withCityFed(state, area, Upkeep.DEPOT);
        }
        return state;
    }
}
