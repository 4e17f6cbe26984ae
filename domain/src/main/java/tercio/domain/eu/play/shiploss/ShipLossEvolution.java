package tercio.domain.eu.play.shiploss;

import java.util.List;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.LeaderStatus;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.play.shiploss.ShipLossEvent.CommandPassedOn;
import tercio.domain.eu.play.shiploss.ShipLossEvent.FleetLost;
import tercio.domain.eu.play.shiploss.ShipLossEvent.GoldSunk;
import tercio.domain.eu.play.shiploss.ShipLossEvent.NavalAttritionDue;
import tercio.domain.eu.play.shiploss.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.play.shiploss.ShipLossEvent.ShipsLost;
import tercio.domain.eu.play.shiploss.ShipLossEvent.ShipsToLose;
import tercio.domain.eu.play.shiploss.ShipLossEvent.TroopsSunk;

/** Applies attrition at sea to the board. */
final class ShipLossEvolution {

    private ShipLossEvolution() {}

    static EuState evolve(EuState state, ShipLossEvent event) {
        return switch (event) {
            case NavalAttritionDue due -> due(state, due);
            case NavalAttritionRolled rolled -> state.settled();
            case ShipsToLose lost -> state.duties(state.duties().plus(0, new Duty.ShipLosses(lost.country(), lost.stack(), lost.thirds(), lost.why())));
            case ShipsLost lost -> paid(state, lost.stack()).with(state.fleet(lost.stack()).orElseThrow().ships(lost.left()));
            case TroopsSunk sunk -> sunk(state, sunk);
            case GoldSunk sunk -> state.with(state.fleet(sunk.stack()).orElseThrow().carrying(state.fleet(sunk.stack()).orElseThrow().aboard(), sunk.left()));
            case CommandPassedOn passed -> passedOn(state, passed);
            case FleetLost lost -> gone(paid(state, lost.stack()), lost.stack());
        };
    }

    private static EuState due(EuState state, NavalAttritionDue due) {
        var next = state.owes(new Duty.NavalAttrition(due.country(), due.stack(), due.strain()));
        return state.phase() instanceof Phase.Movement movement && movement.voyage() != null && movement.voyage().stack().equals(due.stack())
                ? next.phase(movement.voyage(movement.voyage().afterRoll()))
                : next;
    }

    /** The loss that was owed is taken; one without a choice was never owed. */
    private static EuState paid(EuState state, String stack) {
        return !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.ShipLosses owed && owed.stack().equals(stack) ? state.settled() : state;
    }

    private static EuState sunk(EuState state, TroopsSunk sunk) {
        var ships = state.fleet(sunk.stack()).orElseThrow();
        var troops = ships.aboard().getFirst();
        if (!sunk.left().empty()) {
            return state.with(ships.carrying(List.of(troops.units(sunk.left(), sunk.veteranLd())), ships.gold()));
        }
        var next = state.with(ships.carrying(List.of(), ships.gold()));
        for (var leader : troops.leaders()) {
            next = next.with(next.leaders().get(leader).lost(LeaderStatus.Fate.WAITING, null, troops.province()));
        }
        return next;
    }

    /** All contingents are under the new one, which has the cargo, the action, the voyage and the duties of the former. */
    private static EuState passedOn(EuState state, CommandPassedOn passed) {
        var from = state.fleet(passed.stack()).orElseThrow();
        var next = state;
        for (var each : SeaCompany.of(state, from)) {
            next = next.with(each.company(passed.to()));
        }
        var lead = next.fleet(passed.to()).orElseThrow();
        next = next.with(next.fleet(from.id()).orElseThrow().carrying(List.of(), 0).doing(null))
                .with(lead.company(null).doing(from.action()).carrying(from.aboard(), lead.gold() + from.gold()).loadedAt(from.loadedAt()));
        var duties = next.duties();
        for (int at = 0; at < duties.size(); at++) {
            duties = duties.with(at, owedBy(duties.get(at), from.id(), lead.id(), lead.country()));
        }
        next = next.duties(duties);
        return next.phase() instanceof Phase.Movement movement && movement.voyage() != null && movement.voyage().stack().equals(from.id())
                ? next.phase(movement.voyage(movement.voyage().led(lead.id()))) : next;
    }

    private static Duty owedBy(Duty duty, String from, String to, String country) {
        return switch (duty) {
            case Duty.NavalAttrition roll when roll.stack().equals(from) -> new Duty.NavalAttrition(country, to, roll.strain());
            case Duty.ShoreFire fire when fire.stack().equals(from) -> new Duty.ShoreFire(fire.country(), to, fire.battery());
            case Duty.WayHome home when home.stack().equals(from) -> new Duty.WayHome(country, to);
            default -> duty;
        };
    }

    /** Its leaders reach the land without a stack. */
    private static EuState gone(EuState state, String id) {
        var stack = state.fleet(id).orElseThrow();
        var navies = state.navies().without(id);
        for (var leader : stack.leaders()) {
            navies = navies.with(navies.leaders().get(leader).lost(LeaderStatus.Fate.WAITING, null, null));
        }
        return state.navies(navies);
    }
}
