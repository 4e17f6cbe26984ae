package tercio.domain.eu.play.transport;

import java.util.List;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Move;
import tercio.domain.eu.game.Phase;
import tercio.domain.eu.game.Precedence;
import tercio.domain.eu.game.SeaCompany;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.transport.TransportEvent.LandingBeatenBack;
import tercio.domain.eu.play.transport.TransportEvent.LandingPortAsked;
import tercio.domain.eu.play.transport.TransportEvent.TroopsLanded;

/** Applies the events of troops aboard to the board. */
final class TransportEvolution {

    private TransportEvolution() {}

    static EuState evolve(EuState state, TransportEvent event) {
        return switch (event) {
            case TroopsLanded landed -> landed(state, landed);
            case LandingPortAsked asked -> state.duties(state.duties().plus(0, new Duty.LandingHome(asked.country(), asked.stack(), asked.troops())));
            case LandingBeatenBack back -> back(state.duties().stream().limit(1).anyMatch(Duty.LandingHome.class::isInstance) ? state.settled() : state, back);
        };
    }

    private static Stack aboard(EuState state, String fleet) {
        return state.fleet(fleet).orElseThrow().aboard().getFirst();
    }

    private static EuState carrying(EuState state, String fleet, List<Stack> troops) {
        var ships = state.fleet(fleet).orElseThrow();
        return state.with(ships.carrying(troops, ships.gold()));
    }

    /**
     * Lands the troops. Their move goes on from there, unless they come into a besieged fortress or land outside the movements of their
     * alliance.
     */
    private static EuState landed(EuState state, TroopsLanded landed) {
        var troops = aboard(state, landed.stack());
        boolean besieged = landed.inside() && state.stacks().values().stream().anyMatch(stack -> stack.province().equals(landed.province())
                && !stack.besieged() && state.atWar(state.allianceOf(stack), state.allianceOf(troops)));
        var ashore = troops.entering(landed.province(), landed.sea());
        var next = carrying(state, landed.stack(), List.of()).with(ashore.moved(true).besieged(besieged));
        if (landed.active()) {
            var status = next.countries().get(troops.country());
            if (status.active().stream().noneMatch(active -> active.stack().equals(troops.id()))) {
                next = next.country(troops.country(), status.activeMove(troops.id(), landed.small()));
            }
        }
        return landed.inside() ? next : next.phase(((Phase.Movement) next.phase()).precedence(Precedence.FREE)
                .move(Move.lands(troops.id(), landed.embarked(), landed.sea(), landed.province(), landed.mp(), landed.active(), landed.open())));
    }

    /** Takes the troops back. The ships come to the port at once; the troops go ashore there when attrition is rolled. */
    private static EuState back(EuState state, LandingBeatenBack back) {
        var troops = state.stacks().get(back.troops());
        var next = carrying(state.without(troops), back.stack(), List.of(troops.in(troops.province())));
        var ships = next.fleet(back.stack()).orElseThrow();
        for (var each : SeaCompany.of(next, ships)) {
            next = next.with(back.way().isEmpty() ? each.doing(null) : each.in(back.way().getLast()));
        }
        return next;
    }
}
