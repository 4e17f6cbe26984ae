package tercio.domain.eia.combat.siege.play;

import java.util.List;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatDuty;
import tercio.domain.eia.common.game.Depot;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.SiegeDuty;
import tercio.domain.map.SpaceId;

/** Applies the events of sieges. */
final class CitySiegeEvolution {

    private CitySiegeEvolution() {}

    static EiaState evolve(EiaState state, CitySiegeEvent event) {
        return switch (event) {
            case CitySiegeEvent.SiegeRaised raised -> state.with(state.cities().get(raised.area()).withBesiegers(raised.remaining()));
            case CitySiegeEvent.SiegeHeld held -> withAttempted(state, held.area());
            case CitySiegeEvent.AssaultAttempted attempt -> withAttempted(state, attempt.area());
            case CitySiegeEvent.SiegeDecisionDue due -> state.withDuty(due.duty());
            case CitySiegeEvent.SortieForgone forgone -> state.withoutFirstDuty();
            case CitySiegeEvent.SortieMade sortie -> state.withoutFirstDuty();
            case CitySiegeEvent.SiegeDecisionMade made -> state.withoutFirstDuty();
            case CitySiegeEvent.GarrisonWithdrew withdrew -> withdraw(state, withdrew);
            case CitySiegeEvent.SiegeFightBegan began -> apply(state, began);
            case CitySiegeEvent.SiegeFightMoved moved -> apply(state, moved);
            case CitySiegeEvent.SiegeFightEnded ended -> state.withoutFirstDuty().withCombats(state.combats().withRevealed(List.of()));
            case CitySiegeEvent.SiegeLossesTaken taken -> apply(state, taken);
            case CitySiegeEvent.LeadersWithdrew leaders -> withdraw(state, leaders.leaders());
            case CitySiegeEvent.PrisonersTaken taken -> apply(state, taken);
            case CitySiegeEvent.CityCaptured captured -> apply(state, captured);
            case CitySiegeEvent.SiegePointsGained gained -> state.power(gained.power()).map(power -> state.with(power.plusPoints(gained.points()))).orElse(state);
            case CitySiegeEvent.BesiegersRetreated retreated -> movePieces(state, retreated.pieces(), Location.field(retreated.to()));
            case CitySiegeEvent.RetreatGoesOn on -> state.withFirstDuty(on.duty());
            case CitySiegeEvent.FreedCorpsLeft left -> movePieces(state, left.pieces(), Location.field(left.area()));
            case CitySiegeEvent.PortDepotDestroyed destroyed -> state.withoutDepot(Location.city(destroyed.area())).withoutFirstDuty();
            case CitySiegeEvent.PortDepotConverted converted -> convertPortDepot(state, converted.area(), converted.by());
        };
    }

    private static EiaState withAttempted(EiaState state, SpaceId area) {
        return state.with(state.cities().get(area).withAttempted(true));
    }

    private static EiaState apply(EiaState state, CitySiegeEvent.SiegeFightBegan began) {
        var revealed = state.withCombats(state.combats().withRevealed(began.corps()));
        for (var id : began.corps()) {
            revealed = revealed.with(revealed.corps().get(id).withJourney(revealed.corps().get(id).journey().afterFight()));
        }
        var power = began.combat().attacker().power();
        return power.isEmpty() ? revealed : revealed.withFirstDuty(new SiegeDuty.SiegeFight(power.get(), began.combat()));
    }

    /** The duty of the fight holds what has come of it so far. */
    private static EiaState apply(EiaState state, CitySiegeEvent.SiegeFightMoved moved) {
        var power = moved.turn().orElse(state.duties().getFirst().power());
        return state.withoutFirstDuty().withFirstDuty(new SiegeDuty.SiegeFight(power, moved.combat()));
    }

    private static EiaState apply(EiaState before, CitySiegeEvent.SiegeLossesTaken taken) {
        var state = before;
        for (var share : taken.losses()) {
            state = withoutFactors(state, taken.area(), share);
        }
        for (var id : taken.removed()) {
            state = state.withoutCorps(id).withoutIrregular(id);
        }
        for (var loss : taken.tally()) {
            var status = state.power(loss.power());
            boolean unseen = taken.unrevealed().isPresent();
            state = status.isPresent() ? state.with(unseen ? status.get().plusUnseenLosses(loss.factors()) : status.get().plusLosses(loss.factors())) : state;
        }
        return state;
    }

    private static EiaState withoutFactors(EiaState state, SpaceId area, FactorShare share) {
        var factors = Factors.of(share.type(), share.count());
        if (share.isGarrison()) {
            var city = state.cities().get(area);
            return state.with(city.withGarrison(share.garrisonNation(), city.garrisonOf(share.garrisonNation()).minus(factors)));
        }
        var corps = state.corps().get(share.piece());
        // A viewer who may not see the factors of a corps keeps them hidden.
        return corps == null || corps.factors().isEmpty() ? state : state.with(corps.withFactors(corps.factorsOrNone().minus(factors)));
    }

    private static EiaState withdraw(EiaState before, List<EiaLeaderId> leaders) {
        var state = before;
        for (var id : leaders) {
            state = state.with(state.leaders().get(id).withoutLocation());
        }
        return state;
    }

    private static EiaState withdraw(EiaState before, CitySiegeEvent.GarrisonWithdrew withdrew) {
        var to = withdrew.refuge();
        var state = movePieces(movePieces(before, withdrew.inCity(), Location.city(to)), withdrew.inArea(), Location.field(to));
        for (var garrison : before.cities().get(withdrew.area()).garrisons().entrySet()) {
            var into = state.cities().get(to);
            state = state.with(into.withGarrison(garrison.getKey(), into.garrisonOf(garrison.getKey()).plus(garrison.getValue())));
            state = state.with(state.cities().get(withdrew.area()).withGarrison(garrison.getKey(), Factors.NONE));
        }
        return state.withoutFirstDuty();
    }

    private static EiaState apply(EiaState before, CitySiegeEvent.PrisonersTaken taken) {
        var state = before.power(taken.by()).map(power -> before.with(power.plusPrisoners(taken.prisoners()))).orElse(before);
        for (var id : taken.leaders()) {
            state = state.with(state.leaders().get(id).withCaptor(taken.by()));
        }
        return state;
    }

    private static EiaState apply(EiaState before, CitySiegeEvent.CityCaptured captured) {
        var city = before.cities().get(captured.area());
        var state = before.with(city.withController(captured.by().nation()).withBesiegers(List.of()));
        return captured.occupies() ? state.withDuty(new CombatDuty.EmptyCity(captured.by(), captured.area())) : state;
    }

    private static EiaState movePieces(EiaState before, List<UnitId> pieces, Location to) {
        var state = before;
        for (var id : pieces) {
            var corps = state.corps().get(id);
            var irregular = state.irregulars().get(id);
            var leader = state.leaders().get(id.leader());
            state = corps != null ? state.with(corps.withLocation(to))
                    : irregular != null ? state.with(irregular.withLocation(to))
                    : leader != null ? state.with(leader.withLocation(to)) : state;
        }
        return state;
    }

    private static EiaState convertPortDepot(EiaState state, SpaceId area, Power by) {
        return state.withoutDepot(Location.city(area)).with(new Depot(by, Location.field(area), Factors.NONE, true)).withoutFirstDuty();
    }
}
