package tercio.domain.eu.sea.attrition.play;

import java.util.List;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.CommandPassedOn;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.FleetLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.GoldSunk;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionDue;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.NavalAttritionRolled;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsLost;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.ShipsToLose;
import tercio.domain.eu.sea.attrition.play.ShipLossEvent.TroopsSunk;

/** Applies attrition at sea to the board. */
final class ShipLossEvolution {

    private ShipLossEvolution() {}

    static EuState evolve(EuState state, ShipLossEvent event) {
        return switch (event) {
            case NavalAttritionDue due -> withDuty(state, due);
            case NavalAttritionRolled rolled -> state.withoutFirstDuty();
            case ShipsToLose lost -> state.withDuties(state.duties().plus(0, new Duty.ShipLosses(lost.country(), lost.stack(), lost.thirds(), lost.why())));
            case ShipsLost lost -> withLossPaid(state, lost.stack()).with(state.fleet(lost.stack()).orElseThrow().withShips(lost.left()));
            case TroopsSunk sunk -> afterSinking(state, sunk);
            case GoldSunk sunk -> state.with(state.fleet(sunk.stack()).orElseThrow().withCargo(state.fleet(sunk.stack()).orElseThrow().aboard(), sunk.left()));
            case CommandPassedOn passed -> afterCommandPassed(state, passed);
            case FleetLost lost -> withoutFleet(withLossPaid(state, lost.stack()), lost.stack());
        };
    }

    private static EuState withDuty(EuState state, NavalAttritionDue due) {
        var next = state.withDuty(new Duty.NavalAttrition(due.country(), due.stack(), due.strain()));
        return state.phase() instanceof Movement movement && movement.voyage().filter(voyage -> voyage.stack().equals(due.stack())).isPresent()
                ? next.withPhase(movement.withVoyage(movement.voyage().get().afterRoll()))
                : next;
    }

    /** The loss that was owed is taken; one without a choice was never owed. */
    private static EuState withLossPaid(EuState state, StackId stack) {
        return !state.duties().isEmpty() && state.duties().getFirst() instanceof Duty.ShipLosses owed && owed.stack().equals(stack) ? state.withoutFirstDuty() : state;
    }

    private static EuState afterSinking(EuState state, TroopsSunk sunk) {
        var ships = state.fleet(sunk.stack()).orElseThrow();
        var troops = ships.aboard().getFirst();
        if (!sunk.left().isEmpty()) {
            return state.with(ships.withCargo(List.of(troops.withUnits(sunk.left(), sunk.veteranLd())), ships.gold()));
        }
        var next = state.with(ships.withCargo(List.of(), ships.gold()));
        for (var leader : troops.leaders()) {
            next = next.with(next.leaders().get(leader).asLost(LeaderStatus.Fate.WAITING, null, troops.province()));
        }
        return next;
    }

    /** All contingents are under the new one, which has the cargo, the action, the voyage and the duties of the former. */
    private static EuState afterCommandPassed(EuState state, CommandPassedOn passed) {
        var from = state.fleet(passed.stack()).orElseThrow();
        var next = state;
        for (var each : SeaCompany.of(state, from)) {
            next = next.with(each.withCompany(passed.to()));
        }
        var lead = next.fleet(passed.to()).orElseThrow();
        next = next.with(next.fleet(from.id()).orElseThrow().withCargo(List.of(), 0).withAction(null))
                .with(lead.withCompany(null).withAction(from.action()).withCargo(from.aboard(), lead.gold() + from.gold()).withLoadedAt(from.loadedAt()));
        var duties = next.duties();
        for (int at = 0; at < duties.size(); at++) {
            duties = duties.with(at, withDebtor(duties.get(at), from.id(), lead.id(), lead.country()));
        }
        next = next.withDuties(duties);
        return next.phase() instanceof Movement movement && movement.voyage().filter(voyage -> voyage.stack().equals(from.id())).isPresent()
                ? next.withPhase(movement.withVoyage(movement.voyage().get().under(lead.id()))) : next;
    }

    private static Duty withDebtor(Duty duty, StackId from, StackId to, CountryId country) {
        return switch (duty) {
            case Duty.NavalAttrition roll when roll.stack().equals(from) -> new Duty.NavalAttrition(country, to, roll.strain());
            case Duty.ShoreFire fire when fire.stack().equals(from) -> new Duty.ShoreFire(fire.country(), to, fire.battery());
            case Duty.WayHome home when home.stack().equals(from) -> new Duty.WayHome(country, to);
            default -> duty;
        };
    }

    /** Its leaders reach the land without a stack. */
    private static EuState withoutFleet(EuState state, StackId id) {
        var stack = state.fleet(id).orElseThrow();
        var navies = state.navies().without(id);
        for (var leader : stack.leaders()) {
            navies = navies.with(navies.leaders().get(leader).asLost(LeaderStatus.Fate.WAITING, null, null));
        }
        return state.withNavies(navies);
    }
}
