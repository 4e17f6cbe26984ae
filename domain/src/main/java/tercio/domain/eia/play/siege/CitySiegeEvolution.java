package tercio.domain.eia.play.siege;

import java.util.List;
import tercio.domain.eia.concept.Factors;
import tercio.domain.eia.concept.Power;
import tercio.domain.eia.game.CombatDuty;
import tercio.domain.eia.game.Depot;
import tercio.domain.eia.game.EiaState;
import tercio.domain.eia.game.FactorShare;
import tercio.domain.eia.game.Location;
import tercio.domain.eia.game.SiegeDuty;

/** Applies the events of sieges. */
final class CitySiegeEvolution {

    private CitySiegeEvolution() {}

    static EiaState evolve(EiaState state, CitySiegeEvent event) {
        return switch (event) {
            case CitySiegeEvent.SiegeRaised raised -> state.with(state.cities().get(raised.area()).besiegers(raised.remaining()));
            case CitySiegeEvent.SiegeHeld held -> attempted(state, held.area());
            case CitySiegeEvent.AssaultAttempted attempt -> attempted(state, attempt.area());
            case CitySiegeEvent.SiegeDecisionDue due -> state.owes(due.duty());
            case CitySiegeEvent.SortieForgone forgone -> state.settled();
            case CitySiegeEvent.SortieMade sortie -> state.settled();
            case CitySiegeEvent.SiegeDecisionMade made -> state.settled();
            case CitySiegeEvent.GarrisonWithdrew withdrew -> withdrew(state, withdrew);
            case CitySiegeEvent.SiegeFightBegan began -> began(state, began);
            case CitySiegeEvent.SiegeFightMoved moved -> moved(state, moved);
            case CitySiegeEvent.SiegeFightEnded ended -> state.settled().combats(state.combats().revealed(List.of()));
            case CitySiegeEvent.SiegeLossesTaken taken -> lost(state, taken);
            case CitySiegeEvent.LeadersWithdrew leaders -> withdrew(state, leaders.leaders());
            case CitySiegeEvent.PrisonersTaken taken -> captured(state, taken);
            case CitySiegeEvent.CityCaptured captured -> captured(state, captured);
            case CitySiegeEvent.SiegePointsGained gained -> state.power(gained.power()).map(power -> state.with(power.gains(gained.points()))).orElse(state);
            case CitySiegeEvent.BesiegersRetreated retreated -> placed(state, retreated.pieces(), Location.field(retreated.to()));
            case CitySiegeEvent.RetreatGoesOn on -> state.owesFirst(on.duty());
            case CitySiegeEvent.FreedCorpsLeft left -> placed(state, left.pieces(), Location.field(left.area()));
            case CitySiegeEvent.PortDepotDestroyed destroyed -> state.withoutDepot(Location.city(destroyed.area())).settled();
            case CitySiegeEvent.PortDepotConverted converted -> converted(state, converted.area(), converted.by());
        };
    }

    private static EiaState attempted(EiaState state, String area) {
        return state.with(state.cities().get(area).attempted(true));
    }

    private static EiaState began(EiaState state, CitySiegeEvent.SiegeFightBegan began) {
        var revealed = state.combats(state.combats().revealed(began.corps()));
        for (var id : began.corps()) {
            revealed = revealed.with(revealed.corps().get(id).journey(revealed.corps().get(id).journey().hasFought()));
        }
        var power = began.combat().attacker().power();
        return power.isEmpty() ? revealed : revealed.owesFirst(new SiegeDuty.SiegeFight(power.get(), began.combat()));
    }

    /** The duty of the fight holds what has come of it so far. */
    private static EiaState moved(EiaState state, CitySiegeEvent.SiegeFightMoved moved) {
        var power = moved.turn().orElse(state.duties().getFirst().power());
        return state.settled().owesFirst(new SiegeDuty.SiegeFight(power, moved.combat()));
    }

    private static EiaState lost(EiaState before, CitySiegeEvent.SiegeLossesTaken taken) {
        var state = before;
        for (var share : taken.losses()) {
            state = without(state, taken.area(), share);
        }
        for (var id : taken.removed()) {
            state = state.withoutCorps(id).withoutIrregular(id);
        }
        for (var loss : taken.tally()) {
            var status = state.power(loss.power());
            boolean unseen = taken.unrevealed().isPresent();
            state = status.isPresent() ? state.with(unseen ? status.get().losesUnseen(loss.factors()) : status.get().loses(loss.factors())) : state;
        }
        return state;
    }

    private static EiaState without(EiaState state, String area, FactorShare share) {
        var factors = Factors.of(share.type(), share.count());
        if (share.ofGarrison()) {
            var city = state.cities().get(area);
            return state.with(city.garrison(share.garrisonNation(), city.garrison(share.garrisonNation()).minus(factors)));
        }
        var corps = state.corps().get(share.piece());
        // A viewer who may not see the factors of a corps keeps them hidden.
        return corps == null || corps.factors().isEmpty() ? state : state.with(corps.factors(corps.held().minus(factors)));
    }

    private static EiaState withdrew(EiaState before, List<String> leaders) {
        var state = before;
        for (var id : leaders) {
            state = state.with(state.leaders().get(id).offMap());
        }
        return state;
    }

    private static EiaState withdrew(EiaState before, CitySiegeEvent.GarrisonWithdrew withdrew) {
        var to = withdrew.refuge();
        var state = placed(placed(before, withdrew.inCity(), Location.city(to)), withdrew.inArea(), Location.field(to));
        for (var garrison : before.cities().get(withdrew.area()).garrisons().entrySet()) {
            var into = state.cities().get(to);
            state = state.with(into.garrison(garrison.getKey(), into.garrison(garrison.getKey()).plus(garrison.getValue())));
            state = state.with(state.cities().get(withdrew.area()).garrison(garrison.getKey(), Factors.NONE));
        }
        return state.settled();
    }

    private static EiaState captured(EiaState before, CitySiegeEvent.PrisonersTaken taken) {
        var state = before.power(taken.by()).map(power -> before.with(power.captures(taken.prisoners()))).orElse(before);
        for (var id : taken.leaders()) {
            state = state.with(state.leaders().get(id).capturedBy(taken.by()));
        }
        return state;
    }

    private static EiaState captured(EiaState before, CitySiegeEvent.CityCaptured captured) {
        var city = before.cities().get(captured.area());
        var state = before.with(city.controller(captured.by().word()).besiegers(List.of()));
        return captured.occupies() ? state.owes(new CombatDuty.EmptyCity(captured.by(), captured.area())) : state;
    }

    private static EiaState placed(EiaState before, List<String> pieces, Location to) {
        var state = before;
        for (var id : pieces) {
            var corps = state.corps().get(id);
            var irregular = state.irregulars().get(id);
            var leader = state.leaders().get(id);
            state = corps != null ? state.with(corps.at(to))
                    : irregular != null ? state.with(irregular.at(to))
                    : leader != null ? state.with(leader.at(to)) : state;
        }
        return state;
    }

    private static EiaState converted(EiaState state, String area, Power by) {
        return state.withoutDepot(Location.city(area)).with(new Depot(by, Location.field(area), Factors.NONE, true)).settled();
    }
}
