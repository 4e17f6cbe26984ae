package tercio.domain.eia.play.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CombatDuty;
import tercio.domain.eia.game.CombatKind;
import tercio.domain.eia.game.CombatStatus;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.PowerStatus;
import tercio.domain.eia.game.RetirementProposal;
import tercio.domain.eia.game.RetreatingForce;
import tercio.domain.eia.game.SalliedGarrison;
import tercio.domain.eia.play.combat.CombatEvent.*;
import tercio.domain.eia.tables.CombatSide;

/** Applies the events that move and take pieces in combats. */
final class PieceEvolution {

    private PieceEvolution() {}

    static EiaState evolve(EiaState state, CombatEvent event) {
        return switch (event) {
            case RetiredIntoCity retired -> retired(state, retired.who());
            case SallyMade sally -> sally(state, sally);
            case OptionLosses losses -> LossBook.taken(state, losses.side(), losses.losses());
            case CasualtiesTaken taken -> CombatEvolution.army(LossBook.taken(state, taken.side(), taken.losses()), taken.side(),
                    army -> army.demand(Optional.empty()));
            case PoliticalPointsChanged changed -> status(state, changed.power(), changed.points());
            case LeadersCaptured captured -> captured(state, captured.leaders(), captured.by());
            case ForceRetreated retreated -> retreated(state, retreated.to());
            case RetreatEnded ended -> left(state);
            case ForceSurrendered surrendered -> surrendered(state, surrendered);
            case ReinforcementArrived arrived -> arrived(state, arrived);
            case CorpsRemoved removed -> removed(state, removed);
            case WentBackInside inside -> CombatEvolution.army(
                    into(state, inside.corps(), List.of(), inside.leaders(), Location.city(CombatEvolution.field(state).area())), CombatSide.ATTACKER,
                    army -> army.without(inside.corps()).garrison(List.of()));
            case DepotSettled settled -> depot(state, settled);
            case CombatClosed closed -> closed(state, closed);
            case CityGarrisoned occupied -> occupied(state, occupied);
            case CityFaced faced -> state.with(state.cities().get(faced.area()).besiegers(faced.besiegers())).settled();
            case BesiegersLeft left -> state.with(state.cities().get(left.area()).besiegers(left.besiegers()));
            case EmptiedCityFell fell -> state.with(state.cities().get(fell.area()).controller(fell.controller()).besiegers(List.of()));
            default -> throw new IllegalArgumentException("no piece is moved by " + event);
        };
    }

    /** The pieces go to a place. */
    private static EiaState into(EiaState before, List<String> corps, List<String> irregulars, List<String> leaders, Location place) {
        var state = before;
        for (var id : corps) {
            state = state.with(state.corps().get(id).at(place));
        }
        for (var id : irregulars) {
            state = state.with(state.irregulars().get(id).at(place));
        }
        for (var id : leaders) {
            state = state.with(state.leaders().get(id).at(place));
        }
        return state;
    }

    private static EiaState retired(EiaState before, RetirementProposal who) {
        var place = CombatEvolution.field(before);
        var state = into(before, who.corps(), who.irregulars(), who.leaders(), Location.city(place.area()));
        state = CombatEvolution.army(state, CombatSide.DEFENDER, army -> army.without(who.corps()).without(who.irregulars()));
        if (!who.depot()) {
            return state;
        }
        var depot = state.depotAt(place).orElseThrow();
        var city = state.city(place.area()).orElseThrow();
        var nation = depot.power().word();
        return CombatEvolution.army(state.with(depot.garrison(Factors.NONE)).with(city.garrison(nation, city.garrison(nation).plus(depot.garrison()))),
                CombatSide.DEFENDER, army -> army.depot(false));
    }

    private static EiaState sally(EiaState before, SallyMade sally) {
        var state = into(before, sally.corps(), List.of(), sally.leaders(), CombatEvolution.field(before));
        var combat = CombatFlow.combat(state);
        var crossed = state.combats(state.combats().fought(combat.crossing(sally.crossing().orElse(combat.crossing()))));
        return CombatEvolution.army(crossed, CombatSide.ATTACKER, army -> army.joined(List.of(sally.power()), sally.corps(), List.of())
                .garrison(CombatLists.union(army.garrison(), sally.garrison())));
    }

    private static EiaState status(EiaState state, Power power, int points) {
        return state.power(power).map(status -> state.with(status.gains(points))).orElse(state);
    }

    private static EiaState captured(EiaState before, List<String> leaders, Power by) {
        var state = before;
        for (var id : leaders) {
            state = state.with(state.leaders().get(id).capturedBy(by));
        }
        return state;
    }

    private static EiaState retreated(EiaState state, String to) {
        var force = state.combats().fought().orElseThrow().retreats().getFirst();
        var moved = into(state, force.corps(), force.irregulars(), force.leaders(), Location.field(to));
        return next(moved, Optional.of(force.in(to)));
    }

    /** The force that has left is no part of the combat any more. */
    private static EiaState left(EiaState state) {
        var force = state.combats().fought().orElseThrow().retreats().getFirst();
        return CombatEvolution.army(next(state, Optional.empty()), force.side(), army -> army.without(force.corps()).without(force.irregulars()));
    }

    private static EiaState next(EiaState state, Optional<RetreatingForce> first) {
        return CombatEvolution.on(state, combat -> {
            var all = new ArrayList<>(combat.retreats().subList(1, combat.retreats().size()));
            first.ifPresent(force -> all.addFirst(force));
            return combat.retreats(all);
        });
    }

    private static EiaState surrendered(EiaState before, ForceSurrendered surrendered) {
        var state = LossBook.taken(before, surrendered.side(), surrendered.prisoners());
        state = state.power(surrendered.to()).map(PowerStatus::power).isEmpty() ? state
                : state.with(state.power(surrendered.to()).orElseThrow().captures(FactorLoss.sum(surrendered.prisoners())));
        for (var id : surrendered.corps()) {
            state = state.withoutCorps(id);
        }
        state = captured(state, surrendered.leaders(), surrendered.to());
        return CombatEvolution.army(state, surrendered.side(), army -> army.without(surrendered.corps()));
    }

    private static EiaState arrived(EiaState before, ReinforcementArrived arrived) {
        var state = into(before, arrived.corps(), arrived.irregulars(), arrived.leaders(), CombatEvolution.field(before));
        state = CombatEvolution.army(state, arrived.side(), army -> army.joined(List.of(arrived.power()), arrived.corps(), arrived.irregulars())
                .commander(arrived.commander()).used(arrived.used(), arrived.large()));
        // Reinforcements of a relieving force stay outside the relieved city (EIA-7.5.4.2.3.1.1).
        if (arrived.side() == CombatSide.ATTACKER && state.combats().fought().filter(combat -> combat.kind() == CombatKind.LIMITED).isPresent()) {
            state = CombatEvolution.army(state, arrived.side(), army -> army.relievedBy(arrived.corps()).relievedBy(arrived.irregulars()));
        }
        return state.combats(state.combats().revealed(CombatLists.union(state.combats().revealed(), arrived.corps())));
    }

    private static EiaState removed(EiaState before, CorpsRemoved removed) {
        var state = before;
        for (var id : removed.corps()) {
            state = state.withoutCorps(id);
        }
        for (var id : removed.leaders()) {
            state = state.with(state.leaders().get(id).offMap());
        }
        return CombatEvolution.on(state, combat -> combat.army(CombatSide.ATTACKER, combat.attacker().without(removed.corps()))
                .army(CombatSide.DEFENDER, combat.defender().without(removed.corps())));
    }

    private static EiaState depot(EiaState state, DepotSettled settled) {
        var depot = state.depotAt(CombatEvolution.field(state)).orElseThrow();
        return switch (settled.fate()) {
            case LEAVE -> state;
            case DESTROY -> state.withoutDepot(depot.at());
            case CONVERT -> state.with(depot.takenBy(settled.power()));
        };
    }

    private static EiaState closed(EiaState before, CombatClosed closed) {
        var state = before;
        for (var id : closed.fought()) {
            var corps = state.corps().get(id);
            var irregular = state.irregulars().get(id);
            state = corps != null ? state.with(corps.journey(corps.journey().hasFought()))
                    : irregular != null ? state.with(irregular.journey(irregular.journey().hasFought())) : state;
        }
        var status = state.combats();
        state = state.combats(new CombatStatus(status.part(), status.declared().stream().filter(area -> !area.equals(closed.area())).toList(), List.of()));
        for (var power : closed.garrisoning()) {
            state = state.owes(new CombatDuty.EmptyCity(power, closed.area()));
        }
        for (var power : closed.besieging()) {
            state = state.owes(new CombatDuty.FacedCity(power, closed.area()));
        }
        return state;
    }

    private static EiaState occupied(EiaState before, CityGarrisoned occupied) {
        var state = into(before, occupied.enter(), List.of(), occupied.leaders(), Location.city(occupied.area()));
        for (var left : occupied.garrison()) {
            var corps = state.corps().get(left.corps());
            state = state.with(corps.factors().isEmpty() ? corps : corps.factors(corps.held().minus(LeftFactors.of(occupied.taken(), left))));
            var city = state.cities().get(occupied.area());
            state = state.with(city.garrison(left.nation(), city.garrison(left.nation()).plus(left.inside())));
        }
        return state.with(state.cities().get(occupied.area()).controller(occupied.controller())).settled();
    }

    /** The remaining garrisons that made a sally. */
    static List<SalliedGarrison> less(List<SalliedGarrison> all, String nation, Factors lost) {
        return all.stream().map(part -> part.nation().equals(nation) ? new SalliedGarrison(nation, part.factors().minus(lost)) : part)
                .filter(part -> !part.factors().isEmpty()).toList();
    }
}
