package tercio.domain.eia.combat.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tercio.domain.eia.combat.play.CombatEvent.*;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatDuty;
import tercio.domain.eia.common.game.CombatKind;
import tercio.domain.eia.common.game.CombatStatus;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.PowerStatus;
import tercio.domain.eia.common.game.RetirementProposal;
import tercio.domain.eia.common.game.RetreatingForce;
import tercio.domain.eia.common.game.SalliedGarrison;
import tercio.domain.eia.common.tables.CombatSide;
import tercio.domain.map.SpaceId;

/** Applies the events that move and take pieces in combats. */
final class PieceEvolution {

    private PieceEvolution() {}

    static EiaState evolve(EiaState state, CombatEvent event) {
        return switch (event) {
            case RetiredIntoCity retired -> apply(state, retired.who());
            case SallyMade sally -> apply(state, sally);
            case OptionLosses losses -> UnitLosses.afterLosses(state, losses.side(), losses.losses());
            case CasualtiesTaken taken -> CombatEvolution.updateArmy(UnitLosses.afterLosses(state, taken.side(), taken.losses()), taken.side(),
                    army -> army.withDemand(Optional.empty()));
            case PoliticalPointsChanged changed -> withPoints(state, changed.power(), changed.points());
            case LeadersCaptured captured -> withCaptives(state, captured.leaders(), captured.by());
            case ForceRetreated retreated -> withForceAt(state, retreated.to());
            case RetreatEnded ended -> withoutFirstForce(state);
            case ForceSurrendered surrendered -> apply(state, surrendered);
            case ReinforcementArrived arrived -> apply(state, arrived);
            case CorpsRemoved removed -> apply(state, removed);
            case WentBackInside inside -> CombatEvolution.updateArmy(
                    movePieces(state, inside.corps(), List.of(), inside.leaders(), Location.city(CombatEvolution.combatLocation(state).area())), CombatSide.ATTACKER,
                    army -> army.without(inside.corps()).withGarrison(List.of()));
            case DepotSettled settled -> apply(state, settled);
            case CombatClosed closed -> apply(state, closed);
            case CityGarrisoned occupied -> apply(state, occupied);
            case CityFaced faced -> state.with(state.cities().get(faced.area()).withBesiegers(faced.besiegers())).withoutFirstDuty();
            case BesiegersLeft left -> state.with(state.cities().get(left.area()).withBesiegers(left.besiegers()));
            case EmptiedCityFell fell -> state.with(state.cities().get(fell.area()).withController(fell.controller()).withBesiegers(List.of()));
            default -> throw new IllegalArgumentException("no piece is moved by " + event);
        };
    }

    /** The pieces go to a place. */
    private static EiaState movePieces(EiaState before, List<UnitId> corps, List<UnitId> irregulars, List<EiaLeaderId> leaders, Location place) {
        var state = before;
        for (var id : corps) {
            state = state.with(state.corps().get(id).withLocation(place));
        }
        for (var id : irregulars) {
            state = state.with(state.irregulars().get(id).withLocation(place));
        }
        for (var id : leaders) {
            state = state.with(state.leaders().get(id).withLocation(place));
        }
        return state;
    }

    private static EiaState apply(EiaState before, RetirementProposal who) {
        var place = CombatEvolution.combatLocation(before);
        var state = movePieces(before, who.corps(), who.irregulars(), who.leaders(), Location.city(place.area()));
        state = CombatEvolution.updateArmy(state, CombatSide.DEFENDER, army -> army.without(who.corps()).without(who.irregulars()));
        if (!who.depot()) {
            return state;
        }
        var depot = state.depotAt(place).orElseThrow();
        var city = state.city(place.area()).orElseThrow();
        var nation = depot.power().nation();
        return CombatEvolution.updateArmy(state.with(depot.withGarrison(Factors.NONE)).with(city.withGarrison(nation, city.garrisonOf(nation).plus(depot.garrison()))),
                CombatSide.DEFENDER, army -> army.withDepot(false));
    }

    private static EiaState apply(EiaState before, SallyMade sally) {
        var state = movePieces(before, sally.corps(), List.of(), sally.leaders(), CombatEvolution.combatLocation(before));
        var combat = CombatFlow.combat(state);
        var crossed = state.withCombats(state.combats().withCombat(combat.crossing(sally.crossing().orElse(combat.crossing()))));
        return CombatEvolution.updateArmy(crossed, CombatSide.ATTACKER, army -> army.withReinforcements(List.of(sally.power()), sally.corps(), List.of())
                .withGarrison(CombatLists.union(army.garrison(), sally.garrison())));
    }

    private static EiaState withPoints(EiaState state, Power power, int points) {
        return state.power(power).map(status -> state.with(status.plusPoints(points))).orElse(state);
    }

    private static EiaState withCaptives(EiaState before, List<EiaLeaderId> leaders, Power by) {
        var state = before;
        for (var id : leaders) {
            state = state.with(state.leaders().get(id).withCaptor(by));
        }
        return state;
    }

    private static EiaState withForceAt(EiaState state, SpaceId to) {
        var force = state.combats().fought().orElseThrow().retreats().getFirst();
        var moved = movePieces(state, force.corps(), force.irregulars(), force.leaders(), Location.field(to));
        return replaceFirstForce(moved, Optional.of(force.afterEntering(to)));
    }

    /** The force that has left is no part of the combat any more. */
    private static EiaState withoutFirstForce(EiaState state) {
        var force = state.combats().fought().orElseThrow().retreats().getFirst();
        return CombatEvolution.updateArmy(replaceFirstForce(state, Optional.empty()), force.side(), army -> army.without(force.corps()).without(force.irregulars()));
    }

    private static EiaState replaceFirstForce(EiaState state, Optional<RetreatingForce> first) {
        return CombatEvolution.updateCombat(state, combat -> {
            var all = new ArrayList<>(combat.retreats().subList(1, combat.retreats().size()));
            first.ifPresent(force -> all.addFirst(force));
            return combat.withRetreats(all);
        });
    }

    private static EiaState apply(EiaState before, ForceSurrendered surrendered) {
        var state = UnitLosses.afterLosses(before, surrendered.side(), surrendered.prisoners());
        state = state.power(surrendered.to()).map(PowerStatus::power).isEmpty() ? state
                : state.with(state.power(surrendered.to()).orElseThrow().plusPrisoners(FactorLoss.sum(surrendered.prisoners())));
        for (var id : surrendered.corps()) {
            state = state.withoutCorps(id);
        }
        state = withCaptives(state, surrendered.leaders(), surrendered.to());
        return CombatEvolution.updateArmy(state, surrendered.side(), army -> army.without(surrendered.corps()));
    }

    private static EiaState apply(EiaState before, ReinforcementArrived arrived) {
        var state = movePieces(before, arrived.corps(), arrived.irregulars(), arrived.leaders(), CombatEvolution.combatLocation(before));
        state = CombatEvolution.updateArmy(state, arrived.side(), army -> army.withReinforcements(List.of(arrived.power()), arrived.corps(), arrived.irregulars())
                .withCommander(arrived.commander()).withUsed(arrived.used(), arrived.large()));
        // Reinforcements of a relieving force stay outside the relieved city (EIA-7.5.4.2.3.1.1).
        if (arrived.side() == CombatSide.ATTACKER && state.combats().fought().filter(combat -> combat.kind() == CombatKind.LIMITED).isPresent()) {
            state = CombatEvolution.updateArmy(state, arrived.side(), army -> army.withRelief(arrived.corps()).withRelief(arrived.irregulars()));
        }
        return state.withCombats(state.combats().withRevealed(CombatLists.union(state.combats().revealed(), arrived.corps())));
    }

    private static EiaState apply(EiaState before, CorpsRemoved removed) {
        var state = before;
        for (var id : removed.corps()) {
            state = state.withoutCorps(id);
        }
        for (var id : removed.leaders()) {
            state = state.with(state.leaders().get(id).withoutLocation());
        }
        return CombatEvolution.updateCombat(state, combat -> combat.withArmy(CombatSide.ATTACKER, combat.attacker().without(removed.corps()))
                .withArmy(CombatSide.DEFENDER, combat.defender().without(removed.corps())));
    }

    private static EiaState apply(EiaState state, DepotSettled settled) {
        var depot = state.depotAt(CombatEvolution.combatLocation(state)).orElseThrow();
        return switch (settled.fate()) {
            case LEAVE -> state;
            case DESTROY -> state.withoutDepot(depot.at());
            case CONVERT -> state.with(depot.convertedFor(settled.power()));
        };
    }

    private static EiaState apply(EiaState before, CombatClosed closed) {
        var state = before;
        for (var id : closed.fought()) {
            var corps = state.corps().get(id);
            var irregular = state.irregulars().get(id);
            state = corps != null ? state.with(corps.withJourney(corps.journey().afterFight()))
                    : irregular != null ? state.with(irregular.withJourney(irregular.journey().afterFight())) : state;
        }
        var status = state.combats();
        state = state.withCombats(new CombatStatus(status.part(), status.declared().stream().filter(area -> !area.equals(closed.area())).toList(), List.of()));
        for (var power : closed.garrisoning()) {
            state = state.withDuty(new CombatDuty.EmptyCity(power, closed.area()));
        }
        for (var power : closed.besieging()) {
            state = state.withDuty(new CombatDuty.FacedCity(power, closed.area()));
        }
        return state;
    }

    private static EiaState apply(EiaState before, CityGarrisoned occupied) {
        var state = movePieces(before, occupied.enter(), List.of(), occupied.leaders(), Location.city(occupied.area()));
        for (var left : occupied.garrison()) {
            var corps = state.corps().get(left.corps());
            state = state.with(corps.factors().isEmpty() ? corps : corps.withFactors(corps.factorsOrNone().minus(LeftFactors.of(occupied.taken(), left))));
            var city = state.cities().get(occupied.area());
            state = state.with(city.withGarrison(left.nation(), city.garrisonOf(left.nation()).plus(left.inside())));
        }
        return state.with(state.cities().get(occupied.area()).withController(occupied.controller())).withoutFirstDuty();
    }

    /** The remaining garrisons that made a sally. */
    static List<SalliedGarrison> minus(List<SalliedGarrison> all, NationId nation, Factors lost) {
        return all.stream().map(part -> part.nation().equals(nation) ? new SalliedGarrison(nation, part.factors().minus(lost)) : part)
                .filter(part -> !part.factors().isEmpty()).toList();
    }
}
