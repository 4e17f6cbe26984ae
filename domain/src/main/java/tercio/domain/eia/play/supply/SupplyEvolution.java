package tercio.domain.eia.play.supply;

import java.util.List;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.Corps;
import tercio.domain.eia.game.Detachment;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.SupplyDuty;
import tercio.domain.eia.game.UnrevealedCorps;
import tercio.domain.eia.game.Upkeep;

/** Applies the events of the supply step. */
final class SupplyEvolution {

    private SupplyEvolution() {}

    static EiaState evolve(EiaState state, SupplyEvent event) {
        return switch (event) {
            case SupplyEvent.CorpsForaged foraged -> upkeep(state, foraged.corps(),
                    foraged.unusedPoints() ? Upkeep.FORAGED_WITH_UNUSED_POINTS : Upkeep.FORAGED);
            case SupplyEvent.ForageLossesDue due ->
                state.owes(new SupplyDuty.ForageLosses(due.power(), due.corps(), due.fromCorps(), due.fromDetached()));
            case SupplyEvent.ForageLossesTaken taken -> {
                var left = detached(state.settled(), taken.power(), taken.corps(), taken.detached());
                yield without(left, left.corps().get(taken.corps()), taken.factors().orElse(Factors.NONE));
            }
            case SupplyEvent.CorpsStarved starved -> {
                var left = detached(state, starved.power(), starved.corps(), starved.detached());
                yield left.withoutCorps(starved.corps()).with(UnrevealedCorps.lost(left, starved.power(), starved.factors().orElse(Factors.NONE)));
            }
            case SupplyEvent.LeadersLeft left -> leadersLeft(state, left.leaders());
            case SupplyEvent.BesiegedForaged foraged -> besieged(state, foraged.area(), Upkeep.FORAGED);
            case SupplyEvent.HungerLossesDue due -> state.owes(new SupplyDuty.BesiegedLosses(due.power(), due.area(), due.factors()));
            case SupplyEvent.HungerLossesTaken taken -> hungry(state.settled(), taken.power(), taken.area(), taken.losses(), taken.removed());
            case SupplyEvent.CityStarvedOut out -> starvedOut(state, out);
            case SupplyEvent.StarvedCitySettled settled -> occupied(state.settled(), settled);
            case SupplyEvent.NeutralGarrisonForaged foraged -> neutral(state, foraged);
            case SupplyEvent.SupplyPaid paid -> paid(state, paid);
            case SupplyEvent.PortDepotLost gone -> state.withoutDepot(Location.city(gone.area()));
        };
    }

    private static EiaState upkeep(EiaState state, String id, Upkeep now) {
        var corps = state.corps().get(id);
        return state.with(corps.journey(corps.journey().upkeep(now)));
    }

    private static EiaState lost(EiaState state, Power power, Factors factors) {
        return factors.isEmpty() ? state : state.with(state.power(power).orElseThrow().loses(factors));
    }

    /** Losses of a corps, which nobody but its owner sees. */
    private static EiaState unseen(EiaState state, Power power, Factors factors) {
        return factors.isEmpty() ? state : state.with(state.power(power).orElseThrow().losesUnseen(factors));
    }

    private static EiaState without(EiaState state, Corps corps, Factors factors) {
        var smaller = corps.factors().isPresent() ? corps.factors(corps.held().minus(factors)) : corps;
        return unseen(state.with(smaller), corps.power(), factors);
    }

    /** Takes factors out of the garrisons that a corps detached. */
    private static EiaState detached(EiaState before, Power power, String id, List<Detachment> detached) {
        var nation = before.corps().get(id).nation();
        var state = before;
        for (var each : detached) {
            if (each.at().inCity()) {
                var city = state.city(each.at().area()).orElseThrow();
                state = state.with(city.garrison(nation, city.garrison(nation).minus(each.factors())));
            } else {
                var depot = state.depotAt(each.at()).orElseThrow();
                state = state.with(depot.garrison(depot.garrison().minus(each.factors())));
            }
            state = lost(state, power, each.factors());
        }
        return state;
    }

    private static EiaState leadersLeft(EiaState before, List<String> leaders) {
        var state = before;
        for (var leader : leaders) {
            state = state.with(state.leaders().get(leader).offMap());
        }
        return state;
    }

    private static EiaState besieged(EiaState before, String area, Upkeep now) {
        var state = before.with(before.city(area).orElseThrow().fed(true));
        for (var corps : before.corpsAt(Location.city(area))) {
            state = upkeep(state, corps.id(), now);
        }
        return state;
    }

    private static EiaState hungry(EiaState before, Power power, String area, List<HungerLoss> losses, List<String> removed) {
        var state = before;
        for (var loss : losses) {
            var corps = state.findCorps(loss.unit());
            if (corps.isPresent()) {
                state = without(state, corps.get(), loss.factors());
            } else if (state.irregulars().containsKey(loss.unit())) {
                state = lost(state.withoutIrregular(loss.unit()), power, loss.factors());
            } else {
                var city = state.city(area).orElseThrow();
                state = lost(state.with(city.garrison(loss.unit(), city.garrison(loss.unit()).minus(loss.factors()))), power, loss.factors());
            }
        }
        for (var corps : removed) {
            state = state.withoutCorps(corps);
        }
        return state;
    }

    private static EiaState starvedOut(EiaState before, SupplyEvent.CityStarvedOut out) {
        var state = hungry(before, out.power(), out.area(), out.losses(), out.removed());
        state = state.with(state.city(out.area()).orElseThrow().besiegers(List.of()));
        for (var leader : out.leaders()) {
            state = state.with(state.leaders().get(leader).capturedBy(out.captor()));
        }
        return state.owes(new SupplyDuty.StarvedCity(out.captor(), out.area()));
    }

    private static EiaState occupied(EiaState before, SupplyEvent.StarvedCitySettled settled) {
        var state = before;
        for (var corps : settled.corps()) {
            state = state.with(state.corps().get(corps).at(Location.city(settled.area())));
            state = state.with(state.city(settled.area()).orElseThrow().controller(settled.power().word()));
        }
        for (var leader : settled.leaders()) {
            state = state.with(state.leaders().get(leader).at(Location.city(settled.area())));
        }
        return state;
    }

    /** The factors of a neutral minor state are no power's loss. */
    private static EiaState neutral(EiaState before, SupplyEvent.NeutralGarrisonForaged foraged) {
        var city = before.city(foraged.area()).orElseThrow().fed(true);
        for (var loss : foraged.losses()) {
            city = city.garrison(loss.unit(), city.garrison(loss.unit()).minus(loss.factors()));
        }
        return foraged.emptied() ? before.with(city.besiegers(List.of())).owes(new SupplyDuty.StarvedCity(foraged.power(), foraged.area()))
                : before.with(city);
    }

    private static EiaState paid(EiaState before, SupplyEvent.SupplyPaid paid) {
        var state = before;
        for (var payment : paid.payments()) {
            var payer = state.power(payment.payer()).orElseThrow();
            state = state.with(payer.money(payer.money() - payment.money()));
        }
        for (var corps : paid.corps()) {
            state = upkeep(state, corps, Upkeep.DEPOT);
        }
        for (var area : paid.cities()) {
            state = besieged(state, area, Upkeep.DEPOT);
        }
        return state;
    }
}
