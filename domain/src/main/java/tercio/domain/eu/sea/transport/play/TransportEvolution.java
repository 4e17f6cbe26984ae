package tercio.domain.eu.sea.transport.play;

import java.util.List;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Move;
import tercio.domain.eu.common.game.Movement;
import tercio.domain.eu.common.game.Precedence;
import tercio.domain.eu.common.game.SeaCompany;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.sea.transport.play.TransportEvent.LandingBeatenBack;
import tercio.domain.eu.sea.transport.play.TransportEvent.LandingPortAsked;
import tercio.domain.eu.sea.transport.play.TransportEvent.TroopsLanded;

/** Applies the events of troops aboard to the board. */
final class TransportEvolution {

    private TransportEvolution() {}

    static EuState evolve(EuState state, TransportEvent event) {
        return switch (event) {
            case TroopsLanded landed -> afterLanding(state, landed);
            case LandingPortAsked asked -> state.withDuties(state.duties().plus(0, new Duty.LandingHome(asked.country(), asked.stack(), asked.troops())));
            case LandingBeatenBack back -> afterTakingBack(state.duties().stream().limit(1).anyMatch(Duty.LandingHome.class::isInstance) ? state.withoutFirstDuty() : state, back);
        };
    }

    private static Stack troopsAboard(EuState state, StackId fleet) {
        return state.fleet(fleet).orElseThrow().aboard().getFirst();
    }

    private static EuState withTroops(EuState state, StackId fleet, List<Stack> troops) {
        var ships = state.fleet(fleet).orElseThrow();
        return state.with(ships.withCargo(troops, ships.gold()));
    }

    /**
     * Lands the troops. Their move goes on from there, unless they come into a besieged fortress or land outside the movements of their
     * alliance.
     */
    private static EuState afterLanding(EuState state, TroopsLanded landed) {
        var troops = troopsAboard(state, landed.stack());
        boolean besieged = landed.inside() && state.stacks().values().stream().anyMatch(stack -> stack.province().equals(landed.province())
                && !stack.besieged() && state.areAtWar(state.allianceOf(stack), state.allianceOf(troops)));
        var ashore = troops.afterEntering(landed.province(), landed.sea());
        var next = withTroops(state, landed.stack(), List.of()).with(ashore.withMoved(true).withBesieged(besieged));
        if (landed.active()) {
            var status = next.countries().get(troops.country());
            if (status.active().stream().noneMatch(active -> active.stack().equals(troops.id()))) {
                next = next.withCountry(troops.country(), status.withActiveMove(troops.id(), landed.small()));
            }
        }
        return landed.inside() ? next : next.withPhase(((Movement) next.phase()).withPrecedence(Precedence.FREE)
                .withMove(Move.landing(troops.id(), landed.embarked(), landed.sea(), landed.province(), landed.mp(), landed.active(), landed.open())));
    }

    /** Takes the troops back. The ships come to the port at once; the troops go ashore there when attrition is rolled. */
    private static EuState afterTakingBack(EuState state, LandingBeatenBack back) {
        var troops = state.stacks().get(back.troops());
        var next = withTroops(state.without(troops), back.stack(), List.of(troops.placedIn(troops.province())));
        var ships = next.fleet(back.stack()).orElseThrow();
        for (var each : SeaCompany.of(next, ships)) {
            next = next.with(back.way().isEmpty() ? each.withAction(null) : each.placedIn(back.way().getLast()));
        }
        return next;
    }
}
